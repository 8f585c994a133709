// The tutorial of Washington's War: Arnold marches on Quebec in 1775, and Thomas Paine writes.

import type { Tutorial } from "../../kit/tutorial/tutorial";

const tutorial: Tutorial = {
  end: "ww-end",
  scenario: "1775",
  seat: "american",
  bot: "steady",
  seed: 9,
  // Dealt in turn, the Americans first: they get 37, 19, 87, 38, 63, 1 and 108.
  deck: [37, 2, 19, 3, 87, 4, 38, 5, 63, 20, 1, 6, 108, 21],
  // Committees of Correspondence, all but the last.
  opening: ["concord-nh", "falmouth", "hartford", "west-point", "morristown", "reading", "baltimore", "alexandria", "hillsboro", "eutaw-springs"],
  steps: [
    { prompt: "committees", choice: "savannah", say: "ww-committees" },
    { prompt: "who-first", choice: "british", say: "ww-first" },
    { prompt: "play-card", choice: "card-37", say: "ww-hand" },
    { prompt: "use-ops", choice: "reinforce", say: "ww-reinforce" },
    { prompt: "reinforce-where", choice: "falmouth", say: "ww-falmouth" },
    { prompt: "bring-general", choice: "arnold", say: "ww-arnold" },
    { prompt: "play-card", choice: "card-19", say: "ww-second-card" },
    { prompt: "use-ops", choice: "activate", say: "ww-activate" },
    { prompt: "activate-whom", choice: "arnold", say: "ww-whom" },
    { prompt: "move", choice: "quebec", say: "ww-march" },
    { prompt: "take-along", choice: "3", say: "ww-take-along" },
    { prompt: "battle-card", choice: "card-87", say: "ww-battle" },
    { prompt: "battle-card-how", choice: "event", say: "ww-battle-card" },
    { prompt: "play-card", choice: "card-63", say: "ww-paine" },
    { prompt: "use-event", choice: "event", say: "ww-event" },
    { prompt: "event-place", choice: "albany", say: "ww-albany" },
    { prompt: "event-place", choice: "richmond", say: "ww-richmond" },
    { prompt: "event-place", choice: "salem", say: "ww-salem" },
  ],
};

export default tutorial;
