# Il tutorial di Decision in North America.

web-tutorial-dina-set-up = Guidi gli Americani nel 1775, e la tua milizia è quasi tutta schierata: fai clic su Savannah per l’ultima. Una milizia tiene la sua città, e le città danno punti politici.
web-tutorial-dina-window = Ora tutti e due possono giocare in segreto un segnalino azione: passa per questa fase. La domanda arriva qualunque cosa tu abbia, quindi al nemico non rivela nulla.
web-tutorial-dina-regular = Le tue città e un tiro ti hanno dato dei punti, e adesso li spendi: scegli un regolare continentale. I regolari combattono bene e possono lasciare la loro regione, la milizia no.
web-tutorial-dina-regular-where = Fai clic su Lexington-Concord. Lì c’è Ward con la milizia davanti a Boston, e un esercito ha bisogno di un nucleo.
web-tutorial-dina-marker = Altri tre regolari sono già stati piazzati per te; ora compra un segnalino. Si pesca alla cieca, e i segnalini conquistano regioni, battaglie e alleati.
web-tutorial-dina-mobilized = Anche gli altri punti sono andati in segnalini: fai clic su Fatto. I punti che restano si perderebbero a fine anno.
web-tutorial-dina-paine = Ora la lotta per gli animi, in segreto: impegna Paine. Ogni segnalino somma i suoi punti al tuo dado su una tabella.
web-tutorial-dina-progress = Mettilo sul progresso rivoluzionario. Lì ogni passo è definitivo, e il primo porta Washington.
web-tutorial-dina-rabble = Impegna anche un segnalino agitazione. Ne hai quattro, e in mano non conquistano nulla.
web-tutorial-dina-region = Mettilo sul Medio Atlantico. Per vincere entro il 1778 ti servono 4 regioni leali, e dove sei solo vinci senza tirare.
web-tutorial-dina-table = Gli altri segnalini sono andati al sud e in Virginia. Sei il primo giocatore e scegli quale tabella viene prima: il progresso rivoluzionario.
web-tutorial-dina-congress = Il Congresso si riunisce, e Washington prende il comando: fai clic su Lexington-Concord. All’esercito più grande spetta il comandante migliore.
web-tutorial-dina-move = Le colonie pendono dalla tua parte; ora muove l’esercito. Fai clic su Saratoga, dove Arnold e Allen aspettano con la milizia.
web-tutorial-dina-commander = Scegli Allen come comandante. Il suo valore si somma al tiro per i punti movimento.
web-tutorial-dina-force = Portali tutti. In battaglia conta il numero, e a Saratoga non c’è una città da difendere.
web-tutorial-dina-ticonderoga = Fai clic su Ticonderoga. Solo un distaccamento sorveglia la via del Canada, ed entrare vuol dire battaglia.
web-tutorial-dina-moved = Fai clic su Fatto: le altre forze tengono le loro città. Si combatte quando tutti hanno mosso.
web-tutorial-dina-tactics = Impegna 2 segnalini tattica. Ognuno può darti un dado in più, e i tuoi comandanti non ne permettono altri.
web-tutorial-dina-fire = Fai fuoco. Ogni punto di forza tira un dado: il 5 disorganizza un’unità, il 6 ne elimina una.
web-tutorial-dina-dice = Usa subito i due segnalini per 2 dadi in più. Una battaglia così piccola si vince al primo round o non si vince.
web-tutorial-dina-end = Ticonderoga è tua, le colonie sono leali e Washington è al comando: una buona primavera. L’anno continua: rispondi come vuoi alla prossima domanda, e la guida ti aiuterà quando c’è qualcosa di nuovo.
