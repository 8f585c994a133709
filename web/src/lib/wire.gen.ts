// The JSON of games, as crates/wire has it. Made by `cargo xtask golden`: change the Rust, not this.

export type Arg = number | string;

export type MessageText = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * Its arguments: numbers, ids of things of the game, and keys of other messages.
 */
args?: { [key in string]: Arg }, 
/**
 * The message in words.
 */
text: string, };

export type PromptText = { 
/**
 * The name of the prompt, which stays when words change.
 */
name: string, 
/**
 * The key of the message.
 */
key: string, 
/**
 * Its arguments: numbers, ids of things of the game, and keys of other messages.
 */
args?: { [key in string]: Arg }, 
/**
 * The message in words.
 */
text: string, };

export type Target = { "kind": "button", 
/**
 * What the button is for.
 */
role: "choose" | "done" | "pass" | "yes" | "no", } | { "kind": "space", 
/**
 * The space.
 */
space: string, } | { "kind": "piece", 
/**
 * The space.
 */
space: string, 
/**
 * The kind of piece.
 */
piece: string, } | { "kind": "unit", 
/**
 * The unit.
 */
unit: string, } | { "kind": "stack", 
/**
 * The space.
 */
space: string, 
/**
 * Whose stack it is.
 */
seat: string, } | { "kind": "route", 
/**
 * The spaces, from the first to the last.
 */
spaces: Array<string>, } | { "kind": "box", 
/**
 * The box.
 */
box: string, } | { "kind": "card", 
/**
 * The printed number.
 */
card: number, } | { "kind": "number", 
/**
 * Its value.
 */
number: number, };

export type Choice = { 
/**
 * Its notation, which `answer` takes.
 */
choice: string, 
/**
 * The choice in words.
 */
label: MessageText, 
/**
 * What it points at.
 */
target: Target, };

export type Question = { 
/**
 * Who decides; `chance` for dice and draws.
 */
seat: string, 
/**
 * What.
 */
prompt: PromptText, 
/**
 * By which rule.
 */
rule: string, 
/**
 * The only answers there are.
 */
choices: Array<Choice>, 
/**
 * For `chance`: the weight of each choice.
 */
odds?: Array<number>, 
/**
 * The only seat that may know the answer, where it is secret.
 */
only?: string, 
/**
 * The agent's seat, where an agent rolls on its way to a choice.
 */
rolled_for?: string, 
/**
 * Whether the seat answers several questions in secret at once with others.
 */
in_dialogue?: boolean, };

export type Outcome = { 
/**
 * Who won; several may win together, and nobody wins a draw.
 */
winners: Array<string>, 
/**
 * The score, margin or rank of each seat, where the game has one.
 */
scores: { [key in string]: number }, 
/**
 * The end in words.
 */
message: MessageText, };

export type JournalEntry = { 
/**
 * How many answers had been given when it happened.
 */
at: number, 
/**
 * By which rule.
 */
rule: string, 
/**
 * The only seat that may read it, where it is secret.
 */
only?: string, 
/**
 * The key of the message.
 */
key: string, 
/**
 * Its arguments: numbers, ids of things of the game, and keys of other messages.
 */
args?: { [key in string]: Arg }, 
/**
 * The message in words.
 */
text: string, };

export type Reason = { 
/**
 * The rule, or empty where the agent follows none.
 */
rule: string, 
/**
 * What was compared, in the order of preference.
 */
candidates?: Array<MessageText>, 
/**
 * The key of the message.
 */
key: string, 
/**
 * Its arguments: numbers, ids of things of the game, and keys of other messages.
 */
args?: { [key in string]: Arg }, 
/**
 * The message in words.
 */
text: string, };

export type Waiting = { 
/**
 * The questions that wait: several where several seats are asked at once, none once the game is over.
 */
questions: Array<Question>, 
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null, };

export type Preview = { 
/**
 * What would happen.
 */
journal: Array<JournalEntry>, 
/**
 * The questions that wait: several where several seats are asked at once, none once the game is over.
 */
questions: Array<Question>, 
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null, };

export type Advice = { 
/**
 * Why.
 */
reasons: Array<Reason>, 
/**
 * Its notation, which `answer` takes.
 */
choice: string, 
/**
 * The choice in words.
 */
label: MessageText, 
/**
 * What it points at.
 */
target: Target, };

export type TallyValue = { 
/**
 * It in words.
 */
value: MessageText, 
/**
 * Its value, of a number.
 */
number: number | null, 
/**
 * How likely it is, from 0 to 1.
 */
probability: number, };

export type Tally = { 
/**
 * What it is.
 */
what: MessageText, 
/**
 * How it may come out.
 */
values: Array<TallyValue>, 
/**
 * The mean, of a number.
 */
mean: number | null, };

export type OddsFinding = { 
/**
 * What it is, or what is noted.
 */
what: MessageText, 
/**
 * How it comes out; none for a note.
 */
value: MessageText | null, };

export type OddsResult = { 
/**
 * How likely it is, from 0 to 1.
 */
probability: number, 
/**
 * For a single roll, the outcomes that lead to it.
 */
outcomes: Array<string>, 
/**
 * What is decided; for a single roll, what is noted.
 */
found: Array<OddsFinding>, };

export type Odds = { 
/**
 * The bot that answers the choices on the way; none where there is none to make.
 */
policy: string | null, 
/**
 * Whether others play nothing out of hands that are not known.
 */
enemy_plays_no_card: boolean, 
/**
 * Whether the odds are exact; otherwise they are an estimate, or the mean over some of what others may hide.
 */
exact: boolean, 
/**
 * Where too much may happen to work it all out: how many battles were fought for an estimate.
 */
fought: number | null, 
/**
 * The roll, where the odds are those of a single one.
 */
roll: MessageText | null, 
/**
 * For each thing that is decided, how it may come out.
 */
tallies: Array<Tally>, 
/**
 * What may come out as a whole, the most likely first.
 */
results: Array<OddsResult>, 
/**
 * How many points of the game were looked at.
 */
points: number, };

export type Named = { 
/**
 * The name for programs.
 */
id: string, 
/**
 * The name for people.
 */
name: string, };

export type Scenario = { 
/**
 * What `new` calls it.
 */
id: string, 
/**
 * Its name for people.
 */
name: string, 
/**
 * Its seats, in order.
 */
seats: Array<Named>, };

export type Options = { 
/**
 * What `new` calls it.
 */
id: string, 
/**
 * Its name for people.
 */
name: string, 
/**
 * What it may be; the first is the default.
 */
values: Array<Named>, };

export type GameInfo = { 
/**
 * What `new` calls it.
 */
game: string, 
/**
 * Its title for people.
 */
title: string, 
/**
 * Raised whenever old records may no longer replay.
 */
rules_version: number, 
/**
 * Whether any seat may know what another may not.
 */
hides: boolean, 
/**
 * The scenarios; the first is the default.
 */
scenarios: Array<Scenario>, 
/**
 * The options of set-up.
 */
options: Array<Options>, 
/**
 * Who may take a seat besides `ask`.
 */
agents: Array<Named>, };

/** The names of what each game asks its seats. */
export type PromptNames = {
  "liberty-or-death": "take-from-map" | "blockade" | "lift-blockade" | "move-blockade-from" | "move-blockade-to" | "leader-follows" | "leader-comes" | "leader-homeless" | "first-eligible" | "second-command-or-event" | "second-command" | "second-limited-or-event" | "second-limited" | "command-after-activity" | "stroke" | "trump" | "stroke-action" | "stroke-action-next" | "muster-first" | "muster-next" | "muster-regulars" | "muster-tories" | "muster-fort-or-loyalty" | "muster-fort-where" | "muster-loyalty-where" | "muster-fort-regulars" | "garrison-city" | "garrison-from" | "garrison-regulars" | "garrison-displace" | "garrison-displace-to" | "british-march-to" | "british-march-from" | "british-march-regulars" | "british-march-tories" | "british-battle" | "rally-where" | "rally-how" | "rally-militia" | "rally-unit-for-fort" | "rally-regroup-from" | "rally-regroup-count" | "rally-train-where" | "rally-train-count" | "patriot-march-where" | "patriot-march-from" | "patriot-march-more" | "patriot-march-count" | "patriot-battle-where" | "french-join-battle" | "rabble-rousing-where" | "gather-where" | "gather-how" | "gather-how-many" | "village-active" | "gather-from" | "indian-march-where" | "indian-march-from" | "underground-war-parties-go" | "active-war-parties-go" | "scout-where" | "scout-from" | "scout-regulars" | "scout-tories" | "scout-skirmish" | "raid-where" | "raid-move" | "agents-where" | "agents-what" | "hortalez" | "french-muster-where" | "french-muster-count" | "french-fort" | "french-march-where" | "french-march-from" | "french-march-count" | "french-march-more" | "french-battle-where" | "patriots-join-battle" | "battle-indians-join" | "battle-activate" | "battle-war-parties-lost" | "win-the-day-where" | "win-the-day-levels" | "win-the-day-rally" | "win-the-day-blockade" | "activity-after" | "skirmish-where" | "skirmish-how" | "skirmish-remove" | "skirmish-remove-next" | "battle-common-cause" | "british-march-war-parties" | "persuasion-where" | "partisans-where" | "partisans-how" | "partisans-unit" | "partisans-unit-next" | "trade-where" | "trade-offer" | "trade-offer-living" | "war-path-where" | "war-path-how" | "war-path-remove" | "war-path-remove-next" | "plunder-where" | "plunder-remove" | "preparer" | "event-how-many" | "event-from-unavailable" | "event-move-count" | "event-space" | "event-faction" | "event-victim" | "event-may" | "event-add" | "event-group" | "event-remove" | "event-swap" | "event-move-out" | "event-sail" | "event-may-command" | "event-partisans" | "event-from-west-indies" | "event-set-active" | "event-word" | "event-more" | "event-mix" | "event-drive-to" | "event-cubes-to-quebec" | "event-side" | "british-supply" | "patriot-supply" | "patriot-supply-loss" | "french-supply" | "indian-supply" | "first-village" | "west-indies-withdraw" | "winter-reward-loyalty" | "loyalty-gage" | "loyalty" | "loyalty-propaganda" | "committees-where" | "committees-how-many" | "leader-redeploys" | "militia-desert" | "continentals-desert" | "tories-desert" | "winter-base",
  "washingtons-war": "battle-card" | "battle-card-how" | "which-cu" | "retreat-where" | "campaign" | "landing-where" | "activate-whom" | "discard-for" | "exchange" | "event-place" | "event-remove" | "event-flip" | "event-add-cu" | "event-remove-cu" | "event-choose" | "navy-where" | "french-where" | "european-war" | "capture-removes" | "who-leaves" | "congress-where" | "intercept" | "take-along" | "move" | "retreat-before-battle" | "use-ops" | "place-or-flip" | "use-queue" | "reinforce-where" | "land-where" | "land-how-many" | "bring-general" | "open-with-campaign" | "who-first" | "play-card" | "use-event" | "tournament" | "committees" | "for-the-king",
  "we-the-people": "battle-event" | "which-cu" | "retreat-where" | "attack-with" | "cancel" | "counterattack" | "campaign" | "move-whom" | "event-place" | "event-remove" | "event-flip" | "event-add-cu" | "event-remove-cu" | "which-special" | "event-choose" | "navy-where" | "french-where" | "who-leaves" | "congress-where" | "intercept" | "take-along" | "move" | "retreat-before-battle" | "use-ops" | "place" | "reinforce-where" | "land-where" | "land-how-many" | "bring-general" | "open-with-campaign" | "who-first" | "play-card" | "use-event" | "committees",
  "decision-in-north-america": "set-up-unit" | "set-up-leader" | "special-where" | "play-marker" | "roll-again" | "counter-spy" | "spy-on" | "partisan-region" | "partisan-where" | "drill-where" | "drill-how-many" | "leader-arises-where" | "bait-where" | "engineers-where" | "politick-against" | "privateers" | "shot-heard" | "bid" | "bid-how-many" | "bid-marker" | "return-markers" | "return-marker" | "mobilize" | "which-unit" | "unit-where" | "leader-where" | "exchange-where" | "fortress-where" | "upgrade-where" | "commit" | "commit-marker" | "commit-to" | "table-first" | "region-first" | "goes-home" | "leader-goes-home" | "leaves-neutral" | "move-from" | "land-or-sea" | "pay-march" | "force-size" | "force-units" | "who-goes" | "commander" | "move-to" | "sail-to" | "drop-off" | "leave-fleet" | "land" | "land-whom" | "arrange-where" | "arrange-top" | "overrun" | "intercept" | "besiege" | "abandon-fortress" | "battle-where" | "commit-tactics" | "use-tactics" | "fire-or-retreat" | "fortress-target" | "eliminated" | "disrupted" | "retreat-to" | "left-behind" | "sinks-with" | "siege-attack" | "sortie" | "accept-honors" | "honors-to" | "commit-massacre" | "out-of-supply",
  "ferry-town": "discard" | "bid" | "cross",
};
