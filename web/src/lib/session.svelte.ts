// A table that is open in this browser: what the server tells of it, and what of that is being shown.

import { type Ahead, type Later, lookAhead, usual } from "./ahead";
import { api, ApiError, type Viewpoint } from "./api";
import { afterAnswer, answerOfPrepared, byItself, type Grip, type Habit, habitOf, type Prepared, type QuestionReader } from "./hands";
import { type Clocks, toldNow } from "./clocks.svelte";
import { currentLanguage } from "./i18n.svelte";
import { currentMe, ensureMe } from "./me.svelte";
import { keep, recall, settings } from "./settings.svelte";
import { type Connection, TableSocket } from "./socket";
import { endTutorial } from "../kit/tutorial/kept";
import { type Lesson, lessonOf, type Tutorial } from "../kit/tutorial/tutorial";
import { lasts, type Stop, storyOf } from "./story";
import { fits, lastAnswerOf, merge, questionFor, type TableState } from "./table";
import type { ChatMessage, Choice, GameInfo, GameView, Message, Note, OddsReply, Preview, Question, Span, StateMessage, TableInfo } from "./wire";

/** A moment of the past that is shown in place of the present. */
export interface Moment {
  /** The step before the first whose story belongs to this moment. */
  after: number;
  step: number;
  view: GameView | undefined;
}

/** What others did, as it is being told. */
export interface Story {
  /** The step that it begins after. */
  from: number;
  stops: Stop[];
  /** The stop that is shown; before the first is -1. */
  at: number;
}

/** Milliseconds after which what is on the screen counts as seen. */
const glance = 1000;

/** Under this name the browser keeps what was read of the chat of each table. */
const heardPlace = "tricorne-chat";
/** And under this one the standing orders of each table. */
const ordersPlace = "tricorne-orders";

export class Session {
  readonly id: string;
  readonly viewpoint: Viewpoint;
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  live = $state.raw<TableState | null>(null);
  connection = $state<Connection>("connecting");
  here = $state.raw<string[]>([]);
  /** The ids of those who are here. */
  people = $state.raw<string[]>([]);
  watching = $state(0);
  /** How much time the seats have. */
  clocks = $state.raw<Clocks>(toldNow([]));
  chat = $state.raw<ChatMessage[]>([]);
  /** The last line of chat that was on the screen. */
  heard = $state(0);
  /** How many lines of others came since. */
  unread = $derived(this.chat.filter(({ n, user }) => n > this.heard && user !== currentMe()?.id).length);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** What the last request was refused for. */
  problem = $state.raw<ApiError | null>(null);
  /** Whether taking back needs the consent of others, or a word of one's own. */
  undoRefused = $state(false);
  moment = $state.raw<Moment | null>(null);
  story = $state.raw<Story | null>(null);
  paused = $state(false);
  /** What keeps the story from going on by itself, such as a battle sheet that is read. */
  held = $state(false);
  /** Where the last story began, to tell it again. */
  lastStory = $state<number | null>(null);
  /** What one's own last answer brought, where nothing else is told. */
  fresh = $state.raw<Note[]>([]);
  /** How much happened since the last visit, and from where on; none once it was seen. */
  news = $state.raw<{ count: number; from: number } | null>(null);
  /** What of the table had been seen when it was opened. */
  seenBefore = $state.raw<Span | null>(null);
  /** Pieces that were taken up. */
  grip = $state.raw<Grip | null>(null);
  /** The version that was answered last: what comes by itself waits for a later one. */
  #answered = -1;
  /** Answers that were given ahead, to questions that are on their way. */
  prepared = $state.raw<readonly Prepared[]>([]);
  /** What can be clicked already of the questions that follow. */
  ahead = $state.raw<Ahead | null>(null);
  /** What is set in a panel and not confirmed yet: Done confirms it. */
  draft: readonly Prepared[] | null = null;
  /** Where the pieces in the hand are to go, once that can be answered. */
  #goal: string | null = null;
  /** Where a march over several spaces is to end. */
  #march: string | null = null;
  /** What was settled for a whole move, by the names of its questions. */
  habits = $state.raw<ReadonlyMap<string, Habit>>(new Map());
  /** The names of questions that are always answered in the same way here. */
  orders = $state.raw<readonly string[]>([]);
  /** Whether every question is asked: after something was taken back, until the next answer. */
  asksAll = $state(false);
  /** The own seat that a shared screen was last handed to. */
  handedTo = $state<string | null>(null);

  /** The seats that are played in this browser. */
  own = $derived((this.info?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat));
  question = $derived(this.live ? questionFor(this.live, this.own) : null);
  myTurn = $derived(this.question !== null && this.own.includes(this.question.seat));
  /** Whether the screen must be handed over before the question may be shown. */
  covered = $derived(
    (this.game?.hides ?? false) && this.own.length > 1 && this.myTurn && this.question?.seat !== this.handedTo,
  );
  /** The tutorial that this table is, until its end. */
  tutorial = $state.raw<Tutorial | null>(null);
  lesson = $derived.by((): Lesson | null => {
    const { tutorial, live } = this;
    if (!tutorial || !live) return null;
    const given = live.answers.filter(({ seat }) => seat === tutorial.seat).map(({ choice }) => choice);
    return lessonOf(tutorial, given, this.myTurn ? this.question : null);
  });
  /** The choice that a tutorial asks for. */
  taught = $derived(this.lesson?.at === "step" ? this.lesson.step.choice : null);
  /** The choices that the reader has; none while it is not for her to choose. */
  choices = $derived<Choice[]>(
    this.question && this.myTurn && !this.covered
      ? this.question.choices.filter(({ choice }) => this.taught === null || choice === this.taught)
      : [],
  );
  /** Whether an answer could be given at once. */
  ready = $derived(!this.busy && this.connection === "open" && this.story === null);
  /** The stop that is told. */
  stop = $derived(this.story ? (this.story.stops[this.story.at] ?? null) : null);
  /** The journal as far as it may be shown: a story is never overtaken. */
  journal = $derived.by((): Note[] => {
    const { live, story, moment } = this;
    if (!live) return [];
    return story ? live.journal.filter((note) => note.at <= (moment?.step ?? story.from)) : live.journal;
  });
  /** What happened at the moment that is shown. */
  told = $derived.by(() => {
    const { moment, live, stop } = this;
    if (stop) return stop.notes;
    return moment && live ? live.journal.filter((note) => note.at > moment.after && note.at <= moment.step) : [];
  });
  /** The view that the board shows. */
  view = $derived(this.moment ? this.moment.view : this.live?.view);
  /** How many answers had been given at what is shown. */
  step = $derived(this.moment?.step ?? this.live?.total.answers);

  #socket: TableSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #glance: ReturnType<typeof setTimeout> | undefined;
  #previews = new Map<string, Promise<Preview | null>>();
  #odds = new Map<string, Promise<OddsReply | null>>();
  /** Boards of the story, by step. */
  #boards = new Map<number, Promise<GameView | undefined>>();
  #closed = false;
  /** Who looks through the socket. */
  #seenBy: string | undefined;

  constructor(id: string, viewpoint: Viewpoint) {
    this.id = id;
    this.viewpoint = viewpoint;
  }

  /** Reads the table and follows it from now on. */
  async open(): Promise<void> {
    this.heard = recall<Record<string, number>>(heardPlace, {})[this.id] ?? 0;
    this.orders = recall<Record<string, string[]>>(ordersPlace, {})[this.id] ?? [];
    await this.#look();
    this.seenBefore = this.info?.seen ?? null;
    this.#follow();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#glance);
    this.#socket?.close();
  }

  /** Reads anew who sits where. */
  async refresh(): Promise<void> {
    this.info = await api.table(this.id, this.viewpoint);
    this.clocks = toldNow(this.info.clocks);
    // The socket still looks with the viewpoint of nobody if a guest was made since.
    if (this.#seenBy !== currentMe()?.id) this.#follow();
  }

  /** Everything again in the language of the moment. */
  async speakAnew(): Promise<void> {
    await this.#look();
    const moment = this.moment;
    if (moment) await this.showStep(moment.step);
    this.#follow();
  }

  async #look(): Promise<void> {
    const [info, catalog] = await Promise.all([api.table(this.id, this.viewpoint), api.games()]);
    this.info = info;
    this.game = [...catalog.games, ...catalog.examples].find((game) => game.game === info.game) ?? null;
  }

  #follow(): void {
    this.#socket?.close();
    if (this.#closed) return;
    this.#seenBy = currentMe()?.id;
    this.connection = "connecting";
    let fresh = true;
    this.#socket = new TableSocket(this.id, this.viewpoint, currentLanguage(), {
      onmessage: (message) => {
        if (message.type === "state") fresh = false;
        this.#receive(message);
      },
      onconnection: (connection) => {
        this.connection = connection;
        if (connection === "open") void this.#quietly(this.#catchUp());
      },
      resume: () => (fresh ? null : this.live),
    });
  }

  #receive(message: Message): void {
    switch (message.type) {
      case "state":
        this.#receiveState(message);
        break;
      case "table":
        // What the server says of it stands in the chat.
        void this.#quietly(this.#catchUp());
        break;
      case "chat":
        this.#addChat([message]);
        break;
      case "presence":
        this.here = message.here;
        this.people = message.people;
        this.watching = message.watching;
        // Somebody who sits here goes by another name than the one that is known.
        if (this.info?.seats.some(({ user, name }) => user != null && this.people.includes(user) && !this.here.includes(name ?? ""))) {
          void this.#quietly(this.refresh());
        }
        break;
    }
  }

  #receiveState(message: StateMessage): void {
    const before = this.live;
    if (!fits(before, message)) {
      this.#follow();
      return;
    }
    const live = merge(before, message);
    this.live = live;
    this.clocks = toldNow(message.clocks);
    this.#previews.clear();
    this.#odds.clear();
    this.#boards.clear();
    if (this.info?.status !== live.status) void this.#quietly(this.refresh());
    const known = before?.total.answers ?? 0;
    // Answers of a game that hides things come whole every time; the journal tells whether what was known still holds. To
    // another seat of the same screen it is told from its beginning.
    const handedOver = before !== null && before.viewer !== live.viewer;
    const grown = live.total.answers > known && (handedOver || message.from.journal >= (before?.total.journal ?? 0));
    const byOthers = live.answers.slice(known).some((answer) => !this.#isMine(answer.seat));
    const watched = settings.playback !== "off" && document.visibilityState === "visible";
    if (before === null) {
      this.#arrive(live, watched && byOthers);
    } else if (live.total.answers < before.total.answers) {
      this.showNow();
      this.fresh = [];
    } else if (grown && byOthers && watched) {
      const from = this.story?.from ?? before.total.answers;
      // Until the first stop has come the board stays as it was: what comes of it all is not shown ahead.
      this.moment ??= { after: from, step: from, view: before.view };
      this.tell(from, this.story ? this.moment.step : from);
    } else if (grown) {
      this.fresh = live.journal.filter((note) => note.at > before.total.answers);
    }
    this.#see();
  }

  /** The first sight of a table: a game that has just begun is told from its beginning, later news is offered. */
  #arrive(live: TableState, toTell: boolean): void {
    if (this.own.length === 0) return;
    const seen = this.seenBefore;
    const mine = live.answers.some((answer) => this.own.includes(answer.seat));
    if (!seen && !mine && toTell && live.journal.length > 0) {
      this.moment = { after: 0, step: 0, view: undefined };
      this.tell(0, 0);
    } else if (seen && live.total.journal > seen.journal) {
      this.news = { count: live.total.journal - seen.journal, from: seen.answers };
    }
  }

  #isMine(seat: string): boolean {
    return seat === "chance" || this.own.includes(seat);
  }

  /** Remembers that this much was seen. */
  #see(): void {
    if (this.own.length === 0 || document.visibilityState !== "visible") return;
    clearTimeout(this.#glance);
    this.#glance = setTimeout(() => {
      // What could not be kept is only shown once more.
      if (this.live) void api.see(this.id, this.live.total).catch(() => {});
    }, glance);
  }

  /** What fails while there is no connection is asked for again when it is back. */
  async #quietly(asked: Promise<void>): Promise<void> {
    try {
      await asked;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async #catchUp(): Promise<void> {
    await this.refresh();
    this.#addChat(await api.chat(this.id, this.viewpoint));
  }

  #addChat(messages: ChatMessage[]): void {
    const known = new Set(this.chat.map((message) => message.n));
    this.chat = [...this.chat, ...messages.filter((message) => !known.has(message.n))];
  }

  /** Answers the pending question. */
  async answer(choice: string, reader?: QuestionReader): Promise<void> {
    const { question } = this;
    if (!question || !this.myTurn || this.busy || this.story) return;
    // A tutorial has one answer; what the hand says otherwise is let go.
    if (this.taught !== null && choice !== this.taught) {
      this.grip = null;
      this.prepared = [];
      return;
    }
    const { draft } = this;
    this.draft = null;
    if (choice === "done" && draft) return this.answerAll(draft, reader);
    if (this.moment) this.showNow();
    this.news = null;
    this.fresh = [];
    this.asksAll = false;
    // Another answer than the march would give ends it.
    if (reader?.habit(question, this.live?.view) == null && choice !== this.#onward(question, reader)) this.#march = null;
    this.#remember(question, choice, reader);
    this.#answered = this.live?.version ?? -1;
    // What was not foreseen, or is refused, ends what was given ahead.
    this.prepared = answerOfPrepared(this.prepared, question) === choice ? this.prepared.slice(1) : [];
    const problem = await this.#send({ do: "answer", seat: question.seat, choice, version: this.live?.version });
    if (problem) this.prepared = [];
  }

  /** Answers the pending question and those that will follow it. */
  async answerAll(answers: readonly Prepared[], reader?: QuestionReader): Promise<void> {
    if (!this.question || !answers[0]) return;
    this.prepared = answers;
    await this.answer(answers[0].choice, reader);
  }

  /** What an answer says of the hand and of the rest of the move. */
  #remember(question: Question, choice: string, reader: QuestionReader | undefined): void {
    if (this.grip) this.grip = afterAnswer(this.grip, question, choice, reader);
    const name = reader?.habit(question, this.live?.view) ?? null;
    const habit = name === null ? null : habitOf(question, choice);
    if (name !== null && habit !== null) this.habits = new Map([...this.habits, [name, habit]]);
  }

  /** Sends the pieces in the hand to a space. Where that is asked for only after other questions, those are answered first. */
  goTo(space: string, reader: QuestionReader | undefined): void {
    const { grip, question } = this;
    if (!question || this.choices.length === 0) return;
    const [, next] = reader?.way?.(question, space, this.live?.view) ?? [];
    if (next !== undefined) {
      const step = question.choices.find(({ choice }) => choice === next);
      if (step) void this.answer(step.choice, reader);
      this.#march = space;
      return;
    }
    if (!grip || grip.space === space) return;
    const at = (place: string) => this.choices.find(({ target }) => target.kind === "space" && target.space === place)?.choice;
    const aim = reader?.leadsTo?.(question) ?? null;
    const [from, to] = [grip.placed || (aim !== null && aim !== space) ? undefined : at(grip.space), at(space)];
    if (to !== undefined && aim === null && !reader?.starts?.(question)) {
      void this.answer(to, reader);
      return;
    }
    if (from !== undefined && aim === space) {
      this.grip = { ...grip, gathering: false };
      void this.answer(from, reader);
      return;
    }
    // What is asked sooner, where they are or where they go, says which question the drag is for.
    const asked = (place: string) => this.ahead?.reach.find(({ choice: { target } }) => target.kind === "space" && target.space === place);
    const [later, goal] = from === undefined && !grip.placed ? [asked(grip.space), asked(space)] : [];
    if (later && later.by.length < (goal?.by.length ?? Infinity)) {
      void this.#goLater(later, space, reader);
      return;
    }
    // It is known what follows, and that they cannot go there.
    if (from === undefined && this.ahead && !goal) return;
    const first = from ?? (!grip.placed && this.choices.some(({ choice }) => choice === "done") ? "done" : undefined);
    if (first === undefined) return;
    void this.answer(first, reader);
    if (first === "done") this.grip = { ...grip, gathering: false };
    this.#goal = space;
  }

  /** Gives the answers that lead to a later question, if pieces can go from there where they were dragged. */
  async #goLater({ by }: Later, space: string, reader: QuestionReader | undefined): Promise<void> {
    const { live } = this;
    const after = await this.preview(by.map(({ choice }) => choice));
    const offered = after?.questions[0]?.choices.some(({ target }) => target.kind === "space" && target.space === space);
    if (!offered || this.live !== live) return;
    void this.answerAll(by, reader);
    this.#goal = space;
  }

  /** What can be answered without asking, and after how long: a pause that tells others nothing, where they could learn from it. */
  unasked(reader: QuestionReader | undefined): { choice: string; wait: number } | null {
    const { question } = this;
    if (!question || !this.ready || this.moment || this.choices.length === 0 || this.asksAll) return null;
    if (this.live?.version === this.#answered) return null;
    if (this.lesson?.at === "step" && this.lesson.step.say === undefined) return { choice: this.lesson.step.choice, wait: 0 };
    if (this.prepared.length > 0) {
      const choice = answerOfPrepared(this.prepared, question);
      if (choice !== null) return { choice, wait: 0 };
      this.prepared = [];
    }
    if (this.#goal !== null) {
      const goal = question.choices.find(({ target }) => target.kind === "space" && target.space === this.#goal);
      // Where they are is asked before where they go.
      const { grip } = this;
      const from = !goal && grip && !grip.placed ? question.choices.find(({ target }) => target.kind === "space" && target.space === grip.space) : undefined;
      if (from) return { choice: from.choice, wait: 0 };
      const between = !goal && grip !== null && (reader?.keeps?.(question) ?? false);
      if (!between) this.#goal = null;
      if (goal) return { choice: goal.choice, wait: 0 };
      // It cannot be: the hand lets go, and the question is asked.
      if (!between) this.grip = null;
    }
    const standing = reader?.standing?.(question);
    if (standing && this.orders.includes(standing.name)) return { choice: standing.choice, wait: 0 };
    // A tutorial asks what the hand would do otherwise.
    if (this.taught !== null && reader?.usually?.(question) != null) return null;
    const onward = this.#onward(question, reader);
    if (onward !== null) return { choice: onward, wait: 0 };
    const next = byItself(question, reader, this.grip, this.habits, this.live?.view, settings.forced);
    if (!next) return null;
    const watched = (this.game?.hides ?? false) && (this.info?.seats.some((seat) => seat.kind === "person" && !seat.yours) ?? false);
    return { choice: next.choice, wait: next.why === "forced" ? (watched ? 500 + Math.random() * 900 : 120) : 0 };
  }

  /** Gives or ends a standing order, for as long as this browser remembers the table. */
  setOrder(name: string, given: boolean): void {
    this.orders = given ? [...this.orders, name] : this.orders.filter((it) => it !== name);
    keep(ordersPlace, { ...recall<Record<string, readonly string[]>>(ordersPlace, {}), [this.id]: this.orders });
  }

  /** The next step of a march over several spaces; it ends where it cannot go on. */
  #onward(question: Question, reader: QuestionReader | undefined): string | null {
    if (this.#march === null || reader?.habit(question, this.live?.view) != null) return null;
    const [, next] = reader?.way?.(question, this.#march, this.live?.view) ?? [];
    if (next === undefined || next === this.#march) this.#march = null;
    return question.choices.find(({ choice }) => choice === next)?.choice ?? null;
  }

  /** From here on the reader plays on by herself. */
  leaveTutorial(): void {
    this.tutorial = null;
    endTutorial(this.id);
  }

  /** Takes back the last answer, where nothing happened since. */
  async undo(): Promise<void> {
    const last = this.live ? lastAnswerOf(this.live, this.own) : null;
    if (!last || this.busy) return;
    this.undoRefused = false;
    this.grip = null;
    this.habits = new Map();
    this.prepared = [];
    this.#goal = null;
    this.#march = null;
    this.asksAll = true;
    const problem = await this.#send({ do: "undo", seat: last.seat });
    if (problem && problem.code !== "unreachable") {
      this.problem = null;
      this.undoRefused = true;
    }
  }

  /** Asks all to go back to before one's last answer. Where nobody else plays, it is done. */
  async askUndo(): Promise<void> {
    const last = this.live ? lastAnswerOf(this.live, this.own) : null;
    this.undoRefused = false;
    if (last) await this.#send({ do: "undo-ask", ...last });
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.#send({ do: "undo-answer", agree });
  }

  /** What would follow choices; none where the game hides it, or it cannot be told. */
  preview(choices: readonly string[]): Promise<Preview | null> {
    const { question, live } = this;
    if (!question || !live || !this.myTurn || this.game?.hides) return Promise.resolve(null);
    const name = `${live.version} ${currentLanguage()} ${choices.join(" ")}`;
    const known = this.#previews.get(name);
    if (known) return known;
    const asked = api.preview(this.id, question.seat, choices).catch(() => null);
    this.#previews.set(name, asked);
    return asked;
  }

  /** How likely is what choices lead to; none where nobody can tell, such as after a question that has passed. */
  odds(choices: readonly string[]): Promise<OddsReply | null> {
    const { question, live } = this;
    if (!question || !live || !this.myTurn) return Promise.resolve(null);
    const name = `${live.version} ${currentLanguage()} ${choices.join(" ")}`;
    const known = this.#odds.get(name);
    if (known) return known;
    const asked = api.odds(this.id, question.seat, choices).catch(() => null);
    this.#odds.set(name, asked);
    return asked;
  }

  /** What would follow choices and, after them, the answers that need no thought: as many as there are, the only one. */
  async foresee(choices: readonly string[]): Promise<Preview | null> {
    const seat = this.question?.seat;
    let chain = choices;
    let seen = await this.preview(chain);
    for (let further = 0; seen && further < 4; further += 1) {
      const [next] = seen.questions;
      const answer = next?.seat === seat && next ? usual(next) : null;
      const beyond = answer && !answer.ends ? await this.preview((chain = [...chain, answer.choice])) : null;
      if (!beyond) break;
      seen = beyond;
    }
    return seen;
  }

  /** Finds what can be clicked already of the questions that follow this one. */
  async lookAhead(): Promise<void> {
    const { question, live } = this;
    this.ahead = null;
    if (!question || !live || !this.myTurn || !settings.ahead || this.game?.hides || this.tutorial || this.prepared.length > 0) return;
    const found = await lookAhead(question, (choices) => this.preview(choices));
    if (this.live === live) this.ahead = found;
  }

  /** What was said is on the screen. */
  hear(): void {
    const last = this.chat.at(-1)?.n ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    keep(heardPlace, { ...recall<Record<string, number>>(heardPlace, {}), [this.id]: last });
  }

  /** Says something: players to all, others to those who look on too. */
  async say(text: string): Promise<void> {
    const known = currentMe()?.id;
    await ensureMe();
    // A guest that was just made is not the one whom the socket knows.
    if (known === undefined) {
      await api.say(this.id, text);
      await this.refresh();
      return;
    }
    await this.#send({ do: "chat", text });
  }

  async #send(request: Record<string, unknown>): Promise<ApiError | null> {
    if (!this.#socket) return null;
    this.busy = true;
    this.problem = null;
    try {
      await this.#socket.send(request);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A question that has passed needs no word: the next one is on its way.
      this.problem = error.code === "stale" ? null : error;
      return error;
    } finally {
      this.busy = false;
    }
  }

  /** Shows the board as it was after so many answers. Gives whether it could. */
  async showStep(step: number, after = step - 1): Promise<boolean> {
    try {
      // The story is known: only the board is wanted.
      const state = await api.replay(this.id, step, this.viewpoint, this.live?.total);
      if (!this.#closed) this.moment = { after, step, view: state.view };
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
      return false;
    }
  }

  /** Shows the present. */
  showNow(): void {
    clearTimeout(this.#timer);
    this.story = null;
    this.moment = null;
    this.held = false;
  }

  /** Tells what happened after a step, stop by stop; `shown` has been shown already. */
  tell(from: number, shown = from): void {
    if (!this.live) return;
    clearTimeout(this.#timer);
    const { answers, journal, total } = this.live;
    const stops = storyOf(answers, journal, from, total.answers, settings.playback === "steps" ? "steps" : "turns");
    this.news = null;
    this.fresh = [];
    if (stops.length === 0) {
      this.showNow();
      return;
    }
    this.lastStory = from;
    this.story = { from, stops, at: stops.findLastIndex((stop) => stop.step <= shown && shown > from) };
    void this.#goOn();
  }

  /** The next stop, or the one before. Beyond the last is the present. */
  async tellStop(by: 1 | -1): Promise<void> {
    const { story } = this;
    if (!story) return;
    clearTimeout(this.#timer);
    const at = story.at + by;
    const stop = story.stops[at];
    if (at >= story.stops.length) {
      this.showNow();
      return;
    }
    if (!stop) return;
    const view = await this.boardAt(stop.step);
    // Meanwhile somebody may have skipped the rest, or more has happened.
    if (this.story !== story || this.#closed) return;
    if (view === undefined) {
      this.showNow();
      return;
    }
    this.moment = { after: stop.after, step: stop.step, view };
    this.story = { ...story, at };
    const next = story.stops[at + 1];
    if (next) void this.boardAt(next.step);
    this.#wait();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  resume(): void {
    this.paused = false;
    this.#wait();
  }

  hold(to: boolean): void {
    this.held = to;
    if (to) clearTimeout(this.#timer);
    else this.#wait();
  }

  async #goOn(): Promise<void> {
    await this.tellStop(1);
  }

  /** Goes on when the stop has been read. */
  #wait(): void {
    clearTimeout(this.#timer);
    const { stop } = this;
    if (!stop || this.paused || this.held) return;
    this.#timer = setTimeout(() => void this.#goOn(), lasts(stop, settings.speed));
  }

  /** The board after so many answers. */
  boardAt(step: number): Promise<GameView | undefined> {
    if (step === this.live?.total.answers) return Promise.resolve(this.live.view);
    const known = this.#boards.get(step);
    if (known) return known;
    const asked = api.replay(this.id, step, this.viewpoint, this.live?.total).then(
      (state) => state.view,
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        this.problem = error;
        return undefined;
      },
    );
    this.#boards.set(step, asked);
    return asked;
  }
}
