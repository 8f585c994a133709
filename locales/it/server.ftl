# Ciò che il server dice alle persone senza il client: la posta, e le sue poche pagine.

server-no-client-title = Tricorne
server-no-client =
    Il server è attivo, ma questo programma è stato compilato senza il client per il browser. I programmi possono giocare con l’interfaccia descritta qui:
server-notice-turn = Tocca a te: { $game }
server-notice-time-low = Il tuo tempo sta per finire: { $game }
server-notice-time-out = Hai esaurito il tempo e stai per perdere il posto: { $game }
server-notice-ended = La partita è finita: { $game }
server-mail-head =
    Ciao { $name },

    { $text }
    { $link }
server-mail-since =
    Dalla tua ultima visita:
    { $lines }
server-mail-earlier = { $count ->
    [one] { $count } voce precedente
   *[other] { $count } voci precedenti
}
server-mail-stop =
    Per non ricevere più questi avvisi:
    { $stop }
server-stop-title = Avvisi di turno
server-stop-button = Non inviare più avvisi
server-stopped = Non riceverai più avvisi.
server-conceded = La partita è finita con una resa.
server-forfeited = La partita è finita per tempo scaduto.
server-time-out-bot = { $seat }: tempo scaduto. Finita anche la tolleranza, subentra un bot.
server-time-out-forfeit = { $seat }: tempo scaduto. Finita anche la tolleranza, il posto è perso.
server-time-lost-bot = { $seat }: tempo scaduto. Al suo posto gioca un bot.
server-time-lost-forfeit = { $seat }: tempo scaduto. Il posto è perso.
server-bot-failed = { $seat }: il suo bot non funziona. Al suo posto risponde uno più semplice.
server-rules-changed =
    Le regole di questo gioco sono state corrette dopo l’inizio della partita. { $count ->
        [0] Si continua da dove si era, senza annullare nulla.
        [one] Si continua dall’ultima posizione ancora valida. L’ultima risposta va data di nuovo.
       *[other] Si continua dall’ultima posizione ancora valida. Le ultime { $count } risposte vanno date di nuovo.
    } Il verbale fin qui è conservato.
server-rules-replayed = Le regole di questo gioco sono state corrette dopo l’inizio della partita. Tutto ciò che è stato giocato vale ancora.
server-confirm-subject = Conferma il tuo indirizzo e-mail
server-confirm-body =
    Ciao { $name },

    qualcuno ha indicato questo indirizzo per un account su { $site }. Se sei stato tu, confermalo qui entro un giorno:
    { $link }

    Altrimenti ignora questo messaggio. Non ne riceverai altri.
server-confirm-title = Il tuo indirizzo e-mail
server-confirm-button = Conferma questo indirizzo
server-confirmed = Il tuo indirizzo e-mail è confermato.
server-reset-subject = Imposta una nuova password
server-reset-body =
    Ciao { $name },

    qualcuno ha chiesto una nuova password per il tuo account su { $site }. Se sei stato tu, impostala qui entro un’ora:
    { $link }

    Altrimenti ignora questo messaggio. La tua password resta com’è.
server-reset-title = Imposta una nuova password
server-reset-label = Nuova password (da 8 a 200 caratteri)
server-reset-button = Imposta la password
server-reset-done = La password è cambiata. Tutte le sessioni sono terminate: accedi di nuovo.
server-link-used = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
