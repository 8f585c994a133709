/** The choices that point at the board: places, counters where they stand, markers of the hand, regions and tables. */
import type { Clickable } from "../contract";
import { isLeader, portOf } from "./facts";
import { leaderAt, stackOf, type View } from "./view";

export interface BoardClicks {
  /** Locales, seas and boxes. */
  spaces: Map<string, Clickable>;
  /** Ports whose ships can be chosen apart from the town. */
  aboard: Map<string, Clickable>;
  /** Counters, by place and key. */
  tokens: Map<string, Map<string, Clickable>>;
  /** Units and leaders that stand nowhere on the map, or in a battle: they are shown in a panel. */
  units: Map<string, Clickable>;
  /** Markers of the hand, by id. */
  markers: Map<string, Clickable>;
  regions: Map<string, Clickable>;
  /** Other buttons, by their notation. */
  buttons: Map<string, Clickable>;
}

const after = (choice: string, start: string): string | undefined => (choice.startsWith(start) ? choice.slice(start.length) : undefined);

/** Where the unit or leader of a choice stands: the question may be about a place, or a force may be moving. */
function whereIs(view: View, unit: string, about: readonly string[]): string | undefined {
  if (isLeader(unit)) {
    const at = leaderAt(view, unit);
    if (at !== undefined) return at;
  }
  const places = [...about, ...(view.march ? [view.march.at] : [])];
  return places.find((place) => (["american", "british"] as const).some((side) => (stackOf(view, place, side)?.force?.units[unit] ?? 0) > 0));
}

export function boardClicks(view: View | null, clickables: readonly Clickable[], about: readonly string[]): BoardClicks {
  const clicks: BoardClicks = {
    spaces: new Map(), aboard: new Map(), tokens: new Map(), units: new Map(), markers: new Map(), regions: new Map(), buttons: new Map(),
  };
  const onToken = (place: string, key: string, click: Clickable) => {
    const at = portOf(place) ?? place;
    clicks.tokens.set(at, (clicks.tokens.get(at) ?? new Map<string, Clickable>()).set(key, click));
  };
  for (const click of clickables) {
    const { choice, target } = click;
    switch (target.kind) {
      case "space": {
        const port = portOf(target.space);
        if (port === undefined) clicks.spaces.set(target.space, click);
        else clicks.aboard.set(port, click);
        break;
      }
      case "box":
        clicks.spaces.set(target.box, click);
        break;
      case "piece":
        onToken(target.space, target.piece, click);
        break;
      case "unit": {
        const place = view && !view.battle && !choice.startsWith("disrupted/") ? whereIs(view, target.unit, about) : undefined;
        if (place === undefined) clicks.units.set(choice, click);
        else onToken(place, target.unit, click);
        break;
      }
      case "card":
        clicks.markers.set(after(choice, "marker/") ?? choice, click);
        break;
      case "button": {
        const region = after(choice, "region/");
        if (region === undefined) clicks.buttons.set(choice, click);
        else clicks.regions.set(region, click);
        break;
      }
      case "number":
      case "stack":
      case "route":
        break;
    }
  }
  return clicks;
}
