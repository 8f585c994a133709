// The JSON of the server, as its description of the API has it. Made, not written:
// TRICORNE_REWRITE_GOLDEN=1 npm run e2e -- types

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An answer. */
        Answer: {
            /** @description The notation of the choice. */
            choice: string;
            /** @description Whose. */
            seat: string;
            /**
             * Format: int64
             * @description The version in which the question was seen. An answer to a question that has passed is refused.
             */
            version?: number | null;
        };
        /** @description What one says to a wish to go back. */
        AnswerUndo: {
            agree: boolean;
        };
        /** @description An error reply. Nothing has changed. */
        ApiError: {
            /** @description A short name for programs. */
            code: string;
            /** @description What is wrong, in English. */
            message: string;
            /** @description The rule that it stands on, where there is one. */
            rule?: string | null;
        };
        /** @description A wish to go back past the answers of others. */
        AskUndo: {
            /** @description Whose. */
            seat: string;
            /** @description How many answers would remain: the first one taken back must be of this seat. */
            to: number;
        };
        /** @description What to change. What is not given stays. */
        ChangeMe: {
            /** @description A new address for notices; empty for none. */
            email?: string | null;
            /** @description Their language. */
            language?: string | null;
            /** @description A new password. All other sessions end. */
            new_password?: string | null;
            /** @description Whether to send notices. */
            notices?: boolean | null;
            /** @description The password as it is; needed for all but notices and language. */
            password?: string | null;
        };
        /** @description Something said. */
        ChatMessage: {
            /**
             * Format: int64
             * @description Seconds since 1970.
             */
            at: number;
            /**
             * Format: int64
             * @description Its number at the table.
             */
            n: number;
            /** @description Her name; none for a guest. */
            name?: string | null;
            text: string;
            /** @description The id of who said it. */
            user: string;
        };
        /** @description The password, once more. */
        Confirm: {
            /** @description Not needed for a guest. */
            password?: string | null;
        };
        /** @description The table as it is after a change. */
        Done: {
            /**
             * Format: int64
             * @description Its version.
             */
            version: number;
        };
        /** @description The facts of a game, with the corrections that this server was started with. */
        GameFacts: {
            /** @description What stands in each file, by its name. */
            files: {
                [key: string]: Record<string, never>;
            };
            /** @description What tells these facts from others; records name it. */
            fingerprint: string;
            game: string;
            /** @description Corrected messages (Fluent), by language; they take the place of those with the same keys. */
            words: {
                [key: string]: string;
            };
        };
        /** @description A seat to take. */
        Join: {
            /** @description The end of the invitation's link, where the seat is by invitation. */
            invitation?: string | null;
            seat: string;
        };
        /**
         * @description What kind of player a seat has.
         * @enum {string}
         */
        Kind: "person" | "reserved" | "open" | "invitation" | "bot";
        /** @description A name and a password. */
        Login: {
            name: string;
            password: string;
        };
        /** @description Whoever asks. */
        Me: {
            /** @description Where notices of turns go. */
            email?: string | null;
            /** @description Whether there is no account. */
            guest: boolean;
            /** @description The id that tables name people by. */
            id: string;
            /** @description Their language. */
            language: string;
            /** @description The name; none for a guest. */
            name?: string | null;
            /** @description Whether there are any. */
            notices: boolean;
        };
        /** @description A table to be. */
        NewTable: {
            /** @description Whether players may ask bots for advice though others play too. */
            advice?: boolean;
            /** @description The game, as `/api/games` names it. */
            game: string;
            /** @description The options; the rest have their defaults. */
            options?: {
                [key: string]: string;
            };
            /** @description Whether to keep it out of the lists. */
            private?: boolean;
            /** @description The scenario; the game's first where it is not given. */
            scenario?: string | null;
            /** @description For each seat `me`, `open`, `invitation`, or the name of a bot. A seat that is not named is open. */
            seats?: {
                [key: string]: string;
            };
            /**
             * Format: int64
             * @description Seconds that a player may take before a bot takes the seat: 60 to 5,184,000.
             */
            time_limit?: number | null;
        };
        /** @description A token to be. */
        NewToken: {
            /** @description What it is for. */
            label: string;
        };
        /** @description A seat. */
        OfSeat: {
            seat: string;
        };
        /** @description What somebody notes for herself. */
        PrivateNote: {
            /** @description At most 20,000 characters. */
            text: string;
        };
        /** @description The body of an error reply. */
        Problem: {
            /** @description What is wrong. */
            error: components["schemas"]["ApiError"];
        };
        /** @description An account to be. */
        Register: {
            /** @description Where notices of turns go. */
            email?: string | null;
            /** @description The language of the notices: `en` or `it`. */
            language?: string | null;
            /** @description 2 to 24 letters, digits, `-`, `_` or single spaces. */
            name: string;
            /** @description 8 to 200 characters. */
            password: string;
        };
        /** @description A bot to put in a seat. */
        Replacement: {
            /** @description The bot; the game's first where it is not given. */
            agent?: string | null;
        };
        /** @description A seat to give up. */
        Resignation: {
            /** @description The bot that plays on, where the game goes on; the game's first where it is not given. */
            agent?: string | null;
            /** @description The seat; all of one's seats where it is not given. */
            seat?: string | null;
        };
        /** @description Something to say. */
        Say: {
            /** @description At most 1,000 characters. */
            text: string;
        };
        /** @description A seat as others see it. */
        SeatInfo: {
            /** @description The bot that plays it. */
            agent?: string | null;
            kind: components["schemas"]["Kind"];
            /** @description Whether its player has left. */
            left: boolean;
            /** @description The name of its player; none for a guest. */
            name?: string | null;
            /** @description Whether its player resigned. */
            resigned: boolean;
            seat: string;
            /** @description The id of its player. */
            user?: string | null;
            /** @description Whether it is yours. */
            yours: boolean;
        };
        /** @description Up to where somebody has seen a table: what `total` of the last message of state said. */
        Seen: {
            /**
             * Format: int32
             * @description How many answers.
             */
            answers: number;
            /**
             * Format: int32
             * @description How many notes of the journal.
             */
            journal: number;
        };
        /**
         * @description How a table stands.
         * @enum {string}
         */
        Status: "open" | "running" | "finished" | "abandoned";
        /** @description A table as others see it. */
        TableInfo: {
            /** @description Whether players may ask bots for advice though others play too. */
            advice: boolean;
            /**
             * Format: int64
             * @description How many answers were given.
             */
            answers: number;
            /** @description The seats that are asked. */
            asked: string[];
            /**
             * Format: int64
             * @description Since when, in seconds since 1970.
             */
            asked_since: number;
            /** @description The ids of those who agree that a bot takes a seat, by seat. */
            bot_votes: {
                [key: string]: string[];
            };
            /** Format: int64 */
            changed: number;
            /** Format: int64 */
            created: number;
            game: string;
            /** @description The id of who opened it. */
            host: string;
            /** @description Its name in addresses. */
            id: string;
            /** @description The end of the invitation's link; for the host alone. */
            invitation?: string | null;
            options: {
                [key: string]: string;
            };
            /** @description How the game ended. */
            outcome?: unknown;
            /** @description Whether it is in no list. */
            private: boolean;
            rematch_of?: string | null;
            scenario: string;
            seats: components["schemas"]["SeatInfo"][];
            seen?: components["schemas"]["Seen"] | null;
            status: components["schemas"]["Status"];
            /**
             * Format: int64
             * @description Seconds that a player may take.
             */
            time_limit?: number | null;
            undo_asked?: components["schemas"]["UndoAsked"] | null;
            /**
             * Format: int64
             * @description Raised by every change.
             */
            version: number;
            /** @description Whether one of them is yours. */
            your_turn: boolean;
        };
        /** @description A new token, shown this once. */
        Token: {
            token: string;
        };
        /** @description A wish to go back past the answers of others. */
        UndoAsked: {
            /** @description The ids of the people who have agreed. */
            agreed: string[];
            /** @description Whose wish. */
            seat: string;
            /** @description How many answers would remain. */
            to: number;
        };
        /**
         * @description Whose and which tables.
         * @enum {string}
         */
        Which: "mine" | "open" | "running" | "finished";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
