// The views of the games, as their crates have them. Made by `cargo xtask golden`: change the Rust, not this.

/**
 * Something for each side.
 */
export type BySide<T> = { 
/**
 * The Americans'.
 */
american: T, 
/**
 * The British.
 */
british: T, };

/**
 * A hand as a viewer sees it.
 */
export type HandSeen<T> = { 
/**
 * How many cards, which everybody sees.
 */
size: number, 
/**
 * Which, for those who may know.
 */
cards?: T, };

/**
 * Where a general is.
 */
export type PlaceOf<S> = "reinforcements" | "france" | { "at": S } | "captured" | "out";

/**
 * A player's side.
 */
export type Side = "american" | "british";

/**
 * A space as text; what is none may be left out.
 */
export type SpaceDocument = { pc?: Side, american?: number, french?: number, british?: number, };

/**
 * How the war would end if it ended now.
 */
export type Standing = { 
/**
 * Who would win; nobody in a compromise.
 */
winner: Side | null, 
/**
 * How many colonies each side needs.
 */
needed: BySide<number>, 
/**
 * How many each has beyond that; below 0 it lacks some.
 */
margins: BySide<number>, };

export namespace LibertyOrDeath {
/**
 * §4.0 A Special Activity of any Faction.
 */
export type Activity = "common-cause" | "skirmish" | "naval-pressure" | "persuasion" | "partisans" | "trade" | "war-path" | "plunder" | "preparer-la-guerre";
/**
 * The number of a card, 1 to 109.
 */
export type CardNumber = number;
/**
 * The cards: what lies open, and what is known of the deck. Its order is nobody's knowledge: it is drawn lazily.
 */
export type Cards = { 
/**
 * The card in play.
 */
current: CardNumber | null, 
/**
 * The card that will be played next.
 */
on_deck: CardNumber | null, 
/**
 * All cards that were ever turned up, bit by number.
 */
seen: Array<CardNumber>, 
/**
 * The Campaign whose pile is being drawn, from 0.
 */
campaign: number, 
/**
 * How many cards of that pile were drawn.
 */
drawn: number, 
/**
 * Whether that pile's Winter Quarters card was drawn.
 */
winter_drawn: boolean, 
/**
 * How many Winter Quarters Rounds were begun.
 */
winters: number, };
/**
 * §3.0 A Command of any Faction.
 */
export type Command = "muster" | "garrison" | "march" | "battle" | "rally" | "rabble-rousing" | "gather" | "scout" | "raid" | "agent-mobilization" | "hortalez";
/**
 * When a game was decided.
 */
export type Decided = "victory-check" | "final-round";
/**
 * Which text of the rules is played.
 */
export type Edition = "printed" | "living";
/**
 * How a game ended.
 */
export type Ending = { 
/**
 * When.
 */
decided: Decided, 
/**
 * §7.1 The Factions from first place to last.
 */
ranking: [Faction, Faction, Faction, Faction], 
/**
 * §7.3 The total margin of each Faction.
 */
margins: { [key in Faction]: number }, 
/**
 * §8.8 For a lone player: the result. A stalemate has no winner.
 */
lone_player?: LoneResult, };
/**
 * A Command in the midst of its execution.
 */
export type Executing = { faction: Faction, command: Command | null, free: boolean, limited: boolean, selected: Array<Space>, origins: Array<Space>, activity: Activity | null, };
/**
 * §1.5 A Faction. Its seat has the same order.
 */
export type Faction = "british" | "patriots" | "indians" | "french";
/**
 * What the 1st Eligible Faction did with the card (§2.3.4).
 */
export type FirstDid = "command" | "command-and-activity" | "event";
/**
 * §1.10 A Leader.
 */
export type Leader = "washington" | "rochambeau" | "lauzun" | "gage" | "howe" | "clinton" | "brant" | "cornplanter" | "dragging-canoe";
/**
 * §1.10 The one Leader that a Faction has in play.
 */
export type LeaderInPlay = { 
/**
 * Who.
 */
leader: Leader, 
/**
 * Where.
 */
place: Whereabouts, };
/**
 * §1.6.1 The five levels of Support and Opposition.
 */
export type Level = "active-opposition" | "passive-opposition" | "neutral" | "passive-support" | "active-support";
/**
 * §8.8 How the game of a lone player ended.
 */
export type LoneResult = "lost" | "stalemate" | "won";
/**
 * §7.1, §7.2 How far a Faction is ahead in its two conditions, and whether it meets both.
 */
export type MarginView = { lead: number, second: number, total: number, met: boolean, };
/**
 * The options chosen at set-up.
 */
export type Options = { 
/**
 * Which text of the rules.
 */
edition: Edition, 
/**
 * Set-up: whether each Campaign's cards come from its own period.
 */
periods: boolean, 
/**
 * §2.3.7 The Winter is Coming option.
 */
winter_is_coming: boolean, 
/**
 * §1.5 Who plays what.
 */
players: Players, 
/**
 * §8.1 Which Factions are non-players.
 */
non_players: { [key in Faction]: boolean }, 
/**
 * §8.8 The difficulty option of a lone player.
 */
difficult: boolean, };
/**
 * Where the game is in the sequence of play.
 */
export type Phase = "next-card" | "brilliant-strokes" | "eligible-faction" | "victory-check" | "supply" | "resources-phase" | "support-phase" | "redeployment" | "desertion" | "reset";
/**
 * §1.4 A kind of piece. Militia and War Parties off the map count as Underground.
 */
export type Piece = "british-regulars" | "tories" | "british-forts" | "continentals" | "militia-underground" | "militia-active" | "patriot-forts" | "war-parties-underground" | "war-parties-active" | "villages" | "french-regulars";
/**
 * §1.5 Who plays what, as far as victory asks.
 */
export type Players = "four" | "three-royalist" | "three-rebellion" | "two";
/**
 * §2.1 A scenario.
 */
export type Scenario = "1775-long" | "1776-medium" | "1778-short" | "1778-sprint";
/**
 * §2.3 Eligibility, and what happened on this card.
 */
export type Sequence = { 
/**
 * Where the game is.
 */
phase: Phase, 
/**
 * §2.3.1 Who is Eligible.
 */
eligible: { [key in Faction]: boolean }, 
/**
 * Who executed a Command or the Event on this card.
 */
acted: { [key in Faction]: boolean }, 
/**
 * Who passed on this card.
 */
passed: { [key in Faction]: boolean }, 
/**
 * Who an Event made Ineligible through the next card.
 */
ineligible_through_next: { [key in Faction]: boolean }, 
/**
 * Who an Event leaves Eligible whatever it did on this card.
 */
remains_eligible: { [key in Faction]: boolean }, 
/**
 * What the 1st Eligible Faction did, once it acted.
 */
first: FirstDid | null, };
/**
 * §1.5.1 A side: two Factions that are friends.
 */
export type Side = "royalist" | "rebellion";
/**
 * §1.3.1 A space of the map, or the West Indies.
 */
export type Space = "quebec-city" | "boston" | "new-york-city" | "philadelphia" | "norfolk" | "charles-town" | "savannah" | "new-hampshire" | "massachusetts" | "connecticut-rhode-island" | "new-york" | "new-jersey" | "pennsylvania" | "maryland-delaware" | "virginia" | "north-carolina" | "south-carolina" | "georgia" | "quebec" | "northwest" | "southwest" | "florida" | "west-indies";
/**
 * A space as text.
 */
export type SpaceDocument = { support?: Level, pieces?: { [key in Piece]?: number }, propaganda?: number, raids?: number, 
/**
 * Squadrons in the West Indies.
 */
squadrons?: number, 
/**
 * Blockades on a City. Documents of the first rules have them as `squadrons`.
 */
blockades?: number, };
/**
 * An observation. Nothing is hidden in this game, so it costs nothing.
 */
export type View = { control: { [key in Space]?: Side }, total_support: number, total_opposition: number, fni: number, french_preparations: number, 
/**
 * §7.1 How far each Faction is from victory.
 */
margins: { [key in Faction]: MarginView }, 
/**
 * §7.2 What Support or Opposition must lead by, and more.
 */
lead_needed: number, 
/**
 * §7.2, §8.8 Who would win if there were a Victory Check now; nobody if the game would go on.
 */
winning: Array<Faction>, executing?: Executing, scenario: Scenario, options: Options, spaces: { [key in Space]?: SpaceDocument }, available: { [key in Piece]?: number }, unavailable: { [key in Piece]?: number }, casualties: { [key in Piece]?: number }, squadrons_unavailable: number, leaders: { [key in Faction]: LeaderInPlay }, resources: { [key in Faction]: number }, cbc: number, crc: number, treaty: boolean, strokes: Array<Faction>, treaty_card: boolean, cards: Cards, sequence: Sequence, ending?: Ending, };
/**
 * §1.10 Where a Leader is.
 */
export type Whereabouts = "available" | { "at": Space };
}

export namespace WashingtonsWar {
/**
 * A general on the move.
 */
export type ActivationSeen = { general: string, moved: number, battle_from: string | null, };
/**
 * §10.11.A.iv By which means a side may not place PC markers this year.
 */
export type Blocked = { 
/**
 * By operations cards.
 */
ops: boolean, 
/**
 * By discarding events.
 */
discard: boolean, };
/**
 * How the game ended.
 */
export type Ending = { 
/**
 * Who won.
 */
winner: Side, 
/**
 * §13.1 By destroying the enemy, and not by colonies.
 */
automatic: boolean, };
/**
 * §12.3 Where the French Navy is.
 */
export type NavyAt<Z> = "france" | { "zone": Z } | "away";
/**
 * What lies open, as text.
 */
export type OpenDocument = { options: Options, year: number, phase: Phase, to_play: Side, spaces: { [key in string]: SpaceDocument }, generals: { [key in string]: PlaceOf<string> }, congress: string | null, dispersed: boolean, british_choose: boolean, british_reinforcements: number, french_reinforcements: number, french_alliance: number, allied_in: number | null, french_navy: NavyAt<string>, regulars: boolean, reshuffle: boolean, blocked: BySide<Blocked>, discards: Array<number>, removed: Array<number>, held_out: Array<number>, queue: BySide<Array<number>>, reinforcement_cards: BySide<Array<number>>, war_ends: number | null, ending?: Ending, };
/**
 * What was chosen before the game.
 */
export type Options = { 
/**
 * §6.34 The tournament rule: a British special event draws a card and allows another play.
 */
tournament: boolean, 
/**
 * §4.0 The loyalists of the older edition.
 */
older_loyalists: boolean, };
/**
 * §5.0 What comes next.
 */
export type Phase = "committees" | "for-the-king" | "reinforcements" | "strategy-cards" | "first-player" | "impulse" | "winter-attrition" | "french-naval" | "political-control" | "end";
/**
 * An observation.
 */
export type View = { open: OpenDocument, hands: BySide<HandSeen<Array<number>>>, deck: number, control: { [key in string]: Side }, colonies: BySide<number>, standing: Standing, blockaded: Array<string>, european_war: boolean, queued: BySide<number>, activation?: ActivationSeen, };
}

export namespace WeThePeople {
/**
 * A general on the move.
 */
export type ActivationSeen = { general: string, moved: number, pace: number, carried: number, from: string | null, };
/**
 * §12.0 How the game ended.
 */
export type Ending = "captured" | { "no-units": Side } | { "colonies": Side | null };
/**
 * A battle.
 */
export type FightSeen = { space: string, attacker: Side, attacking: Side, attack: string | null, played: { [key in string]: number }, sources: BySide<Sources>, rounds: Array<RoundSeen>, };
/**
 * §6.2 Where the French Navy is.
 */
export type NavyAt<S> = "france" | { "at": S } | "away";
/**
 * What lies open, as text.
 */
export type OpenDocument = { options: Options, year: number, phase: Phase, to_play: Side, spaces: { [key in string]: SpaceDocument }, generals: { [key in string]: PlaceOf<string> }, congress: string | null, british_reinforcements: number, french_reinforcements: number, french_alliance: boolean, european_war: boolean, french_navy: NavyAt<string>, regulars: boolean, blocked: BySide<boolean>, discards: Array<number>, removed: Array<number>, reinforcement_cards: BySide<Array<number>>, war_ends: number | null, ending?: Ending, };
/**
 * What was chosen before the game.
 */
export type Options = { 
/**
 * §10.1 British armies place PC markers where they stand, without a neighbouring one.
 */
armies_place: boolean, 
/**
 * §7.2 Nobody intercepts into a space that British combat units already hold.
 */
safe_among_friends: boolean, 
/**
 * §9.2 Of beaten British armies only defenders retreat by sea.
 */
only_defenders_sail: boolean, };
/**
 * §5.0 What comes next.
 */
export type Phase = "committees" | "reinforcements" | "deal" | "first-player" | "strategy" | "winter-attrition" | "french-navy" | "political-control" | "end";
/**
 * A Battle Round as it is shown.
 */
export type RoundSeen = { attacking: Side, attack: string, defence: string | null, };
/**
 * §9.1 How many battle cards a side has from each source.
 */
export type Sources = { [key in "general" | "combat-units" | "militia" | "event" | "interception" | "winter-offensive" | "regulars" | "port"]?: number };
/**
 * An observation.
 */
export type View = { open: OpenDocument, hands: BySide<HandSeen<Array<number>>>, deck: number, control: { [key in string]: Side }, colonies: BySide<number>, standing: Standing, activation?: ActivationSeen, fight?: FightSeen, battle_hands: BySide<HandSeen<{ [key in string]: number }>>, };
}

export namespace DecisionInNorthAmerica {
/**
 * Where a fact comes from, the surest first. What says nothing of it is taken for our own choice.
 */
export type Basis = "rulebook" | "public" | "inferred" | "memory" | "reconstructed";
export type BattleSeen = { place: string, attacker: Side, naval: boolean, landing: boolean, sortie: boolean, fortress: boolean, siege: boolean, round: number, firing: Side, forces: BySide<ForceSeen>, disrupted: ForceSeen, tactics: BySide<number>, lost: BySide<number>, 
/**
 * The fire so far, in its order; the last is still going on while a hit is taken.
 */
volleys: Array<VolleySeen>, };
/**
 * Something that each side has.
 */
export type BySide<T> = { 
/**
 * The American's.
 */
american: T, 
/**
 * The Briton's.
 */
british: T, };
export type ForceSeen = { units: { [key in string]: number }, leaders: Array<string>, };
/**
 * §5.1 The first or the second player.
 */
export type Half = "first" | "second";
export type HandSeen = { count: number, markers: { [key in string]: number } | null, };
export type MarchSeen = { side: Side, from: string, at: string, left: number, naval: boolean, forced: boolean, commander: string | null, force: ForceSeen | null, 
/**
 * Where it can go next, to those who know the force; nowhere before its die is rolled.
 */
steps: Array<StepSeen>, };
/**
 * §2.13 A nation.
 */
export type Nation = "american" | "french" | "spanish" | "british" | "hessian" | "indian";
/**
 * §5.1 Where the turn is. A step plays a part of it.
 */
export type Phase = { "set-up": number } | "initiative" | "political" | { "mobilization": Half } | "rabble-rousing" | { "movement": [number, Half] } | { "combat": [number, Half] } | "forage" | "enlistment" | "adjustment" | "end-of-turn";
export type PlaceSeen = { 
/**
 * How sure its name and its value are.
 */
basis: Basis, american?: StackSeen, british?: StackSeen, partisan: Side | null, fortress: Side | null, siege: Side | null, massacre: boolean, };
/**
 * What a side's towns in a region are worth.
 */
export type RegionStanding = { value: number, points: number, };
/**
 * §1.1 A player's side.
 */
export type Side = "american" | "british";
export type StackSeen = { top: string | null, height: number, 
/**
 * All of it, for those who may know.
 */
force?: ForceSeen, moved?: ForceSeen, };
/**
 * How a side stands, as far as the viewer can see.
 */
export type StandingSeen = { 
/**
 * §3.1 The value of the towns that it holds: what counts for a military victory.
 */
value: number, 
/**
 * §6.2 The points that its towns would bring in a Political Phase.
 */
points: number, 
/**
 * §6.6 The dice that it would roll for points.
 */
dice: number, 
/**
 * §30.1 The points that it would get for Indian locales.
 */
indian_points: number, 
/**
 * §3.1 Whether it meets the conditions of a military victory.
 */
military: boolean, 
/**
 * §3.1 Whether it meets the conditions of a political victory.
 */
political: boolean, 
/**
 * Value and points by region, where it holds anything.
 */
regions: { [key in string]: RegionStanding }, };
/**
 * A step that a force on the move can take.
 */
export type StepSeen = { to: string, 
/**
 * The movement points it takes.
 */
cost: number, 
/**
 * The movement points left after it.
 */
left: number, };
/**
 * An observation.
 */
export type View = { short: boolean, options: Array<string>, turn: number, year: number, phase: Phase, first: Side, active: Side | null, points: BySide<number>, bought: BySide<number>, progress: string, europe: string, loyalty: { [key in string]: number }, allies: Array<Nation>, 
/**
 * What the towns of each side are worth now. An enemy stack under a leader counts as holding its town.
 */
standing: BySide<StandingSeen>, 
/**
 * What a unit costs its side now: one price, or three for a region that is its own, neutral or the enemy's.
 */
prices: { [key in string]: Array<number> }, places: { [key in string]: PlaceSeen }, hands: BySide<HandSeen>, pool: number, set_aside: { [key in string]: number }, leader_pool: BySide<Array<string>>, leaders_gone: Array<string>, lost_for_good: { [key in string]: number }, passing: BySide<boolean>, march: MarchSeen | null, battle: BattleSeen | null, };
/**
 * The fire of one side in a round.
 */
export type VolleySeen = { round: number, 
/**
 * Who fires.
 */
side: Side, 
/**
 * Tactics markers used for more dice.
 */
tactics: number, 
/**
 * The dice in the order in which they fell.
 */
dice: Array<number>, 
/**
 * How many of them hit.
 */
hits: number, 
/**
 * Who of the other side was disrupted by them.
 */
disrupted: ForceSeen, 
/**
 * Who of the other side was eliminated by them.
 */
eliminated: ForceSeen, };
}

export namespace FerryTown {
/**
 * A merchant as a viewer sees it.
 */
export type MerchantSeen = { 
/**
 * The merchant's name.
 */
name: string, 
/**
 * The tokens, for those who may know them.
 */
hand: Array<Token> | null, 
/**
 * How many tokens there are, which everybody sees.
 */
tokens: number, 
/**
 * The coins, which everybody sees.
 */
coins: number, };
/**
 * A token with its value, 1 to 6.
 */
export type Token = number;
/**
 * An observation.
 */
export type View = { 
/**
 * The round: 0 before the first.
 */
round: number, 
/**
 * The merchants as the viewer sees them.
 */
merchants: Array<MerchantSeen>, };
}

/** The view of each game, by the game's name. */
export type GameViews = {
  "liberty-or-death": LibertyOrDeath.View,
  "washingtons-war": WashingtonsWar.View,
  "we-the-people": WeThePeople.View,
  "decision-in-north-america": DecisionInNorthAmerica.View,
  "ferry-town": FerryTown.View,
};
