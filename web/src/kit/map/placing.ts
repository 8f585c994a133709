/**
 * Room for names and stacks beside what they name, in pixels: off each other, off the towns, near their own. Reckoned anew
 * when the scale or a stack changes; what has room where it stood stays there.
 */
import { centre, edgeTowards, overlap, type Box } from "./geometry";
import type { Point } from "./projection";

export interface Block {
  id: string;
  /** What it belongs to. */
  at: Point;
  /** What its sign covers, where nothing else may stand. */
  sign: Box;
  width: number;
  height: number;
  /** Where it stands best, if that is not beside the sign: its upper left corner. */
  wanted?: Point;
  /** Whether a point lies in the region that it belongs to: there it stands rather than elsewhere. */
  home?: (point: Point) => boolean;
  /** Whether it is a name alone, which gives way to stacks. */
  light?: boolean;
}

export interface Placed extends Box {
  /** Whether there was room that nothing else covers. */
  free: boolean;
}

/** From how far on, in pixels, a block is tied to what it belongs to: nobody would know whose it is. */
const TIED = 18;

/** From the sign to the block. */
export type Tie = readonly [Point, Point];

/** The line that ties a block to its sign, if it stands farther off than a reader would guess. */
export function tieOf(sign: Box | Point, block: Box): Tie | undefined {
  const point = Array.isArray(sign) ? (sign as Point) : undefined;
  const edge = edgeTowards(block, point ?? centre(sign as Box));
  const from = point ?? edgeTowards(sign as Box, edge);
  return Math.hypot(edge[0] - from[0], edge[1] - from[1]) > TIED + (point ? 11 : 0) ? [from, edge] : undefined;
}

/** What a pixel of overlap costs beside a pixel of distance. */
const COVERED = 400;
/** What it costs to stand outside the own region. */
const AWAY = 150;
/** How far from its sign a block may stand, in steps. */
const RINGS = [2, 7, 13, 21, 31, 44, 60, 80, 104, 132, 165, 200];
/** How far along a side of the sign a block may slide, as shares: in the middle first. */
const SLIDES = [0.5, 0.2, 0.8, 0, 1];
/** The sides, and what each costs: right, left, below, above. */
const SIDES = [["right", 0], ["left", 2], ["below", 1], ["above", 1]] as const;
/** Directions from a place that was wanted. */
const DIRECTIONS = Array.from({ length: 12 }, (_, at) => [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)] as const);
/** How often all is tried again, with those first that found no room. */
const TRIES = 12;

function covered(a: Box, b: Box): number {
  if (!overlap(a, b)) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return 1 + Math.min(width, height);
}

interface Offer {
  box: Box;
  cost: number;
}

/** The places for a block, the best first. */
function offersFor({ sign, width, height, wanted, home }: Block): Offer[] {
  if (wanted) {
    const [x, y] = wanted;
    const rings = [4, ...RINGS].flatMap((ring) => DIRECTIONS.map(([dx, dy]) => ({ box: { x: x + dx * ring, y: y + dy * ring, width, height }, cost: ring })));
    const all = [{ box: { x, y, width, height }, cost: 0 }, ...rings];
    if (!home) return all;
    return all.map(({ box, cost }) => ({ box, cost: cost + (home(centre(box)) ? 0 : AWAY) })).sort((a, b) => a.cost - b.cost);
  }
  const offers: Offer[] = [];
  for (const ring of RINGS) {
    for (const [side, bias] of SIDES) {
      SLIDES.forEach((slide, at) => {
        const x = side === "right" ? sign.x + sign.width + ring : side === "left" ? sign.x - width - ring : sign.x - width + slide * (sign.width + width);
        const y = side === "below" ? sign.y + sign.height + ring : side === "above" ? sign.y - height - ring : sign.y - height + slide * (sign.height + height);
        offers.push({ box: { x, y, width, height }, cost: bias + at * 1.5 + ring * 1.4 });
      });
    }
  }
  return offers.sort((a, b) => a.cost - b.cost);
}

const within = (box: Box, bounds: Box): boolean =>
  box.x >= bounds.x && box.y >= bounds.y && box.x + box.width <= bounds.x + bounds.width && box.y + box.height <= bounds.y + bounds.height;

/** A place for every block within the bounds. `before` is where they stood until now, at the same scale. */
export function placeBlocks(blocks: readonly Block[], taken: readonly Box[], bounds: Box, before?: ReadonlyMap<string, Box>): Map<string, Placed> {
  const offers = new Map(
    blocks.map((block) => {
      const all = offersFor(block);
      const inside = all.filter(({ box }) => within(box, bounds));
      const held = before?.get(block.id);
      // A name does not jump for a few pixels: where it stood comes first.
      const kept = held && held.width === block.width && held.height === block.height ? [{ box: { ...held }, cost: 0 }] : [];
      return [block.id, [...kept, ...(inside.length > 0 ? inside : all)]] as const;
    }),
  );
  // As far as two of them can come towards each other from their signs.
  const FAR = 520;
  const reach = (a: Box, b: Box) => Math.abs(a.x - b.x) < FAR && Math.abs(a.y - b.y) < FAR;
  const near = new Map(blocks.map((block) => [block.id, blocks.filter((other) => other !== block && reach(block.sign, other.sign))] as const));
  const fixed = new Map(
    blocks.map((block) => [
      block.id,
      [
        ...taken.filter((box) => reach(block.sign, box)),
        ...(block.wanted ? [] : [block.sign]),
        ...near.get(block.id)!.filter((other) => !other.wanted).map((other) => other.sign),
      ],
    ] as const),
  );
  /** What a stack pays for standing on a name, which will give way. */
  const LIGHT = 0.004;
  const overlaps = (block: Block, box: Box, chosen: ReadonlyMap<string, Box>, light: number): number => {
    let sum = 0;
    for (const other of fixed.get(block.id)!) sum += covered(box, other);
    for (const other of near.get(block.id)!) {
      const there = chosen.get(other.id);
      if (there) sum += covered(box, there) * (other.light && !block.light ? light : 1);
    }
    return sum;
  };
  const settle = (block: Block, chosen: Map<string, Box>) => {
    let best: Box | undefined;
    let least = Infinity;
    for (const { box, cost } of offers.get(block.id)!) {
      if (cost >= least) break;
      const all = cost + COVERED * overlaps(block, box, chosen, LIGHT);
      if (all < least) [best, least] = [box, all];
    }
    chosen.set(block.id, best!);
  };

  // What has a region chooses first, then the largest; then each looks again, knowing where the others stand. Who found no room
  // begins the next try.
  const weight = ({ width, height, light, home }: Block) => (light ? 0 : home ? 2e6 : 1e6) + width * height;
  let order = [...blocks].sort((a, b) => weight(b) - weight(a));
  let found = new Map<string, Box>();
  let fewest = Infinity;
  for (let attempt = 0; attempt < TRIES && fewest > 0; attempt += 1) {
    const chosen = new Map<string, Box>();
    let crowded: Block[] = order;
    for (let pass = 0; pass < 6 && crowded.length > 0; pass += 1) {
      for (const block of pass === 0 ? order : crowded) settle(block, chosen);
      crowded = order.filter((block) => overlaps(block, chosen.get(block.id)!, chosen, 0) > 0);
    }
    const away = order.filter((block) => block.home && !block.home(centre(chosen.get(block.id)!)));
    // To stand on something is worse than to stand outside the own region.
    const faults = crowded.length * blocks.length + away.length;
    if (faults < fewest) [found, fewest] = [chosen, faults];
    const first = (block: Block) => (block.light ? 0 : block.home ? 3 : 2) + (crowded.includes(block) ? 2 : away.includes(block) ? 1 : 0);
    order = [...order].sort((a, b) => first(b) - first(a));
  }
  return new Map(blocks.map((block) => [block.id, { ...found.get(block.id)!, free: overlaps(block, found.get(block.id)!, found, 0) === 0 }]));
}
