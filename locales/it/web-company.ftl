# In compagnia: profili, risultati, punteggi, inviti.

## Profilo

# $day: una data, per esempio «4 luglio 2026»
web-profile-since = Qui dal { $day }
web-profile-seat = Fazione
web-profile-games = Partite
web-profile-none = Ancora nessuna partita contro altri giocatori.
web-profile-recent = Ultime partite
web-profile-own = Il tuo profilo pubblico
web-standing-won = { $count ->
    [one] Vittoria
   *[other] Vittorie
}
web-standing-drawn = { $count ->
    [one] Patta
   *[other] Patte
}
web-standing-lost = { $count ->
    [one] Sconfitta
   *[other] Sconfitte
}
web-standing-gave-up = { $count ->
    [one] Abbandono
   *[other] Abbandoni
}

## Punteggi

web-rated = Valida per il punteggio
web-new-rated = Partita valida per il punteggio
web-rated-text = La partita cambia il punteggio di chi gioca; tutti devono avere un account. Non ci sono bot né consigli, e una risposta si annulla solo se gli altri sono d’accordo. Chi abbandona, lascia il tavolo o supera il tempo perde.
web-profile-rating = Punteggio:
# $points: un numero intero, per esempio 1512
web-rating-provisional = { $points }?
web-bot-rated = { $bot } · { $points }
# $deviation: di quanti punti può essere sbagliato
web-rating-title = { $games ->
    [one] Da 1 partita valida, con un margine di { $deviation } punti
   *[other] Da { $games } partite valide, con un margine di { $deviation } punti
}
web-bias = Quanto sono equilibrate le fazioni
web-bias-text = Dalle partite valide per il punteggio. I punteggi tengono conto della fazione migliore; poche partite contano poco.
# $won, $drawn, $lost: le partite viste da $seat
web-bias-pair = { $seat } contro { $other }: vinte { $won }, patte { $drawn }, perse { $lost }.
web-bias-advantage = { $count ->
    [one] Vantaggio: { $seat }, 1 punto.
   *[other] Vantaggio: { $seat }, { $count } punti.
}

## Trovare una partita

web-filter = Mostra solo
web-filter-any = Tutti
web-filter-seat = Fazione libera
web-filter-pace = Ritmo
web-filter-live = Dal vivo
web-filter-unlimited = Senza limite
web-filter-daily = Giorni per turno
web-filter-rated = Partite valide
web-filter-only-rated = Solo valide per il punteggio
web-filter-not-rated = Solo amichevoli
web-filter-rating-from = Ospite con punteggio da
web-filter-rating-to = Ospite con punteggio fino a
web-new-rating-from = Per giocatori con punteggio da
web-new-rating-to = fino a
web-seat-invited = invito per { $name }
web-invited = Ti invitano a giocare: { $seat }
web-invited-accept = Accetta
web-invited-decline = Rifiuta
web-invite-name = Nome di un giocatore
web-invite-send = Invita
web-rematch-swap = Rivincita a fazioni scambiate
web-same-against-bots = Gioca la stessa partita contro i bot

## Bloccare, segnalare, i propri dati

web-block = Blocca
web-unblock = Sblocca
web-block-text = Chi è bloccato non può invitarti, sedersi ai tavoli dove aspetti giocatori o scriverti in chat.
web-block-none = Non hai bloccato nessuno.
web-report = Segnala
web-report-title = Segnala { $name }
web-report-what = Che cosa è successo?
web-report-send = Invia ai moderatori
web-report-sent = I moderatori sono stati avvisati.
# $time: «5 minuti fa»
web-report-by = segnalazione di { $name }, { $time }
web-report-close = Risolta
web-report-none = Nessuna segnalazione aperta.
web-account-blocks = Persone bloccate
web-account-reports = Segnalazioni
web-account-reports-text = Quello che i giocatori hanno segnalato di altri.
web-account-data = I tuoi dati
web-account-data-text = Account, partite, risultati, punteggi, chat, note, persone bloccate, segnalazioni, webhook, browser da avvisare, vacanze, tornei e bot.
web-account-data-get = Scarica in JSON

## Bot dei giocatori

web-bot-mark = (bot)
web-profile-bot-of = È un bot. Appartiene a:
web-bots = I tuoi bot
web-bots-text = Un account per un tuo programma che gioca in rete. Tutti vedono che è un bot, e non gioca partite valide per il punteggio.
web-bots-name = Nome del bot
web-bots-add = Crea un account per il bot
web-bots-token = Nuovo token
web-bots-delete = Elimina

## Tornei

web-tournaments = Tornei
web-tournaments-none = Ancora nessun torneo.
web-tournaments-account = Con un account puoi organizzare un torneo o iscriverti:
web-tournament-new = Nuovo torneo
web-tournament-name = Nome
web-tournament-format = Formula
web-tournament-cup = Minicoppa: { $players } giocatori, inizia al completo
web-tournament-round-robin = Girone all’italiana
web-tournament-swiss = Sistema svizzero
web-tournament-most = Giocatori al massimo
web-tournament-rounds = Turni
web-tournament-days = Giorni per turno
web-tournament-open = Apri il torneo
web-tournament-phase-open = In attesa di giocatori
web-tournament-phase-running = In corso
web-tournament-phase-finished = Finito
# $count iscritti su $most
web-tournament-players = { $count ->
    [one] 1 giocatore su { $most }
   *[other] { $count } giocatori su { $most }
}
web-tournament-round = Turno { $round } di { $rounds }
web-tournament-round-title = Turno { $round }
web-tournament-join = Iscriviti
web-tournament-leave = Ritirati
web-tournament-start = Inizia il torneo
web-tournament-standings = Classifica
web-tournament-player = Giocatore
web-tournament-points = Punti
web-tournament-berger = Sonneborn-Berger
web-tournament-buchholz = Buchholz
web-tournament-withdrawn = ritirato
web-tournament-opening = il tavolo si apre tra poco
web-tournament-bye = riposa
web-tournament-score-void = non giocata
