# Tutorial: che cosa dicono in ogni gioco.

web-tutorial-title = Tutorial
web-tutorial-step = Tutorial, passo { $number } di { $count }
web-tutorial-later = { $count ->
    [one] Per ora fai così. Più avanti deciderai tu: qui avresti 1 altra scelta.
   *[other] Per ora fai così. Più avanti deciderai tu: qui avresti altre { $count } scelte.
}
web-tutorial-routine = Questa è ordinaria amministrazione: prendi la scelta che ti viene offerta.
web-tutorial-leave = Esci dal tutorial
web-tutorial-over = Il tutorial finisce qui
web-tutorial-lost = La partita ha preso una strada diversa da quella del tutorial. Non c’è nulla di sbagliato: continua come vuoi.
web-tutorial-play-on = Continua a giocare
