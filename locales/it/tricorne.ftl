# Parole per tutti i giochi, e ciò che dice il terminale.

tricorne-number = { $number }
tricorne-chance = I dadi
tricorne-agent-random = Casuale
tricorne-agent-gentle = Gentile
tricorne-agent-relaxed = Rilassato
tricorne-agent-solid = Solido
tricorne-agent-sharp = Acuto
tricorne-agent-relentless = Implacabile
tricorne-agent-search = Ricerca
tricorne-agent-plain = Ricerca senza valore appreso

# Le forme di un nome che non ne ha di proprie, come quelli corretti da un pacchetto di dati
tricorne-form-in = a { $name }
tricorne-form-a = a { $name }
tricorne-form-da = da { $name }
tricorne-form-di = di { $name }

# Inizio e fine
tricorne-welcome = { $title }: { $scenario }
tricorne-seat-person = { $seat }: persona
tricorne-seat-agent = { $seat }: { $agent }
tricorne-seed = Il seme è { $seed }.
tricorne-help-hint = Scrivi help per l’elenco dei comandi.
tricorne-won = Vittoria: { $seat }.
tricorne-won-together = Vittoria comune: { $seats }.
tricorne-draw = Nessun vincitore.
tricorne-after-end = La partita è finita. Puoi ancora scrivere log, why, save FILE o quit.
tricorne-goodbye = Arrivederci.
tricorne-goodbye-unfinished =
    La partita non è salvata. Per continuarla un altro giorno scrivi save FILE prima di uscire, poi riparti con --load FILE.
tricorne-broken = Errore interno: è un difetto del programma. Segnalalo insieme alla registrazione che segue.

# Domande
tricorne-question = { $seat } (regola { $rule }): { $prompt }
tricorne-companion =
    Modalità affiancata: giochi su una mappa vera. Tira i dadi e pesca le carte quando richiesto, e scrivi i risultati. Inserisci le tue mosse e riporta sulla mappa quelle dei bot. position FILE salva la posizione, che puoi modificare.
tricorne-roll-decides = Per questa decisione: { $decision }
tricorne-pause = Ora tocca a: { $seat }. Premi Invio per continuare.
tricorne-type-card = Scrivi il numero stampato sulla carta.
tricorne-hand-over = Passa lo schermo ({ $seat }) e premi Invio.
tricorne-not-possible =
    { $choices ->
        [one] Qui «{ $typed }» non è possibile. Scrivi 1, la parola tra parentesi quadre, oppure help.
       *[other] Qui «{ $typed }» non è possibile. Scrivi un numero da 1 a { $choices }, una parola tra parentesi quadre, oppure help.
    }
tricorne-not-among = Qui «{ $typed }» non è possibile. Scegli fra { $choices }, oppure scrivi help.
tricorne-not-understood = Comando sconosciuto: «{ $typed }». Scrivi help per l’elenco dei comandi.

# Comandi
tricorne-help =
    Rispondi con il numero di una scelta o con la parola tra parentesi quadre. Puoi anche scrivere:
      board          mostra il tabellone
      log, log 50    mostra le ultime voci del diario
      what 2         anteprima di una scelta, fino alla domanda seguente
      undo           annulla la tua ultima risposta
      why            perché gli altri giocatori hanno scelto così
      advise         chiedi un consiglio; advise NOME lo chiede a un certo bot
      save FILE      salva la partita in un file
      position FILE  salva la posizione in un file; modificala e riparti con --position FILE
      quit           esci
tricorne-preview = { $label } [{ $choice }] farebbe questo:
tricorne-preview-next = Poi { $seat } (regola { $rule }): { $prompt }
tricorne-no-preview = Nessuna anteprima: in questo gioco le mani sono nascoste.
tricorne-undone = Annullato: { $choice }.
tricorne-no-undo = Non si può annullare: dopo sono venuti dadi, una carta scoperta o la risposta di un altro.
tricorne-saved = Salvata in { $file }. Per continuare: tricorne play --load { $file }
tricorne-saved-facts = Questa partita usa un pacchetto di dati: per continuare indica lo stesso --data.
tricorne-position-written = Posizione salvata in { $file }. Per cominciare da lì: tricorne play { $game } --position { $file }
tricorne-not-saved = Non salvata in { $file }: { $error }
tricorne-because = { $seat }: { $reason }
tricorne-why = { $seat }, scelta { $choice }:
tricorne-why-secret = In questo gioco le mani sono nascoste: le ragioni si vedono a partita finita.
tricorne-no-reasons = Nessuna ragione indicata.
tricorne-advice = Consiglio ({ $agent }): { $label } [{ $choice }]
tricorne-no-advice = Qui non c’è nessun consiglio.
tricorne-no-agent = Nessun bot si chiama «{ $agent }». Bot: { $agents }

# Perché un avversario che guarda avanti ha scelto così
tricorne-search-worth =
    { $playouts ->
        [one] Risultato atteso: { $percent }% di una vittoria (1 partita simulata).
       *[other] Risultato atteso: { $percent }% di una vittoria ({ $playouts } partite simulate).
    }
tricorne-search-second = Seconda scelta: { $percent }%, cioè { $cost } in meno.
tricorne-search-other = Poi: { $percent }%.
tricorne-search-blind = Qui nessuna partita si poteva simulare: questa è la scelta del bot rapido.
tricorne-search-expected = Seguito previsto, { $seat }:

# Probabilità
tricorne-odds-winner = Vincitore
tricorne-odds-nobody = Nessuno
tricorne-odds-lost = Perdite: { $thing }
tricorne-odds-surrenders = Resa: { $thing }
tricorne-odds-captured = Catturato: { $thing }
tricorne-odds-retreats = Ritirata: { $thing }
tricorne-odds-evades = Ritirata prima della battaglia: { $thing }
tricorne-odds-intercepts = Intercettazione: { $thing }
tricorne-odds-dispersed = Congresso continentale disperso
tricorne-odds-regulars-lost = Vantaggio dei Regolari inglesi perso
tricorne-odds-name = { $name }
tricorne-odds-yes = sì
tricorne-odds-no = no
tricorne-odds-none = nessuno
