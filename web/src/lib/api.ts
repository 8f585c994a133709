// Requests to the server.

import { currentLanguage } from "./i18n.svelte";
import type { components } from "./server.gen";
import type { Advice, AnalysisState, Blocked, BotInfo, ChatMessage, CheckedPosition, GameFacts, GameInfo, HookInfo, Me, OddsReply, Preview, Problem, PublicProfile, RatingInfo, Report, SeatBias, Span, StateMessage, TableInfo, TournamentInfo, VacationInfo } from "./wire";

type Server = components["schemas"];

/** An error reply of the server. Nothing has changed. */
export class ApiError extends Error {
  readonly code: string;
  readonly rule: string | null;

  constructor(problem: Problem) {
    super(problem.message);
    this.code = problem.code;
    this.rule = problem.rule ?? null;
  }
}

type Query = Record<string, string | number | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: "unreachable", message: "the server cannot be reached" });
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw new ApiError(problemIn(text) ?? { code: "unavailable", message: response.statusText });
}

function problemIn(text: string): Problem | null {
  try {
    return (JSON.parse(text) as { error: Problem }).error;
  } catch {
    return null;
  }
}

const get = <T>(path: string, query?: Query): Promise<T> => request("GET", address(path, query));
const post = <T>(path: string, body: unknown = {}): Promise<T> => request("POST", path, body);
const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** With whose viewpoint to look at a table, and with which invitation. */
export interface Viewpoint {
  as?: string | null;
  invitation?: string | null;
}


/** Which tables of all people to list. What is not given may be anything. */
export interface TableFilter {
  game?: string | null;
  scenario?: string | null;
  /** A seat that is free for all. */
  seat?: string | null;
  rated?: string | null;
  pace?: string | null;
  /** The rating of the host. */
  rating_from?: number | null;
  rating_to?: number | null;
}

export const api = {
  me: () => get<Me>("/api/me"),
  guest: () => post<Me>("/api/guest"),
  register: (name: string, password: string, email: string) =>
    post<Me>("/api/register", { name, password, email: email || null, language: currentLanguage() }),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }),
  logout: () => post<void>("/api/logout"),
  logoutEverywhere: () => post<void>("/api/logout-everywhere"),
  change: (change: Server["ChangeMe"]) => request<Me>("PATCH", "/api/me", change),
  deleteAccount: (password: string) => request<void>("DELETE", "/api/me", { password }),
  addToken: (label: string) => post<{ token: string }>("/api/tokens", { label }),
  vacation: () => get<VacationInfo>("/api/vacation"),
  beginVacation: (days: number) => post<VacationInfo>("/api/vacation", { days }),
  endVacation: () => request<VacationInfo>("DELETE", "/api/vacation"),
  hook: () => get<HookInfo>("/api/hook"),
  setHook: (url: string, form: HookInfo["form"]) => request<HookInfo>("PUT", "/api/hook", { url, form }),
  dropHook: () => request<HookInfo>("DELETE", "/api/hook"),
  pushKey: () => get<{ key: string }>("/api/push"),
  subscribe: (browser: PushSubscriptionJSON) => post<void>("/api/push", browser),
  unsubscribe: (endpoint: string) => request<void>("DELETE", "/api/push", { endpoint }),
  dropTokens: () => request<void>("DELETE", "/api/tokens"),

  profile: (name: string) => get<PublicProfile>(`/api/people/${encodeURIComponent(name)}`),

  bots: () => get<BotInfo[]>("/api/bots"),
  addBot: (name: string) => post<{ token: string }>("/api/bots", { name }),
  botToken: (name: string) => post<{ token: string }>(`/api/bots/${encodeURIComponent(name)}/token`),
  deleteBot: (name: string) => request<void>("DELETE", `/api/bots/${encodeURIComponent(name)}`),
  blocks: () => get<Blocked[]>("/api/blocks"),
  block: (who: string) => request<void>("PUT", `/api/blocks/${encodeURIComponent(who)}`),
  unblock: (who: string) => request<void>("DELETE", `/api/blocks/${encodeURIComponent(who)}`),
  report: (about: string, text: string) => post<void>("/api/reports", { about, text }),
  reports: () => get<Report[]>("/api/moderation/reports"),
  closeReport: (id: string) => request<void>("DELETE", `/api/moderation/reports/${encodeURIComponent(id)}`),

  tournaments: () => get<TournamentInfo[]>("/api/tournaments"),
  tournament: (id: string) => get<TournamentInfo>(`/api/tournaments/${encodeURIComponent(id)}`),
  openTournament: (tournament: Server["OpenTournament"]) => post<TournamentInfo>("/api/tournaments", tournament),
  joinTournament: (id: string) => post<TournamentInfo>(`/api/tournaments/${encodeURIComponent(id)}/join`),
  leaveTournament: (id: string) => post<TournamentInfo>(`/api/tournaments/${encodeURIComponent(id)}/leave`),
  startTournament: (id: string) => post<TournamentInfo>(`/api/tournaments/${encodeURIComponent(id)}/start`),

  games: () => get<{ games: GameInfo[]; examples: GameInfo[]; ratings: Record<string, Record<string, RatingInfo>> }>("/api/games", { lang: currentLanguage() }),
  seatBias: (game: string) => get<SeatBias[]>(`/api/games/${encodeURIComponent(game)}/seats`),
  facts: (game: string) => get<GameFacts>(`/api/games/${encodeURIComponent(game)}/facts`),
  tables: (list: "mine" | "open" | "running" | "finished", before?: number, filter: TableFilter = {}) =>
    get<TableInfo[]>("/api/tables", { list, before, ...filter, lang: currentLanguage() }),
  create: (table: Server["NewTable"]) => post<TableInfo>("/api/tables", table),
  upload: async (record: string): Promise<TableInfo> => {
    const response = await fetch("/api/records", {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: record,
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as TableInfo;
    throw new ApiError(problemIn(text) ?? { code: "unavailable", message: response.statusText });
  },

  table: (id: string, viewpoint: Viewpoint = {}) => get<TableInfo>(tablePath(id), { invitation: viewpoint.invitation, lang: currentLanguage() }),
  join: (id: string, seat: string, invitation?: string | null) =>
    post<void>(`${tablePath(id)}/join`, { seat, invitation: invitation ?? null }),
  start: (id: string) => post<void>(`${tablePath(id)}/start`),
  answer: (id: string, seat: string, choice: string) => post<{ version: number }>(`${tablePath(id)}/answer`, { seat, choice }),
  leave: (id: string) => post<void>(`${tablePath(id)}/leave`),
  rejoin: (id: string) => post<void>(`${tablePath(id)}/rejoin`),
  resign: (id: string) => post<void>(`${tablePath(id)}/resign`),
  agreeToBot: (id: string, seat: string, agent?: string) => post<void>(`${tablePath(id)}/seats/${encodeURIComponent(seat)}/bot`, agent ? { agent } : {}),
  invite: (id: string, seat: string, name: string) => post<void>(`${tablePath(id)}/seats/${encodeURIComponent(seat)}/invite`, { name }),
  decline: (id: string) => post<void>(`${tablePath(id)}/decline`),
  rematch: (id: string, swap = false) => post<TableInfo>(address(`${tablePath(id)}/rematch`, swap ? { swap: "true" } : {})),
  replay: (id: string, step: number, viewpoint: Viewpoint = {}, known: Partial<Span> = {}) =>
    get<StateMessage>(`${tablePath(id)}/replay`, { step, ...viewpoint, ...known, lang: currentLanguage() }),
  state: (id: string, viewpoint: Viewpoint = {}) =>
    get<StateMessage>(`${tablePath(id)}/state`, { ...viewpoint, lang: currentLanguage() }),
  advice: (id: string, seat: string, agent?: string) =>
    get<Advice>(`${tablePath(id)}/advice`, { seat, agent, lang: currentLanguage() }),
  preview: (id: string, seat: string, [choice, ...then]: readonly string[]) =>
    get<Preview>(`${tablePath(id)}/preview`, { seat, choice, then: then.join(" "), lang: currentLanguage() }),
  odds: (id: string, seat: string, [choice, ...then]: readonly string[]) =>
    get<OddsReply>(`${tablePath(id)}/odds`, { seat, choice, then: then.join(" "), lang: currentLanguage() }),
  analysis: (id: string) => get<AnalysisState>(`${tablePath(id)}/analysis`, { lang: currentLanguage() }),
  analyse: (id: string) => post<AnalysisState>(`${tablePath(id)}/analysis`),
  checkPosition: (game: string, scenario: string, position?: object) =>
    post<CheckedPosition>(address("/api/positions", { lang: currentLanguage() }), { game, scenario, position: position ?? null }),
  see: (id: string, seen: Span) => request<void>("PUT", `${tablePath(id)}/seen`, seen),
  chat: (id: string, viewpoint: Viewpoint = {}) => get<ChatMessage[]>(`${tablePath(id)}/chat`, { invitation: viewpoint.invitation, lang: currentLanguage() }),
  say: (id: string, text: string) => post<void>(`${tablePath(id)}/chat`, { text }),
  note: (id: string) => get<{ text: string }>(`${tablePath(id)}/note`),
  setNote: (id: string, text: string) => request<void>("PUT", `${tablePath(id)}/note`, { text }),
  record: async (id: string, viewpoint: Viewpoint = {}): Promise<string> => {
    const response = await fetch(api.recordAddress(id, viewpoint));
    const text = await response.text();
    if (response.ok) return text;
    throw new ApiError(problemIn(text) ?? { code: "unavailable", message: response.statusText });
  },
  recordAddress: (id: string, viewpoint: Viewpoint = {}) => address(`${tablePath(id)}/record`, { ...viewpoint }),
};
