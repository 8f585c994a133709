# Il client per il browser: tutto tranne i tabelloni.

web-title = Tricorne
web-page-title = { $page } · Tricorne
web-skip = Vai al contenuto
web-nav = Pagine
web-nav-lobby = Sala
web-nav-rules = Regole
web-nav-account = Account
web-language = Lingua
web-theme = Chiaro o scuro
web-theme-system = Chiaro/scuro: auto
web-theme-light = Chiaro
web-theme-dark = Scuro
web-loading = Un momento…
web-not-found = Questa pagina non esiste
web-not-found-home = Alla pagina iniziale
web-you = tu
web-guest = un ospite
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

web-error-unreachable = Il server non è raggiungibile. Nulla è cambiato.
web-try-again = Riprova
web-error-unavailable = Il server ha un problema. Riprova tra un momento.
web-error-broken = Qui le regole si sono rotte: è un difetto del programma. Il tavolo è com’era prima.
web-error-not-logged-in = Non hai effettuato l’accesso.
web-error-wrong-password = Il nome o la password sono sbagliati.
web-error-name-taken = Questo nome è già preso.
web-error-too-many-requests = Troppe richieste insieme. Aspetta un momento e riprova.
web-error-not-found = Qui non c’è nulla, oppure non ti è dato vederlo.
web-error-forbidden = Questo non spetta a te.
web-error-conflict = Non è possibile nello stato attuale del tavolo.
web-error-bad-request = Non è stato accettato. Controlla ciò che hai scritto.
web-error-bad-record = Questo file non è una partita che si possa rigiocare.
web-error-other-facts = Questa partita è stata giocata con dati (un pacchetto) diversi da quelli in uso qui. Chi gestisce il server può avviarlo con --data e la cartella di quel pacchetto.
web-error-illegal-choice = Le regole non lo permettono.
web-error-wrong-seat = Non è il tuo turno.
web-error-game-over = La partita è finita.

## Pagina iniziale

web-start-title = La Rivoluzione americana sul tuo tavolo
web-start-lead = Tricorne gioca con te i grandi wargame da tavolo sulla Rivoluzione americana e fa rispettare ogni regola. Gioca da solo contro avversari che spiegano le loro mosse, attorno a uno schermo, o in rete con gli amici.
web-start-no-account = Non serve un account. La partita viene conservata: la riprendi quando vuoi.
web-start-what = Che cosa puoi fare qui
web-start-more = Altri giochi
web-start-going-on = Le tue partite
web-start-alone = Da solo
web-start-alone-text = I giocatori del programma prendono le altre parti. Il diario racconta che cosa ha fatto ciascuno, per quale regola e perché.
web-start-together = In compagnia
web-start-together-text = Apri un tavolo, manda il link agli amici e gioca in una sola seduta o una mossa al giorno. Altri possono assistere.
web-start-rules = Impara giocando
web-start-rules-text = Si può cliccare solo ciò che le regole permettono. Ogni domanda cita la sua regola, e il numero apre il nostro riassunto. Una guida ti accompagna nella prima partita.
web-play-game = Gioca a { $title }
web-about-game = Che cos’è { $title }
web-board-picture = Il tabellone di { $title }

## Giochi

web-game-sides = Le parti
web-game-length = Durata
web-game-players = Giocatori
web-game-difficulty = Difficoltà
web-game-liberty-or-death-blurb = Quattro Fazioni si contendono le Tredici Colonie e le terre oltre i monti: la Corona inglese e i suoi alleati indiani contro i Patrioti e, quando entrano in guerra, i Francesi. Ogni carta porta un Evento e stabilisce in quale ordine due delle quattro possono agire: marciare, radunare, razziare, dare battaglia o conquistare gli animi. Ognuna vince a modo suo, e anche gli alleati sono rivali.
web-game-liberty-or-death-length = Circa un’ora per lo scenario Sprint, fino a sei ore per l’intera guerra. Una partita si può lasciare e riprendere in ogni momento.
web-game-liberty-or-death-players = Da uno a quattro. I bot prendono i posti liberi.
web-game-liberty-or-death-difficulty = Da media ad alta. Il programma conosce le regole e mostra che cosa puoi fare; la guida spiega il resto.
web-letter-liberty-or-death-indians = N
web-side-liberty-or-death-british = Regolari, Conservatori e la Royal Navy. Tieni le città, ricostruisci il Supporto e subisci meno perdite dei ribelli.
web-side-liberty-or-death-patriots = Milizie dappertutto, Continentali dove conta. Diffondi l’Opposizione e costruisci Forti. Una buona prima scelta.
web-side-liberty-or-death-indians = Guerrieri e Villaggi oltre i monti. Razzia la frontiera, difendi le tue terre e non fidarti troppo della Corona.
web-side-liberty-or-death-french = Prima agenti, denaro e preparativi; dopo il Trattato di Alleanza, Regolari, una flotta e le Indie Occidentali.
web-scenario-liberty-or-death-1775-long = Tutta la guerra, da Lexington in poi: sei campagne, per una lunga giornata.
web-scenario-liberty-or-death-1776-medium = Gli Inglesi sbarcano in forze a New York: quattro campagne.
web-scenario-liberty-or-death-1778-short = La Francia è in guerra e si combatte al Sud: tre campagne.
web-scenario-liberty-or-death-1778-sprint = Lo stesso inizio, ma finisce prima. La prima partita ideale: circa un’ora.
web-game-washingtons-war-blurb = Due parti si contendono gli animi di tredici colonie e del Canada. Ogni carta può muovere un esercito, conquistare consenso, portare rinforzi o far accadere un evento, e nessuno sa che cosa ha in mano l’altro. I Britannici hanno l’esercito migliore e il mare; gli Americani hanno il paese, e sperano nella Francia.
web-game-washingtons-war-length = Due o tre ore per l’intera guerra. Una partita si può lasciare e riprendere quando si vuole.
web-game-washingtons-war-players = Uno o due. Un bot prende l’altra parte.
web-game-washingtons-war-difficulty = Media. Gran parte della mappa e molte carte sono ricostruite, perché quelle stampate non erano disponibili; questi dati sono segnati con ? o °.
web-side-washingtons-war-american = Eserciti che sfuggono e ritornano, segnalini CP dappertutto, e Washington da tenere in vita finché arriva la Francia. Una buona prima parte.
web-side-washingtons-war-british = I Regolari e la Royal Navy: forti dovunque sbarchino, ma pochi, e lenti da comandare.
web-scenario-washingtons-war-1775 = Da Lexington alla caduta del governo di Lord North, che può venire in un anno qualunque dal 1779 al 1783.
web-game-we-the-people-blurb = La sorella maggiore di Washington’s War. Due parti si contendono gli animi di tredici colonie con mani di carte nascoste: ogni carta può muovere un esercito, conquistare consenso, portare rinforzi o far accadere un evento. Una battaglia è un duello a sé, con mani di carte battaglia: attacco, parata, contrattacco. Se Washington è catturato, la guerra è persa.
web-game-we-the-people-length = Due o tre ore per l’intera guerra. Una partita si può lasciare e riprendere quando si vuole.
web-game-we-the-people-players = Uno o due. Un bot prende l’altra parte.
web-game-we-the-people-difficulty = Media, e con meno regole di Washington’s War. Gran parte della mappa, lo schieramento, molte carte e la composizione delle carte battaglia sono ricostruiti, perché quelli stampati non erano disponibili; questi dati sono segnati con ? o °.
web-side-we-the-people-american = Eserciti che sfuggono e ritornano, segnalini CP dappertutto, e Washington da tenere lontano dalle mani britanniche. Una buona prima parte.
web-side-we-the-people-british = I Regolari e la Royal Navy: più carte battaglia dovunque sbarchino, ma generali lenti a muoversi.
web-scenario-we-the-people-1775 = Da Lexington alla caduta del governo di Lord North, che può venire in un anno qualunque dal 1779 al 1783.

## Una partita contro i bot

web-play-side = Scegli la tua parte
web-play-scenario = Scenario
web-play-against = Avversari
web-play-start = Inizia la partita
web-play-more = Altre opzioni, o gioca con altri

## Sala

web-lobby-which = Quali tavoli
web-lobby-mine = I miei tavoli
web-lobby-open = In attesa di giocatori
web-lobby-running = In corso
web-lobby-finished = Finiti
web-lobby-none = Qui non c’è nessun tavolo.
web-lobby-more = Altri
web-lobby-upload = Riprendi una partita da un file:{" "}
web-table-open = In attesa di giocatori, aperto { $time }
web-table-won = { $count ->
    [one] Vittoria: { $seats }
   *[other] Vittoria comune: { $seats }
}
web-table-drawn = Nessun vincitore
web-table-abandoned = Tutti hanno lasciato questo tavolo
web-your-turn-since = Tocca a te, chiesto { $time }
web-turn-since = Tocca a { $seats }, chiesto { $time }
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
web-new-limit = Tempo per rispondere
web-new-no-limit = Senza limite
web-new-limit-hint = Chi supera il limite viene sostituito da un bot.
web-new-private = Non mostrare questo tavolo negli elenchi
web-new-advice = I giocatori possono chiedere consiglio a un bot
web-new-create = Apri il tavolo

## Prima della partita

web-seat-take = Siediti qui
web-seats-start = Inizia la partita
web-seats-missing = In attesa di giocatori.
web-seats-wait-host = In attesa che chi ospita dia inizio.
web-invite = Invito
web-invite-text = Chi ha questo link può prendere un posto libero o assistere.
web-invite-copy = Copia il link
web-invite-copied = Copiato.

## La domanda

web-you-decide = decidi tu
web-they-decide = a decidere
web-wait = In attesa…
web-rule-open = Regola { $rule }: apri il riassunto
web-choices = Scelte
web-choices-filter = Scrivi per trovare una scelta
web-number = Un numero da { $least } a { $most }
web-number-less = Uno in meno
web-number-more = Uno in più
web-number-take = Prendi { $number }
web-number-range = da { $least } a { $most }
web-actions = Indietro, passa, fatto
web-undo = Annulla
web-pass = Passa
web-done = Fatto
web-advice = Chiedi consiglio
web-preview = Ne seguirebbe:
web-preview-next = Poi:
web-hand-over = Passa lo schermo a { $seat }
web-hand-over-here = { $seat }: eccomi
web-connection-lost = La connessione è caduta. La stiamo ripristinando; nulla è perduto.
web-undo-far-title = Nel frattempo è successo qualcosa
web-undo-far-text = Dopo la tua ultima risposta sono venuti dadi, una carta o la risposta di un altro. Puoi ancora tornare indietro se tutti i giocatori sono d’accordo. Contro soli bot avviene subito.
web-undo-far-ask = Torna indietro
web-undo-asked = { $seat } chiede di tornare indietro. Sei d’accordo?
web-undo-asked-by-you = Hai chiesto di tornare indietro. Gli altri devono essere d’accordo.
web-undo-agree = D’accordo
web-undo-refuse = No
web-undo-withdraw = Lascia stare
web-stay = Lascia perdere

## Che cosa è successo

web-table = Tavolo
web-board = Tabellone
web-tabs = Accanto al tabellone
web-journal = Diario
web-journal-earlier = Mostra le voci precedenti
web-journal-later = Mostra le voci successive
web-journal-new = Nuovo dalla tua ultima visita
web-journal-show = Mostra il tabellone in quel momento
web-reasons = Perché:
web-news = { $count ->
    [one] Un fatto nuovo da quando eri qui.
   *[other] { $count } fatti nuovi da quando eri qui.
}
web-news-show = Mostrameli
web-news-dismiss = Non ora
web-playback = Mostra che cosa fanno gli altri
web-playback-turns = Turno per turno
web-playback-steps = Passo per passo
web-playback-off = Subito tutto
web-playback-skip = { $count ->
    [0] Salta
   *[other] Salta (altri { $count })
}
web-speed = Velocità
web-moment = Passo { $step } di { $total }.
web-moment-now = Torna al presente

## Giocatori

web-tab-seats = Giocatori
web-seat-left = ha lasciato
web-seat-resigned = ha abbandonato
web-seat-bot = Fai subentrare un bot
web-presence = { $count ->
    [one] Una persona guarda questo tavolo.
   *[other] { $count } persone guardano questo tavolo.
}
web-presence-names = Con un account: { $names }.
web-leave = Lascia
web-leave-title = Lasciare il tavolo?
web-leave-text = Il tuo posto ti aspetta; gli altri possono farlo prendere a un bot. Finché nessun bot lo ha preso puoi tornare.
web-rejoin = Torna al mio posto
web-resign = Abbandona
web-resign-title = Abbandonare?
web-resign-text = Rinunci per sempre. Un bot prende il tuo posto; se resta un solo altro giocatore, ha vinto.
web-rematch = Gioca ancora
web-replay = Rivedi la partita
web-record = Scarica la partita

## Parole

web-tab-talk = Parole
web-chat = Che cosa si è detto
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-say = Di’ qualcosa al tavolo
web-chat-send = Invia
web-chat-players-only = Al tavolo parlano solo i giocatori.
web-note = Un appunto solo per te
web-note-kept = Conservato.

## Aiuto

web-tab-help = Regola
web-tab-aid = Scheda
web-tab-text = Testo
web-tab-preferences = Opzioni
web-help-none = Della sezione { $rule } non c’è ancora un riassunto.
web-help-parent = La sezione { $rule } fa parte di questa:
web-help-how = Ogni domanda e ogni voce del diario cita la sua regola. Clicca un numero per leggerne qui il nostro riassunto.
web-help-all = Tutte le regole in una pagina
web-rules-title = { $title }: le regole in breve
web-rules-lead = I nostri riassunti, numerati come le sezioni del regolamento. Non lo sostituiscono; il programma fa rispettare ogni regola per te.
web-rules-none = Per questo gioco non ci sono ancora riassunti.
web-rules-search = Cerca nelle regole
web-shortcuts = I tasti singoli agiscono
web-keys = Tasti
web-key-number = Prendi quella scelta
web-key-move = Muoviti tra le scelte; Invio ne prende una
web-key-filter = Trova una scelta
web-key-skip = Salta ciò che viene mostrato
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
web-viewpoint = Visto da
web-viewpoint-own = Me
web-viewpoint-observer = Chi assiste
web-viewpoint-referee = L’arbitro, che vede tutto

## Account

web-account-guest = Giochi come ospite: le tue partite sono legate a questo browser. Con un account le ritrovi su ogni dispositivo, gli altri vedono il tuo nome, e puoi ricevere un’e-mail quando tocca a te. Le partite da ospite restano tue.
web-account-login = Accedi
web-account-register = Crea un account
web-account-name = Nome
web-account-name-hint = Da 2 a 24 lettere, cifre, -, _ o spazi singoli.
web-account-password = Password
web-account-password-hint = Almeno 8 caratteri.
web-account-password-now = La tua password attuale
web-account-new-password = Nuova password
web-account-change-password = Cambia la password
web-account-email = E-mail
web-account-email-hint = Se vuoi, per sapere quando tocca a te.
web-account-welcome = Ti diamo il benvenuto.
web-account-notices = Avvisi
web-account-want-notices = Avvisami per e-mail quando tocca a me
web-account-save = Salva
web-account-saved = Salvato.
web-account-sessions = Sessioni
web-account-logout = Esci
web-account-logout-everywhere = Esci dappertutto
web-account-tokens = Per i programmi
web-account-tokens-text = Un programma che gioca a tuo nome ha bisogno di un token. Chi lo possiede può giocare come te.
web-account-token-new = Crea un token
web-account-token-once = Mostrato solo questa volta:
web-account-tokens-end = Annulla tutti i token
web-account-delete = Elimina l’account
web-account-delete-text = Il tuo nome e il tuo indirizzo vengono cancellati. Le partite proseguono, con i tuoi posti vuoti.
web-account-delete-sure = Sono sicuro
web-close-panel = Chiudi: { $panel }
