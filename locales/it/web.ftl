# Il client per il browser: tutto tranne i tabelloni.

web-title = Tricorne
web-page-title = { $page } · Tricorne
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-lobby = Sala
web-nav-rules = Regole
web-nav-account = Account
web-language = Lingua
web-theme = Tema
web-theme-system = Tema: sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-loading = Caricamento…
web-not-found = Pagina non trovata
web-not-found-home = Vai alla pagina iniziale
web-you = tu
web-guest = ospite
web-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

## Errori, secondo il codice del server

web-error-unreachable = Il server non è raggiungibile. La tua ultima azione potrebbe non essere stata salvata. Controlla la connessione e riprova.
web-try-again = Riprova
web-error-unavailable = Il server ha un problema. La tua ultima azione potrebbe non essere stata salvata. Riprova tra un momento.
web-error-broken = Errore nelle regole: è un difetto del programma. La tua mossa non è stata fatta. Segnalalo con la registrazione della partita.
web-error-not-logged-in = Non hai effettuato l’accesso. Accedi e riprova.
web-error-wrong-password = Nome o password sbagliati.
web-error-name-taken = Questo nome è già preso. Scegline un altro.
web-error-too-many-requests = Troppe richieste. Aspetta un momento e riprova.
web-error-not-found = Non trovato: il link è sbagliato, oppure non hai il permesso di vederlo.
web-error-forbidden = Non hai il permesso di farlo. Controlla di aver effettuato l’accesso e di avere un posto qui.
web-error-analysis-yours = Un’altra tua analisi è ancora in corso. Aspetta che finisca.
web-error-analysis-queue = Troppe analisi sono in attesa. Riprova tra qualche minuto.
web-error-conflict = Ora non è possibile. Ricarica la pagina per vedere lo stato attuale.
web-error-bad-request = La richiesta non è stata accettata. Controlla ciò che hai scritto.
web-error-bad-record = Questo file non è una partita che si possa rivedere.
web-error-other-facts = Questa partita è stata giocata con un altro pacchetto di dati. Chi gestisce il server può avviarlo con --data e la cartella di quel pacchetto.
web-error-illegal-choice = Le regole non permettono questa scelta.
web-error-wrong-seat = Non è il tuo turno.
web-error-game-over = La partita è finita.

## Pagina iniziale

web-start-title = La Rivoluzione americana sul tuo tavolo
web-start-lead = Gioca ai grandi wargame da tavolo sulla Rivoluzione americana. Tricorne conosce ogni regola. Gioca da solo contro bot che spiegano le loro mosse, attorno a uno schermo, o in rete con gli amici.
web-start-no-account = Non serve un account. La partita viene salvata: la riprendi quando vuoi.
web-start-what = Che cosa puoi fare qui
web-start-more = Altri giochi
web-start-going-on = Le tue partite
web-start-alone = Da solo
web-start-alone-text = I bot giocano le altre fazioni. Il diario mostra che cosa ha fatto ciascuno, per quale regola e perché.
web-start-together = In compagnia
web-start-together-text = Apri un tavolo, manda il link agli amici e gioca in una sola seduta o una mossa al giorno. Chi vuole può assistere.
web-start-rules = Impara giocando
web-start-rules-text = Vedi solo le mosse permesse. Ogni domanda cita la sua regola, e il numero apre il nostro riassunto. Una guida ti accompagna nella prima partita.
web-play-game = Gioca a { $title }
web-about-game = Che cos’è { $title }
web-play-short = Gioca
web-about-short = Scopri di più
web-learn = Impara giocando
web-learn-hint = Un tutorial: circa dieci minuti di { $title } spiegati passo per passo, poi la partita è tua.
web-board-picture = Il tabellone di { $title }

## Giochi

web-game-sides = Le fazioni
web-game-length = Durata
web-game-players = Giocatori
web-game-difficulty = Difficoltà
web-game-liberty-or-death-blurb = Quattro fazioni si contendono le Tredici Colonie e le terre oltre i monti: la Corona inglese e i suoi alleati Indiani contro i Patrioti e, quando entrano in guerra, i Francesi. Ogni carta porta un Evento e stabilisce in quale ordine due delle quattro possono agire: marciare, radunare, razziare, combattere o conquistare gli animi. Ognuna vince a modo suo, e anche gli alleati sono rivali.
web-game-liberty-or-death-length = Circa 1 ora per lo scenario Sprint, fino a 6 ore per l’intera guerra. Puoi interrompere e riprendere quando vuoi.
web-game-liberty-or-death-players = 1–4. I bot prendono i posti liberi.
web-game-liberty-or-death-difficulty = Da media ad alta. Tricorne conosce le regole e mostra le mosse permesse; la guida spiega il resto.
web-letter-liberty-or-death-indians = N
web-side-liberty-or-death-british = Regolari, Conservatori e la Royal Navy. Tieni le Città, ricostruisci il Supporto e subisci meno perdite dei Ribelli.
web-side-liberty-or-death-patriots = Milizie dappertutto, Continentali dove conta. Diffondi l’Opposizione e costruisci Forti. Una buona prima scelta.
web-side-liberty-or-death-indians = Guerrieri e Villaggi oltre i monti. Razzia la frontiera, difendi le tue terre e non fidarti troppo della Corona.
web-side-liberty-or-death-french = Prima agenti, denaro e preparativi; dopo il Treaty of Alliance, Regolari, una flotta e le West Indies.
web-scenario-liberty-or-death-1775-long = Tutta la guerra, da Lexington in poi: 6 Campagne, per una lunga giornata.
web-scenario-liberty-or-death-1776-medium = Gli Inglesi sbarcano in forze a New York: 4 Campagne.
web-scenario-liberty-or-death-1778-short = La Francia è in guerra e si combatte al Sud: 3 Campagne.
web-scenario-liberty-or-death-1778-sprint = Lo stesso inizio, ma più breve. La prima partita ideale: circa 1 ora.
web-game-washingtons-war-blurb = Due schieramenti si contendono gli animi di tredici colonie e del Canada. Ogni carta può muovere un esercito, conquistare consenso, portare rinforzi o far accadere un evento, e nessuno sa che cosa ha in mano l’altro. Gli Inglesi hanno l’esercito migliore e il mare; gli Americani hanno il paese, e sperano nella Francia.
web-game-washingtons-war-length = 2–3 ore per l’intera guerra. Puoi interrompere e riprendere quando vuoi.
web-game-washingtons-war-players = 1–2. Un bot può giocare l’altro schieramento.
web-game-washingtons-war-difficulty = Media. Gran parte della mappa e molte carte sono ricostruite, perché non avevamo quelle stampate; questi dati sono segnati con ? o °.
web-side-washingtons-war-american = Eserciti che sfuggono e ritornano, segnalini CP dappertutto, e Washington da tenere al sicuro finché arriva la Francia. Una buona prima scelta.
web-side-washingtons-war-british = I Regolari e la Royal Navy: forti ovunque sbarchino, ma pochi, e con generali lenti.
web-scenario-washingtons-war-1775 = Da Lexington alla caduta del governo di Lord North, che può venire in un anno qualsiasi dal 1779 al 1783.
web-game-we-the-people-blurb = Il predecessore di Washington’s War. Due schieramenti si contendono gli animi di tredici colonie con mani di carte nascoste: ogni carta può muovere un esercito, conquistare consenso, portare rinforzi o far accadere un evento. Una battaglia è un duello con carte Battaglia: attacco, annullamento, contrattacco. Se Washington viene catturato, la guerra è persa.
web-game-we-the-people-length = 2–3 ore per l’intera guerra. Puoi interrompere e riprendere quando vuoi.
web-game-we-the-people-players = 1–2. Un bot può giocare l’altro schieramento.
web-game-we-the-people-difficulty = Media, con meno regole di Washington’s War. Gran parte della mappa, lo schieramento iniziale, molte carte e la composizione delle carte Battaglia sono ricostruiti, perché non avevamo quelli stampati; questi dati sono segnati con ? o °.
web-side-we-the-people-american = Eserciti che sfuggono e ritornano, segnalini CP dappertutto, e Washington da tenere lontano dalle mani inglesi. Una buona prima scelta.
web-side-we-the-people-british = I Regolari e la Royal Navy: più carte Battaglia ovunque sbarchino, ma generali lenti a muoversi.
web-scenario-we-the-people-1775 = Da Lexington alla caduta del governo di Lord North, che può venire in un anno qualsiasi dal 1779 al 1783.
web-game-decision-in-north-america-blurb = Una vera guerra di movimento: eserciti, flotte e milizie con ordini segreti, dal Canada alle Indie Occidentali. Fai offerte segrete per l’iniziativa, spendi punti politici per le truppe, conquisti le regioni con i segnalini campagna e muovi pile di cui il nemico può solo indovinare la forza. Francia e Spagna possono entrare in guerra, e uscirne di nuovo.
web-game-decision-in-north-america-length = Circa 3 ore fino al 1778, fino a 8 ore per l’intera guerra. Puoi interrompere e riprendere quando vuoi.
web-game-decision-in-north-america-players = 1–2. Un bot può giocare l’altro schieramento.
web-game-decision-in-north-america-difficulty = Alta. Gran parte della mappa e molti valori sono ricostruiti, perché non avevamo quelli stampati; questi dati sono segnati con ? o °.
web-side-decision-in-north-america-american = Milizie, un esercito giovane e, con un po’ di fortuna, alleati francesi e spagnoli. Fai avanzare la rivoluzione e resisti più a lungo del nemico. Una buona prima scelta.
web-side-decision-in-north-america-british = Regolari, Assiani e il dominio del mare. Prendi le città che contano prima che l’Europa ti si rivolti contro.
web-scenario-decision-in-north-america-campaign = Tutti gli anni, da Lexington alle ultime campagne: per una lunga giornata.
web-scenario-decision-in-north-america-to-1778 = I primi anni, con una vittoria propria. La migliore prima partita.

## Una partita contro i bot

web-play-side = Scegli la fazione
web-play-scenario = Scenario
web-game-scenarios = Scenari
web-play-against = Avversari
web-play-start = Inizia la partita
web-play-more = Altre opzioni, o gioca con altri

## Sala

web-lobby-which = Filtra i tavoli
web-lobby-mine = I miei tavoli
web-lobby-open = In attesa di giocatori
web-lobby-running = In corso
web-lobby-finished = Finiti
web-lobby-none = Nessun tavolo per ora. Aprine uno nuovo.
web-lobby-more = Mostra altri
web-lobby-upload = Continua da un file di partita:{" "}
web-table-last-move = Ultima mossa: { $time }
web-table-visit = Vai al tavolo
web-table-continue = Continua
web-table-open = In attesa di giocatori, aperto { $time }
web-table-won = { $count ->
    [one] Vittoria: { $seats }
   *[other] Vittoria comune: { $seats }
}
web-table-drawn = Nessun vincitore
web-table-abandoned = Tutti hanno lasciato questo tavolo
web-your-turn-since = Tocca a te (richiesta { $time })
web-turn-since = Tocca a: { $seats } (richiesta { $time })
web-seat-free = libero

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-new-game = Gioco
web-new-seats = Posti
web-new-seats-hint = Prendi più posti per giocare attorno a uno schermo.
web-new-me = Io
web-new-open = Aperto a tutti
web-new-invitation = Con il link d’invito
web-new-bot = Bot: { $bot }
web-new-options = Opzioni delle regole
web-new-manners = Tempo e visibilità
web-new-private = Tavolo privato (fuori dagli elenchi)
web-new-advice = I giocatori possono chiedere consiglio a un bot
web-new-create = Apri il tavolo

## Prima della partita

web-seat-take = Prendi il posto
web-seat-give-bot = Assegna a un bot
web-seats-start = Inizia la partita
web-seats-missing = In attesa di giocatori.
web-seats-wait-host = In attesa che l’ospite dia inizio alla partita.
web-invite = Invito
web-invite-text = Chi ha questo link può prendere un posto libero o assistere.
web-invite-copy = Copia il link
web-invite-copied = Copiato.

## La domanda

web-you-decide = tocca a te
web-they-decide = a decidere
web-wait = In attesa…
web-rule-open = Regola { $rule }: apri il riassunto
web-choices = Scelte
web-choices-filter = Filtra le scelte
web-number = Un numero da { $least } a { $most }
web-number-less = Uno in meno
web-number-more = Uno in più
web-number-take = Scegli { $number }
web-number-range = { $least }–{ $most }
web-actions = Azioni del turno
web-undo = Annulla
web-pass = Passa
web-done = Fatto
web-advice = Chiedi consiglio
web-advice-strong = Chiedi a un esperto
web-advice-thinking = Sta pensando…
web-preview-next = Poi:
web-hand-over = Passa lo schermo. Ora gioca: { $seat }
web-connection-lost = La connessione è caduta. La stiamo ripristinando; non si è perso nulla.
web-undo-far-title = Chiedere di annullare?
web-undo-far-text = Dopo la tua ultima risposta sono venuti dadi, una carta o la risposta di un altro. Puoi annullarla se tutti i giocatori sono d’accordo. Contro i bot avviene subito.
web-undo-far-ask = Chiedi di annullare
web-undo-asked = Richiesta di tornare indietro ({ $seat }). Sei d’accordo?
web-undo-asked-by-you = Hai chiesto di tornare indietro. Gli altri devono essere d’accordo.
web-undo-agree = Permetti
web-undo-refuse = Rifiuta
web-undo-withdraw = Ritira la richiesta
web-stay = Annulla

## Che cosa è successo

web-table = Tavolo
web-board = Tabellone
web-tabs = Pannello laterale
web-journal = Diario
web-journal-earlier = Mostra le voci precedenti
web-journal-later = Mostra le voci successive
web-journal-new = Nuovo dalla tua ultima visita
web-journal-show = Mostra il tabellone in quel momento
web-reasons = Perché:
web-news = { $count ->
    [one] Una novità dalla tua ultima visita.
   *[other] { $count } novità dalla tua ultima visita.
}
web-news-show = Mostra
web-news-dismiss = Non ora
web-playback = Mostra le mosse degli altri
web-playback-turns = Turno per turno
web-playback-steps = Passo per passo
web-playback-off = Tutto insieme
web-speed = Velocità
web-moment = Passo { $step } di { $total }.
web-moment-now = Torna al presente

## Giocatori

web-tab-seats = Giocatori
web-seat-left = ha lasciato il tavolo
web-seat-resigned = ha abbandonato
web-seat-bot = Sostituisci con un bot
web-seat-here = qui ora
web-seat-away = assente
web-presence = { $count ->
    [one] 1 persona è qui.
   *[other] { $count } persone sono qui.
}
web-presence-names = Con un account: { $names }.
web-leave = Lascia il tavolo
web-leave-title = Lasciare il tavolo?
web-leave-text = Il posto resta tuo finché un altro giocatore non lo dà a un bot. Fino ad allora puoi tornare.
web-rejoin = Torna al mio posto
web-resign = Abbandona
web-resign-title = Abbandonare?
web-resign-text = Rinunci a questa partita. Un bot prende il tuo posto; se resta un solo altro giocatore, vince.
web-rematch = Gioca ancora
web-replay = Rivedi la partita
web-record = Scarica la partita

## Parole

web-tab-talk = Chat
web-chat = Messaggi
web-chat-none = Nessun messaggio per ora.
web-chat-say = Scrivi al tavolo
web-chat-send = Invia
web-chat-aside = spettatore
web-chat-say-aside = Scrivi agli spettatori
web-chat-spectators = I giocatori lo leggeranno solo a partita finita.
web-chat-unread = { $count ->
    [one] 1 messaggio nuovo
   *[other] { $count } messaggi nuovi
}
web-nickname = Il tuo nome al tavolo
web-your-turn-title = Tocca a te: { $page }
web-note = Appunto privato
web-note-kept = Salvato.

## Aiuto

web-tab-help = Regole
web-tab-aid = Aiuto di gioco
web-tab-text = Vista testo
web-tab-preferences = Opzioni
web-help-none = Ancora nessun riassunto della sezione { $rule }.
web-help-parent = La sezione { $rule } fa parte di questa:
web-help-how = Ogni domanda e ogni voce del diario cita la sua regola. Fai clic su un numero per leggerne qui il nostro riassunto.
web-help-all = Tutte le regole in una pagina
web-rules-title = { $title }: riassunto delle regole
web-rules-lead = I nostri riassunti, numerati come le sezioni del regolamento. Non lo sostituiscono. Tricorne fa rispettare ogni regola per te.
web-rules-none = Ancora nessun riassunto per questo gioco.
web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-shortcuts = Scorciatoie da tastiera
web-keys = Tasti
web-key-move = Muoviti tra le scelte; Invio conferma
web-key-filter = Filtra le scelte
web-key-skip = Salta le mosse mostrate
web-key-help = Mostra questi tasti

## La guida

web-guide = Guida
web-guide-next = Ho capito
web-guide-close = Chiudi la guida
web-guide-open = Apri la guida
web-guide-again = Ricomincia la guida

## Rivedere

web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo { $step } di { $total }
web-replay-link = Link a questo passo
web-replay-table = Al tavolo
web-editor = Editor di posizioni
web-editor-from = Modifica questa posizione
web-replay-play-on = Continua da qui
web-replay-save = Salva questo momento
web-replay-more = Altro
web-replay-and-analyse = Rivedi e analizza
web-analysis = Analisi
web-analyse = Analizza questa partita
web-analysis-failed = L’analisi non è riuscita per un errore interno. La partita è intatta. Puoi riprovare.
web-analysis-what = La partita viene continuata molte volte da ogni turno: si vede quando è cambiata e quali risposte sono costate di più. Richiede un minuto o due e viene conservata.
web-analysis-running = Analisi in corso: { $percent }%
web-analysis-chances = Probabilità di vittoria
web-analysis-how = Ogni probabilità viene da partite continuate dal bot rapido da quel punto; può sbagliare di circa { $error } punti.
web-analysis-turning = Svolte
web-analysis-step = Passo { $step }
web-analysis-costly = Le risposte costate di più
web-analysis-none = Nessuna risposta è stata chiaramente costosa.
web-analysis-given = Giocato: { $given } ({ $worth })
web-analysis-better = Meglio: { $better } ({ $worth })
web-analysis-why = Perché
web-viewpoint = Vista di
web-viewpoint-own = Io
web-viewpoint-observer = Spettatore
web-viewpoint-referee = Arbitro (vede tutto)

## Account

web-account-as-guest = Stai giocando come ospite
web-account-no-email = Nessun indirizzo e-mail
web-account-why = Conserva le tue partite
web-account-why-devices = Ritrovi le partite su ogni dispositivo
web-account-why-name = Giochi con un nome che è solo tuo
web-account-why-notices = Ricevi un’e-mail quando tocca a te
web-account-why-keep = Le partite di un ospite restano in questo browser e passano al nuovo account.
web-account-settings = Impostazioni
web-account-guest-name = Nome
web-account-guest-name-text = Il nome che vedono gli altri al tavolo.
web-account-look = Aspetto
web-account-look-text = Chiaro, scuro o come il tuo dispositivo. La lingua si sceglie in cima alla pagina.
web-account-notices-text = Come vieni a sapere che tocca a te. Il suono funziona mentre una pagina di Tricorne è aperta.
web-account-email-text = Serve solo per gli avvisi sul tuo turno. Nessun altro lo vede.
web-account-password-text = Gli altri tuoi dispositivi vengono scollegati.
web-account-sessions-text = Esci da tutti i dispositivi se hai usato un computer che non è tuo.
web-account-login = Accedi
web-account-register = Crea un account
web-account-name = Nome
web-account-name-hint = Da 2 a 24 lettere, cifre, -, _ o spazi singoli.
web-account-password = Password
web-account-password-hint = Almeno 8 caratteri.
web-account-password-now = Password attuale
web-account-new-password = Nuova password
web-account-change-password = Cambia la password
web-account-email = E-mail
web-account-email-hint = Facoltativa, per un avviso quando tocca a te.
web-account-welcome = Ti diamo il benvenuto.
web-account-notices = Avvisi
web-account-want-notices = Avvisami per e-mail quando tocca a me
web-account-save = Salva
web-account-saved = Salvato.
web-account-sessions = Sessioni
web-account-logout = Esci
web-account-logout-everywhere = Esci da tutti i dispositivi
web-account-tokens = Per i programmi
web-account-tokens-text = Un programma che gioca a tuo nome ha bisogno di un token. Chi lo possiede può giocare come te.
web-account-token-new = Crea un token
web-account-token-once = Copialo ora, si vede una volta sola:
web-account-tokens-end = Revoca tutti i token
web-account-delete = Elimina l’account
web-account-delete-text = Il tuo nome e il tuo indirizzo e-mail vengono cancellati. Le partite continuano, con i tuoi posti vuoti.
web-account-delete-sure = Confermo
web-close-panel = Chiudi: { $panel }
