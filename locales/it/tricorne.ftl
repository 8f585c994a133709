# Parole per tutti i giochi, e ciò che dice il terminale.

tricorne-number = { $number }
tricorne-chance = I dadi
tricorne-agent-random = un giocatore casuale

# Inizio e fine
tricorne-welcome = { $title }: { $scenario }
tricorne-seat-person = { $seat }: una persona
tricorne-seat-agent = { $seat }: { $agent }
tricorne-seed = Il seme è { $seed }.
tricorne-help-hint = Scrivi help per vedere che cosa puoi scrivere.
tricorne-won = { $seat } vince.
tricorne-won-together = { $seats } vincono insieme.
tricorne-draw = Non vince nessuno.
tricorne-after-end = La partita è finita. Puoi ancora scrivere log, why, save FILE o quit.
tricorne-goodbye = Arrivederci.
tricorne-goodbye-unfinished =
    Lasci qui la partita. Per continuarla un altro giorno scrivi save FILE prima di uscire, poi riparti con --load FILE.
tricorne-broken = Le regole si sono rotte: è un difetto del programma. Segnalalo insieme alla registrazione che segue.

# Domande
tricorne-question = { $seat } (regola { $rule }): { $prompt }
tricorne-companion =
    Gioco affiancato: la mappa vera è davanti a te. Tira i dadi e pesca le carte quando richiesto, e scrivi che cosa è uscito. Inserisci le tue mosse; riporta sulla mappa quelle dei giocatori del programma. position FILE conserva la posizione, che puoi modificare.
tricorne-type-card = Scrivi il numero stampato sulla carta.
tricorne-hand-over = Passa lo schermo a { $seat }, che preme Invio.
tricorne-not-possible =
    { $choices ->
        [one] Qui «{ $typed }» non è possibile. Scrivi 1 o la parola tra parentesi quadre; oppure help.
       *[other] Qui «{ $typed }» non è possibile. Scrivi un numero da 1 a { $choices } o una parola tra parentesi quadre; oppure help.
    }
tricorne-not-among = Qui «{ $typed }» non è possibile. Scrivi una di queste: { $choices }; oppure help.
tricorne-not-understood = «{ $typed }» non si capisce. Scrivi help per vedere che cosa puoi scrivere.

# Comandi
tricorne-help =
    Rispondi con il numero di una scelta o con la parola tra parentesi quadre. Inoltre puoi scrivere:
      board          mostra il tabellone
      log, log 50    mostra le ultime note della cronaca
      what 2         che cosa farebbe una scelta, fino alla domanda seguente
      undo           ritira la tua ultima risposta
      why            perché gli altri giocatori hanno scelto così
      advise         chiedi un consiglio; advise NOME lo chiede a uno dei giocatori del programma
      save FILE      scrivi la partita in un file
      position FILE  scrivi la posizione in un file; modificala e riparti con --position FILE
      quit           esci
tricorne-preview = { $label } [{ $choice }] porterebbe a questo:
tricorne-preview-next = poi { $seat } (regola { $rule }): { $prompt }
tricorne-no-preview = In questo gioco le mani sono nascoste: nessuno guarda avanti.
tricorne-undone = Ritiri { $choice }.
tricorne-no-undo = Non si può ritirare nulla: dopo sono venuti dadi, una carta scoperta o la risposta di un altro.
tricorne-saved = Salvata in { $file }. Per continuare: tricorne play --load { $file }
tricorne-saved-facts = Si gioca con dati corretti: per continuare indica di nuovo lo stesso --data.
tricorne-position-written = Posizione scritta in { $file }. Per cominciare da lì, così com’è o modificata: tricorne play { $game } --position { $file }
tricorne-not-saved = Non salvata in { $file }: { $error }
tricorne-because = { $seat }: { $reason }
tricorne-why = { $seat } ha scelto { $choice }:
tricorne-why-secret = In questo gioco le mani sono nascoste: le ragioni si dicono a partita finita.
tricorne-no-reasons = Non sono state date ragioni.
tricorne-advice = Consiglio ({ $agent }): { $label } [{ $choice }]
tricorne-no-advice = Qui non c'è nessun consiglio.
tricorne-no-agent = Non c'è nessun giocatore «{ $agent }». Ci sono: { $agents }
