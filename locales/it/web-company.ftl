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
