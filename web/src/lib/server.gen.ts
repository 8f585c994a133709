// The JSON of the server, as its description of the API has it. Made, not written:
// TRICORNE_REWRITE_GOLDEN=1 npm run e2e -- types

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description To `advise`. */
        Advice: components["schemas"]["Choice"] & {
            /** @description Why. */
            reasons: components["schemas"]["Reason"][];
        };
        /** @description A roll of an agent. */
        AgentRoll: {
            /** @description What the roll decided: the name of a roll of the game. */
            for: string;
            /**
             * Format: int32
             * @description The face.
             */
            roll: number;
            /** @description The rule that demands it. */
            rule: string;
            /**
             * Format: int32
             * @description The sides of the die.
             */
            sides: number;
        };
        /** @description An analysis in words. */
        AnalysisReport: {
            /** @description The bot that played on. */
            agent: string;
            /** @description The answers that cost most, the worst first. */
            costly: components["schemas"]["CostlyAnswer"][];
            /** @description The chances turn by turn, from the start to the end of the game. */
            moments: components["schemas"]["Moment"][];
            /** @description The seats, in order. */
            seats: string[];
            /** @description The moments, by index, at which the chances had changed most since the one before, in order. */
            turning_points: number[];
        };
        /** @description How far the analysis of a game is. */
        AnalysisState: {
            /** @description Whether it was tried and came to nothing. One may try again. */
            failed: boolean;
            report?: components["schemas"]["AnalysisReport"] | null;
            /**
             * Format: double
             * @description The share that is done, from 0 to 1, while it is being made or waits for its turn.
             */
            running?: number | null;
        };
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
        /** @description An answer, with the reasons of an agent. */
        AnswerGiven: {
            /** @description The notation of the choice; `?` where the viewer may not know it. */
            choice: string;
            /** @description Its number, from 1. */
            n: number;
            reasons?: components["schemas"]["Reason"][];
            /** @description What an agent rolled on its way to the choice. */
            rolls?: components["schemas"]["AgentRoll"][];
            seat: string;
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
        /** @description Somebody whom one does not want to meet. */
        Blocked: {
            /** @description The id that tables name people by. */
            id: string;
            /** @description The name; none for a guest who has chosen none. */
            name?: string | null;
        };
        /** @description A bot account of one's own. */
        BotInfo: {
            /** @description The id that tables name it by. */
            id: string;
            name?: string | null;
        };
        /** @description A bot account with its token, shown this once. */
        BotToken: components["schemas"]["BotInfo"] & {
            token: string;
        };
        /** @description What to change. What is not given stays. */
        ChangeMe: {
            /** @description A new address for notices; empty for none. */
            email?: string | null;
            /** @description Their language. */
            language?: string | null;
            /** @description A new password. All other sessions end. */
            new_password?: string | null;
            /** @description A guest's name for others. */
            nickname?: string | null;
            /** @description Whether to send notices. */
            notices?: boolean | null;
            /** @description The password as it is; needed for all but notices and language. */
            password?: string | null;
        };
        /** @description Something said. */
        ChatMessage: {
            /** @description Whether that is the name of an account, which has a profile. */
            account: boolean;
            /** @description Whether spectators said it among themselves. */
            aside: boolean;
            /**
             * Format: int64
             * @description Seconds since 1970.
             */
            at: number;
            /** @description Whether a program plays with it. */
            bot_account: boolean;
            /**
             * Format: int64
             * @description Its number at the table.
             */
            n: number;
            /** @description Her name; none for a guest who has chosen none. */
            name?: string | null;
            /** @description Whether the server itself says it. */
            system: boolean;
            text: string;
            /** @description The id of who said it. */
            user: string;
        };
        /** @description What is wrong with a position or, if nothing is, what it looks like. */
        CheckedPosition: {
            flaws: components["schemas"]["FlawInfo"][];
            view?: components["schemas"]["GameView"] | null;
        };
        /** @description One choice of a question. */
        Choice: {
            /** @description Its notation, which `answer` takes. */
            choice: string;
            /** @description The choice in words. */
            label: components["schemas"]["MessageText"];
            /** @description What it points at. */
            target: components["schemas"]["Target"];
        };
        /** @description A clock as it is shown. */
        ClockInfo: {
            /**
             * Format: int64
             * @description Seconds below zero at which the seat is lost.
             */
            grace: number;
            /**
             * Format: int64
             * @description Seconds left; below zero the grace runs.
             */
            left: number;
            /** @description Whether it runs. */
            running: boolean;
            /** @description The seat. */
            seat: string;
            /** @description Whether it would, but for the vacation of its player. */
            vacation: boolean;
        };
        /** @description The password, once more. */
        Confirm: {
            /** @description Not needed for a guest. */
            password?: string | null;
        };
        /** @description An answer that was worse than another. */
        CostlyAnswer: {
            /** @description What a strong player would have answered. */
            better: components["schemas"]["MessageText"];
            /**
             * Format: double
             * @description What that would have been worth.
             */
            better_worth: number;
            /** @description What was answered. */
            given: components["schemas"]["MessageText"];
            /** @description Its number in the record, from 1. */
            n: number;
            /** @description Why. */
            reasons: components["schemas"]["Reason"][];
            /** @description Who gave it. */
            seat: string;
            /**
             * Format: double
             * @description What that was worth, from 0 for lost to 1 for won.
             */
            worth: number;
        };
        /** @description The table as it is after a change. */
        Done: {
            /**
             * Format: int64
             * @description Its version.
             */
            version: number;
        };
        /** @description What was played at a table before its rules were corrected. */
        Earlier: {
            /** @description Its public journal, as far as it could be replayed. */
            journal: components["schemas"]["NoteInfo"][];
            /**
             * Format: int64
             * @description Its number, from 1.
             */
            part: number;
            /** @description The record; once the game is over. */
            record?: string | null;
            /**
             * Format: int64
             * @description The version of the rules.
             */
            rules: number;
        };
        /** @description One thing that is wrong. */
        FlawInfo: {
            /** @description The field, such as `spaces.boston`; empty where it is none of them. */
            field: string;
            /** @description What is wrong. */
            text: string;
        };
        /** @description Whose password. */
        Forgot: {
            /** @description The name of the account. */
            name: string;
        };
        /**
         * @description Who meets whom.
         * @enum {string}
         */
        Format: "round-robin" | "swiss";
        /** @description The facts of a game: its own, or corrected ones that this server was started with. */
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
        /** @description A game as `hello` lists it. */
        GameInfo: {
            /** @description Who may take a seat besides `ask`. */
            agents: components["schemas"]["Named"][];
            /** @description What `new` calls it. */
            game: string;
            /** @description Whether any seat may know what another may not. */
            hides: boolean;
            /** @description The options of set-up. */
            options: components["schemas"]["Options"][];
            /**
             * Format: int32
             * @description Raised whenever old records may no longer replay.
             */
            rules_version: number;
            /** @description The scenarios; the first is the default. */
            scenarios: components["schemas"]["Scenario"][];
            /** @description Its title for people. */
            title: string;
        };
        /** @description How a game ended. */
        GameOver: components["schemas"]["Outcome"] & {
            /** @description Whether resignation ended it. */
            conceded: boolean;
            /** @description The seats that have resigned. */
            resigned: string[];
        };
        /** @description What somebody has played of a game. */
        GameRecord: {
            game: string;
            rating?: components["schemas"]["RatingInfo"] | null;
            seats: components["schemas"]["SeatRecord"][];
        };
        /** @description A position as one viewer may know it. Each game has its own shape, which its crate describes. */
        GameView: {
            [key: string]: unknown;
        };
        /** @description The games of a server. */
        Games: {
            /** @description Those to learn with, which no menu offers. */
            examples: components["schemas"]["GameInfo"][];
            /** @description Those on offer. */
            games: components["schemas"]["GameInfo"][];
            /** @description How strong bots are, by game and bot, as far as they were compared. */
            ratings: {
                [key: string]: {
                    [key: string]: components["schemas"]["RatingInfo"];
                };
            };
        };
        /**
         * @description How a webhook is written to.
         * @enum {string}
         */
        HookForm: "json" | "discord";
        /** @description A webhook. */
        HookInfo: {
            /** @description How it is written to. */
            form: components["schemas"]["HookForm"];
            /** @description Whether it was switched off because it failed too often. Setting it switches it on again. */
            off: boolean;
            /** @description How it failed last. */
            problem?: string | null;
            /** @description Where it is; none where there is none. */
            url?: string | null;
        };
        /** @description Somebody to invite. */
        Invite: {
            /** @description The name of an account. */
            name: string;
        };
        /** @description A seat to take. */
        Join: {
            /** @description The end of the invitation's link, where the seat is by invitation. */
            invitation?: string | null;
            seat: string;
        };
        /** @description One sentence of the story. */
        JournalEntry: components["schemas"]["MessageText"] & {
            /** @description How many answers had been given when it happened. */
            at: number;
            /** @description The only seat that may read it, where it is secret. */
            only?: string | null;
            /** @description By which rule. */
            rule: string;
        };
        /** @description A note of the journal, with its number from 0. */
        JournalNote: components["schemas"]["JournalEntry"] & {
            n: number;
        };
        /**
         * @description What kind of player a seat has.
         * @enum {string}
         */
        Kind: "person" | "reserved" | "open" | "invitation" | "bot";
        /**
         * @description What becomes of a seat that runs out of time, once the grace has passed too.
         * @enum {string}
         */
        Late: "bot" | "forfeit";
        /** @description A name and a password. */
        Login: {
            name: string;
            password: string;
        };
        /** @description What would follow, and what the board would look like then. */
        LookAhead: components["schemas"]["Preview"] & {
            /** @description The position, in the shape of the game. */
            view: components["schemas"]["GameView"];
        };
        /** @description Whoever asks. */
        Me: {
            /** @description Whether a program plays with this account. */
            bot: boolean;
            /** @description Where notices of turns go. */
            email?: string | null;
            /** @description Whether mail to that address has been confirmed to arrive; nothing else is sent before. */
            email_confirmed: boolean;
            /** @description Whether there is no account. */
            guest: boolean;
            /** @description The id that tables name people by. */
            id: string;
            /** @description Their language. */
            language: string;
            /** @description Whether this person may moderate. */
            moderator: boolean;
            /** @description The name; none for a guest who has chosen none. */
            name?: string | null;
            /** @description Whether there are any. */
            notices: boolean;
        };
        /** @description A message, for programs by its key and for people in words. */
        MessageText: {
            /** @description Its arguments: numbers, ids of things of the game, and keys of other messages. */
            args?: {
                [key: string]: unknown;
            };
            /** @description The key of the message. */
            key: string;
            /** @description The message in words. */
            text: string;
        };
        /** @description What to change. What is not given stays. */
        Moderation: {
            /** @description Whether the person may not come in. All sessions and tokens end. */
            banned?: boolean | null;
            /** @description Whether the person may not talk. */
            muted?: boolean | null;
            /** @description Another name for the account. */
            name?: string | null;
        };
        /** @description The chances at the start of a turn, or at the end of the game. */
        Moment: {
            /** @description How many answers had been given. */
            answers: number;
            /** @description Each seat's chance to win, from 0 to 1. */
            chances: number[];
            /** @description The standard error of each chance. */
            errors: number[];
        };
        /** @description Something with a name for programs and one for people. */
        Named: {
            /** @description The name for programs. */
            id: string;
            /** @description The name for people. */
            name: string;
        };
        /** @description A bot account to be. */
        NewBot: {
            name: string;
        };
        /** @description A webhook to be. */
        NewHook: {
            /** @description How it is written to. */
            form: components["schemas"]["HookForm"];
            /** @description An https address. */
            url: string;
        };
        /** @description A new password. */
        NewPassword: {
            /** @description 8 to 200 characters. */
            password: string;
        };
        /** @description Something to tell moderators. */
        NewReport: {
            /** @description The id or the name of whom it is about. */
            about: string;
            /** @description The table where it happened. */
            table?: string | null;
            /** @description What happened: 1 to 2,000 characters. */
            text: string;
        };
        /** @description A browser's subscription, as `PushSubscription.toJSON()` gives it. */
        NewSubscription: {
            /** @description Where its service takes messages. */
            endpoint: string;
            keys: components["schemas"]["SubscriptionKeys"];
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
            pace?: components["schemas"]["Pace"] | null;
            /** @description Whether to keep it out of the lists. */
            private?: boolean;
            /** @description Whether the game changes ratings: between accounts alone, each with one seat, without advice. */
            rated?: boolean;
            /**
             * Format: int64
             * @description The least rating at the game, in points, of whoever takes an open seat; 1500 where there is none.
             */
            rating_from?: number | null;
            /**
             * Format: int64
             * @description The highest.
             */
            rating_to?: number | null;
            /** @description The scenario; the game's first where it is not given. */
            scenario?: string | null;
            /**
             * @description For each seat `me`, `open`, `invitation`, `player:NAME` to keep it for an account, or the name of a bot. A seat
             *     that is not named is open.
             */
            seats?: {
                [key: string]: string;
            };
        };
        /** @description A token to be. */
        NewToken: {
            /** @description What it is for. */
            label: string;
        };
        /** @description A vacation to be. */
        NewVacation: {
            /**
             * Format: int64
             * @description How long, from now on.
             */
            days: number;
        };
        /** @description A note of a journal that ended. */
        NoteInfo: components["schemas"]["MessageText"] & {
            /** @description How many answers had been given when it happened. */
            at: number;
            /** @description By which rule. */
            rule: string;
        };
        /** @description What may come of a choice, and how likely it is. */
        Odds: {
            /** @description Whether others play nothing out of hands that are not known. */
            enemy_plays_no_card: boolean;
            /** @description Whether the odds are exact; otherwise they are an estimate, or the mean over some of what others may hide. */
            exact: boolean;
            /** @description Where too much may happen to work it all out: how many battles were fought for an estimate. */
            fought?: number | null;
            /** @description How many points of the game were looked at. */
            points: number;
            /** @description The bot that answers the choices on the way; none where there is none to make. */
            policy?: string | null;
            /** @description What may come out as a whole, the most likely first. */
            results: components["schemas"]["OddsResult"][];
            roll?: components["schemas"]["MessageText"] | null;
            /** @description For each thing that is decided, how it may come out. */
            tallies: components["schemas"]["Tally"][];
        };
        /** @description One thing that is decided. */
        OddsFinding: {
            value?: components["schemas"]["MessageText"] | null;
            /** @description What it is, or what is noted. */
            what: components["schemas"]["MessageText"];
        };
        /** @description Odds, or why there are none. */
        OddsReply: {
            odds?: components["schemas"]["Odds"] | null;
            /** @description `no-dice` where nothing is rolled for. */
            why?: string | null;
        };
        /** @description One way in which everything may come out. */
        OddsResult: {
            /** @description What is decided; for a single roll, what is noted. */
            found: components["schemas"]["OddsFinding"][];
            /** @description For a single roll, the outcomes that lead to it. */
            outcomes: string[];
            /**
             * Format: double
             * @description How likely it is, from 0 to 1.
             */
            probability: number;
        };
        /** @description A seat. */
        OfSeat: {
            seat: string;
        };
        /** @description A subscription to be ended. */
        OldSubscription: {
            endpoint: string;
        };
        /** @description A tournament to be. */
        OpenTournament: {
            /** @description Whether it begins by itself when it is full. */
            begins_full?: boolean;
            format: components["schemas"]["Format"];
            /** @description The game, as `/api/games` names it. */
            game: string;
            /** @description 3 to 60 characters. */
            name: string;
            /** @description The pace of its games, so that they end. */
            pace: components["schemas"]["Pace"];
            /**
             * Format: int64
             * @description The most players: as many as the scenario has seats, to 64.
             */
            players: number;
            /** @description Whether its games are rated. */
            rated?: boolean;
            /**
             * Format: int64
             * @description The rounds of a Swiss tournament: 1 to 15.
             */
            rounds?: number | null;
            /** @description The scenario; the game's first where it is not given. */
            scenario?: string | null;
        };
        /** @description An option of set-up. */
        Options: {
            /** @description What `new` calls it. */
            id: string;
            /** @description Its name for people. */
            name: string;
            /** @description What it may be; the first is the default. */
            values: components["schemas"]["Named"][];
        };
        /** @description How a game ended. */
        Outcome: {
            /** @description The end in words. */
            message: components["schemas"]["MessageText"];
            /** @description The score, margin or rank of each seat, where the game has one. */
            scores: {
                [key: string]: number;
            };
            /** @description Who won; several may win together, and nobody wins a draw. */
            winners: string[];
        };
        /** @description A browser of one's own that is told by push. Its keys open nothing but what it is sent, and stay here. */
        OwnBrowser: {
            /**
             * Format: int64
             * @description Since when, in seconds since 1970.
             */
            created: number;
            /** @description Where its service takes messages. */
            endpoint: string;
        };
        /** @description All that is kept of a person. Passwords and tokens are kept as hashes alone, and are not among it. */
        OwnData: {
            account: components["schemas"]["Me"];
            blocked: components["schemas"]["Blocked"][];
            /** @description Accounts of her programs. */
            bots: components["schemas"]["BotInfo"][];
            /** @description Her browsers that are told by push. */
            browsers: components["schemas"]["OwnBrowser"][];
            chat: components["schemas"]["OwnLine"][];
            /**
             * Format: int64
             * @description When she first came, and when she was last here, in seconds since 1970.
             */
            created: number;
            notes: components["schemas"]["OwnNote"][];
            /** @description What she was told last of tables that she is away from. */
            notices: components["schemas"]["OwnNotice"][];
            /** @description By game. */
            ratings: {
                [key: string]: components["schemas"]["RatingInfo"];
            };
            /** @description What she told moderators of others. */
            reports: components["schemas"]["Report"][];
            results: components["schemas"]["PlayedGame"][];
            seats: components["schemas"]["OwnSeat"][];
            /** Format: int64 */
            seen: number;
            /** @description Up to where she has seen each table. */
            seen_tables: components["schemas"]["OwnPlace"][];
            sessions: components["schemas"]["SessionInfo"][];
            tournaments: components["schemas"]["OwnTournament"][];
            vacations: components["schemas"]["OwnVacation"][];
            webhook?: components["schemas"]["HookInfo"] | null;
        };
        /** @description A line of chat of one's own. */
        OwnLine: {
            /**
             * Format: int64
             * @description When, in seconds since 1970.
             */
            at: number;
            /** @description The id of the table. */
            table_id: string;
            /** @description What. */
            text: string;
        };
        /** @description A private note. */
        OwnNote: {
            /** @description The id of the table. */
            table_id: string;
            /** @description What. */
            text: string;
        };
        /** @description What one was told last of a table while one was away. */
        OwnNotice: {
            /** @description What: `turn`, `time-low`, `time-out` or `ended`. */
            event: string;
            /** @description The id of the table. */
            table_id: string;
        };
        /** @description Up to where one has seen a table. */
        OwnPlace: {
            /**
             * Format: int64
             * @description How many answers.
             */
            answers: number;
            /**
             * Format: int64
             * @description How many notes of the journal.
             */
            journal: number;
            /** @description The id of the table. */
            table_id: string;
        };
        /** @description A seat of one's own. */
        OwnSeat: {
            /**
             * Format: int64
             * @description When it was opened, in seconds since 1970.
             */
            created: number;
            /** @description The game. */
            game: string;
            /** @description The seat. */
            seat: string;
            /** @description How the table stands. */
            status: string;
            /** @description The id of the table. */
            table_id: string;
        };
        /** @description A tournament that one plays in, or opened. */
        OwnTournament: {
            /**
             * Format: int64
             * @description When it was opened, in seconds since 1970.
             */
            created: number;
            /** @description Its id. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description A vacation of one's own. */
        OwnVacation: {
            /**
             * Format: int64
             * @description When it began, in seconds since 1970.
             */
            begun: number;
            /**
             * Format: int64
             * @description When it ended, or will.
             */
            ends: number;
        };
        /** @description The pace of a table. A turn of a seat lasts until another player has answered. */
        Pace: {
            /**
             * Format: int64
             * @description Seconds: 30 to 86,400.
             */
            bank: number;
            /**
             * Format: int64
             * @description Seconds that each turn but the first adds: 0 to 3,600.
             */
            increment: number;
            /** @enum {string} */
            kind: "live";
            /** @description What becomes of a seat that runs out of time. */
            late: components["schemas"]["Late"];
        } | {
            /**
             * Format: int64
             * @description 1 to 60.
             */
            days: number;
            /** @enum {string} */
            kind: "daily";
            /** @description What becomes of a seat that runs out of time. */
            late: components["schemas"]["Late"];
        };
        /**
         * @description Which pace a table has.
         * @enum {string}
         */
        PaceKind: "unlimited" | "live" | "daily";
        /** @description A game of a tournament. */
        PairedGame: {
            /** @description Who meets, in the order of the seats; one alone has a bye. */
            players: components["schemas"]["PairedPlayer"][];
            /** Format: int64 */
            round: number;
            /** @description The table; none for a bye, and where a player was missing. */
            table?: string | null;
            /** @description Whether nobody played it to the end. */
            void: boolean;
        };
        /** @description Somebody in a game of a tournament. */
        PairedPlayer: {
            /**
             * Format: int32
             * @description The half points that the game brought; none while it is played.
             */
            points?: number | null;
            /** @description The id of the player. */
            user: string;
        };
        /**
         * @description How far a tournament is.
         * @enum {string}
         */
        Phase: "open" | "running" | "finished";
        /** @description Somebody who plays in a tournament. Points and tie-breaks count half points. */
        Place: {
            /** Format: int32 */
            buchholz: number;
            /** Format: int32 */
            drawn: number;
            /** Format: int32 */
            lost: number;
            /** @description Her name; none where the account is no more. */
            name?: string | null;
            /** Format: int32 */
            points: number;
            /** Format: int32 */
            sonneborn_berger: number;
            /** @description Her id. */
            user: string;
            /** @description Whether she plays no more rounds. */
            withdrawn: boolean;
            /** Format: int32 */
            won: number;
        };
        /** @description A game that somebody played. */
        PlayedGame: {
            /**
             * Format: int64
             * @description When it ended, in seconds since 1970.
             */
            at: number;
            game: string;
            rated: boolean;
            /**
             * Format: int64
             * @description The rating after it, in points.
             */
            rating?: number | null;
            scenario: string;
            seat: string;
            standing: components["schemas"]["Standing"];
            /** @description The id of the table. */
            table: string;
        };
        /** @description To `preview`: what would follow, and what would be asked then. */
        Preview: components["schemas"]["Waiting"] & {
            /** @description What would happen. */
            journal: components["schemas"]["JournalEntry"][];
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
        /** @description What is asked, for programs by its name and for people in words. */
        PromptText: components["schemas"]["MessageText"] & {
            /** @description The name of the prompt, which stays when words change. */
            name: string;
        };
        /** @description An account, as all see it. */
        PublicProfile: {
            /** @description Who answers for it, where a program plays with this account. */
            bot_of?: string | null;
            /** @description The games that were played to the end against somebody. */
            games: components["schemas"]["GameRecord"][];
            /** @description The id that tables name people by. */
            id: string;
            name: string;
            /** @description The latest of them at tables that are not private, the last first. */
            recent: components["schemas"]["PlayedGame"][];
            /**
             * Format: int64
             * @description When the person first came here, in seconds since 1970.
             */
            since: number;
        };
        /** @description The key that a browser subscribes with. */
        PushKeyInfo: {
            /** @description `applicationServerKey` of the Push API, in base64url. */
            key: string;
        };
        /** @description A question. */
        Question: {
            /** @description The only answers there are. */
            choices: components["schemas"]["Choice"][];
            /** @description Whether the seat answers several questions in secret at once with others. */
            in_dialogue?: boolean;
            /** @description For `chance`: the weight of each choice. */
            odds?: number[];
            /** @description The only seat that may know the answer, where it is secret. */
            only?: string | null;
            /** @description What. */
            prompt: components["schemas"]["PromptText"];
            /** @description The agent's seat, where an agent rolls on its way to a choice. */
            rolled_for?: string | null;
            /** @description By which rule. */
            rule: string;
            /** @description Who decides; `chance` for dice and draws. */
            seat: string;
        };
        /** @description A question that waits. */
        QuestionAsked: components["schemas"]["Question"] & {
            /** @description Whether its choices are hidden from the viewer. */
            hidden: boolean;
            /**
             * Format: int64
             * @description The version in which it was first asked.
             */
            since: number;
        };
        /** @description How strong somebody is at a game. */
        RatingInfo: {
            /**
             * Format: int64
             * @description How far off it may well be, in points.
             */
            deviation: number;
            /**
             * Format: int64
             * @description How many rated games it comes from.
             */
            games: number;
            /**
             * Format: int64
             * @description In points; 1500 where nothing is known.
             */
            points: number;
            /** @description Whether too few games stand behind it. */
            provisional: boolean;
        };
        /** @description Why an agent chose. */
        Reason: components["schemas"]["MessageText"] & {
            /** @description What was compared, in the order of preference. */
            candidates?: components["schemas"]["MessageText"][];
            /** @description The rule, or empty where the agent follows none. */
            rule: string;
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
        /** @description What somebody tells moderators of another. */
        Report: {
            /** @description The id of whom it is about. */
            about: string;
            /** @description That person's name. */
            about_name?: string | null;
            /**
             * Format: int64
             * @description When it was told, in seconds since 1970.
             */
            at: number;
            /** @description Its name. */
            id: string;
            /** @description The id of who tells it. */
            reporter: string;
            /** @description Her name; none for a guest without one, and where she is no more. */
            reporter_name?: string | null;
            /** @description The table where it happened. */
            table_id?: string | null;
            /** @description What. */
            text: string;
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
        /** @description A scenario, with the seats it has under default options. */
        Scenario: {
            /** @description What `new` calls it. */
            id: string;
            /** @description Its name for people. */
            name: string;
            /** @description Its seats, in order. */
            seats: components["schemas"]["Named"][];
        };
        /** @description How rated games of a scenario ended between two seats. */
        SeatBias: {
            /**
             * Format: int64
             * @description By how many points the seat is taken to be better; ratings allow for it. Few games say little.
             */
            advantage: number;
            /** Format: int64 */
            drawn: number;
            /** Format: int64 */
            lost: number;
            other: string;
            scenario: string;
            seat: string;
            /**
             * Format: int64
             * @description How often the seat won against the other.
             */
            won: number;
        };
        /** @description A seat as others see it. */
        SeatInfo: {
            /** @description Whether that is the name of an account, which has a profile. */
            account: boolean;
            /** @description The bot that plays it. */
            agent?: string | null;
            /** @description Whether a program plays with it. */
            bot_account: boolean;
            kind: components["schemas"]["Kind"];
            /** @description Whether its player has left. */
            left: boolean;
            /** @description The name of its player; none for a guest who has chosen none. */
            name?: string | null;
            rating?: components["schemas"]["RatingInfo"] | null;
            /** @description Whether its player resigned. */
            resigned: boolean;
            seat: string;
            /** @description The id of its player. */
            user?: string | null;
            /** @description Whether it is yours. */
            yours: boolean;
        };
        /** @description How games ended for somebody with a seat. */
        SeatRecord: {
            /** Format: int64 */
            drawn: number;
            /**
             * Format: int64
             * @description Resigned, left, or replaced by a bot: these count as lost.
             */
            gave_up: number;
            /** Format: int64 */
            lost: number;
            seat: string;
            /** Format: int64 */
            won: number;
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
        /** @description A session or a personal token of one's own. */
        SessionInfo: {
            /**
             * Format: int64
             * @description When it was made, in seconds since 1970.
             */
            created: number;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /**
             * Format: int64
             * @description When it ends.
             */
            expires: number;
            /** @description By which it can be ended. It opens nothing. */
            id: string;
            /** @description `session` for a browser, `personal` for a program. */
            kind: string;
            /** @description What it is for. */
            label: string;
        };
        /**
         * @description The first answer and the first note of the journal that a viewer does not have yet. What she has from there on no
         *     longer holds.
         */
        Span: {
            /** @description The first answer, from 0. */
            answers: number;
            /** @description The first note of the journal, from 0. */
            journal: number;
        };
        /**
         * @description How the player of a seat came out of a game, the worst first.
         * @enum {string}
         */
        Standing: "gave-up" | "lost" | "drawn" | "won";
        /** @description The message that brings a viewer up to date. */
        StateMessage: {
            answers: components["schemas"]["AnswerGiven"][];
            /** @description The clocks of those who play, where the table has a pace. */
            clocks: components["schemas"]["ClockInfo"][];
            /** @description Answers and journal begin here; what the viewer had from here on no longer holds. */
            from: components["schemas"]["Span"];
            journal: components["schemas"]["JournalNote"][];
            outcome?: components["schemas"]["GameOver"] | null;
            questions: components["schemas"]["QuestionAsked"][];
            /** @description The seats that have resigned. */
            resigned: string[];
            status: components["schemas"]["Status"];
            /** @description The table. */
            table: string;
            /** @description How much there is, as far as the viewer may know. */
            total: components["schemas"]["Span"];
            /** @description `state`. */
            type: string;
            undo_asked?: components["schemas"]["UndoAsked"] | null;
            /**
             * Format: int64
             * @description How often it has changed.
             */
            version: number;
            /** @description The position as the viewer may know it, in the shape of the game. */
            view: components["schemas"]["GameView"];
            /** @description As whom it is seen: a seat, `observer` or `referee`. */
            viewer: string;
        };
        /**
         * @description How a table stands.
         * @enum {string}
         */
        Status: "open" | "running" | "finished" | "abandoned";
        /** @description The keys of a subscription, in base64url. */
        SubscriptionKeys: {
            auth: string;
            p256dh: string;
        };
        /** @description A table as others see it. */
        TableInfo: {
            /** @description Whether players may ask bots for advice though others play too. */
            advice: boolean;
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
            /** @description Whether it cannot be played because of an internal error. It can be left and resigned. */
            broken: boolean;
            /** Format: int64 */
            changed: number;
            /** @description The clocks of those who play, once the game has begun. */
            clocks: components["schemas"]["ClockInfo"][];
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
            pace?: components["schemas"]["Pace"] | null;
            /** @description Whether it is in no list. */
            private: boolean;
            /** @description Whether the game changes ratings. */
            rated: boolean;
            /**
             * Format: int64
             * @description The least rating, in points, of whoever takes an open seat.
             */
            rating_from?: number | null;
            /**
             * Format: int64
             * @description The highest.
             */
            rating_to?: number | null;
            rematch_of?: string | null;
            scenario: string;
            seats: components["schemas"]["SeatInfo"][];
            seen?: components["schemas"]["Seen"] | null;
            status: components["schemas"]["Status"];
            undo_asked?: components["schemas"]["UndoAsked"] | null;
            /** @description Whether one of them is yours. */
            your_turn: boolean;
        };
        /** @description How one thing may come out. */
        Tally: {
            /**
             * Format: double
             * @description The mean, of a number.
             */
            mean?: number | null;
            /** @description How it may come out. */
            values: components["schemas"]["TallyValue"][];
            /** @description What it is. */
            what: components["schemas"]["MessageText"];
        };
        /** @description One way in which a thing may come out. */
        TallyValue: {
            /**
             * Format: int64
             * @description Its value, of a number.
             */
            number?: number | null;
            /**
             * Format: double
             * @description How likely it is, from 0 to 1.
             */
            probability: number;
            /** @description It in words. */
            value: components["schemas"]["MessageText"];
        };
        /** @description What a choice points at: the kernel's [`Target`](tricorne_kernel::Target). */
        Target: {
            /** @enum {string} */
            kind: "button";
            /** @description What the button is for. */
            role: string;
        } | {
            /** @enum {string} */
            kind: "space";
            /** @description The space. */
            space: string;
        } | {
            /** @enum {string} */
            kind: "piece";
            /** @description The kind of piece. */
            piece: string;
            /** @description The space. */
            space: string;
        } | {
            /** @enum {string} */
            kind: "unit";
            /** @description The unit. */
            unit: string;
        } | {
            /** @enum {string} */
            kind: "stack";
            /** @description Whose stack it is. */
            seat: string;
            /** @description The space. */
            space: string;
        } | {
            /** @enum {string} */
            kind: "route";
            /** @description The spaces, from the first to the last. */
            spaces: string[];
        } | {
            /** @description The box. */
            box: string;
            /** @enum {string} */
            kind: "box";
        } | {
            /**
             * Format: int32
             * @description The printed number.
             */
            card: number;
            /** @enum {string} */
            kind: "card";
        } | {
            /** @enum {string} */
            kind: "number";
            /**
             * Format: int32
             * @description Its value.
             */
            number: number;
        };
        /** @description A new token, shown this once. */
        Token: {
            token: string;
        };
        /** @description A tournament. */
        TournamentInfo: {
            begins_full: boolean;
            /** Format: int64 */
            created: number;
            format: components["schemas"]["Format"];
            game: string;
            games: components["schemas"]["PairedGame"][];
            /** @description The id of who opened it. */
            host: string;
            id: string;
            name: string;
            pace?: components["schemas"]["Pace"] | null;
            phase: components["schemas"]["Phase"];
            /**
             * Format: int64
             * @description The most players.
             */
            players: number;
            rated: boolean;
            /**
             * Format: int64
             * @description The round that is being played; 0 before the first.
             */
            round: number;
            /**
             * Format: int64
             * @description How many rounds it has; none before a round robin begins.
             */
            rounds?: number | null;
            scenario: string;
            /** @description How many seats its games have. */
            seats: number;
            /** @description Those who play, the best first. */
            standings: components["schemas"]["Place"][];
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
        /** @description One's vacations. */
        VacationInfo: {
            /**
             * Format: int64
             * @description Days that may be taken in any 365.
             */
            days_a_year: number;
            /**
             * Format: int64
             * @description Whole days that may still be taken.
             */
            days_left: number;
            /**
             * Format: int64
             * @description When the present one ends, in seconds since 1970.
             */
            ends?: number | null;
        };
        /** @description To `question`. */
        Waiting: {
            outcome?: components["schemas"]["Outcome"] | null;
            /** @description The questions that wait: several where several seats are asked at once, none once the game is over. */
            questions: components["schemas"]["Question"][];
        };
        /**
         * @description Whose and which tables.
         * @enum {string}
         */
        Which: "mine" | "open" | "running" | "finished";
        /** @description A position to be checked. */
        WrittenPosition: {
            /** @description The game, as `/api/games` names it. */
            game: string;
            /** @description The state, as a record with a position has it; the beginning of the scenario where it is not given. */
            position?: Record<string, never> | null;
            /** @description The scenario it is of. */
            scenario: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
