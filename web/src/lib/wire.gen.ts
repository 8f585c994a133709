// The JSON of games, as crates/wire has it. Made by `cargo xtask golden`: change the Rust, not this.

export type Arg = number | string;

export type MessageText = { 
/**
 * The key of the message.
 */
key: string, 
/**
 * Its arguments: numbers, and keys of other messages.
 */
args?: { [key in string]: Arg }, 
/**
 * The message in words.
 */
text: string, };

export type Target = { "kind": "button" } | { "kind": "space", space: string, } | { "kind": "piece", space: string, piece: string, } | { "kind": "card", card: number, } | { "kind": "number", number: number, };

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
prompt: MessageText, 
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
rolled_for?: string, };

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
 * Its arguments: numbers, and keys of other messages.
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
 * Its arguments: numbers, and keys of other messages.
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
