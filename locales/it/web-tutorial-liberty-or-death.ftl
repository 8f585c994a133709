# Il tutorial di Liberty or Death.

web-tutorial-lod-command = Guidi i Patrioti nel 1778, e con questa carta agisci per primo: scegli Riorganizzare. Vinci portando le Colonie contro la Corona, e per questo ti servono Milizie dappertutto.
web-tutorial-lod-rally-virginia = Fai clic sulla Virginia. È molto popolata e nessuno l’ha ancora conquistata: con 1 risorsa ottieni una Milizia, cioè un punto d’appoggio.
web-tutorial-lod-rally-new-jersey = Ora il New Jersey, dove hai 4 Milizie e 2 Continentali. Dove ci sono diverse unità si può fare di meglio che piazzarne un’altra.
web-tutorial-lod-fort = Costruisci un Forte. I Forti sono metà della tua vittoria: il loro numero più 3 deve superare i Villaggi degli Indiani.
web-tutorial-lod-fort-unit = Due unità lasciano il posto al Forte: rinuncia a una Milizia. I Continentali combattono meglio, quindi tienili.
web-tutorial-lod-fort-second = Rinuncia a una seconda Milizia. Tornano Available tutte e due e potrai piazzarle altrove.
web-tutorial-lod-rally-done = Fai clic su Fatto, anche se potresti riorganizzare in altri spazi. L’ultima risorsa ti serve al prossimo turno.
web-tutorial-lod-others = I bot hanno agito, e il diario spiega perché. All’ultima carta non eri eleggibile e ora sei di nuovo il primo: scegli Propaganda per conquistare la gente.
web-tutorial-lod-rabble-virginia = Fai clic sulla Virginia. La tua Milizia la sposta di 1 livello, da Neutrale a Opposizione Passiva, e più è alta la Popolazione, più il passo conta.
web-tutorial-lod-rabble-done = Fai clic su Fatto: le risorse sono finite. Le barre sopra la mappa mostrano quanto manca a ogni fazione per vincere.
web-tutorial-lod-event = Questa volta la carta vale più di un Comando: scegli l’Evento. Lord Stirling ti fa marciare e combattere senza pagare.
web-tutorial-lod-shaded = Scegli il testo ombreggiato. Di solito aiuta i Ribelli; quello non ombreggiato ti renderebbe non eleggibile.
web-tutorial-lod-philadelphia = Fai clic su Philadelphia. La Città è in Supporto Attivo, e quasi tutti i suoi Regolari sono partiti.
web-tutorial-lod-march = Rispondi di sì alla Marcia gratuita. Senza le tue truppe sul posto non ci sarebbe nessuno a combattere.
web-tutorial-lod-march-from = Fai clic sulla Pennsylvania, dove Washington ha con sé 5 Continentali. Le unità marciano in uno spazio adiacente.
web-tutorial-lod-march-continentals = Porta tutti e 5 i Continentali. In un Combattimento ogni pezzo si somma al livello di forza, e la forza dà i dadi.
web-tutorial-lod-march-militia = Lascia indietro le Milizie. Mantengono Rebellion Control in Pennsylvania e restano occultate.
web-tutorial-lod-washington = Porta anche Washington. Un Leader migliora il tiro, e lui raddoppia ciò che una vittoria ti dà.
web-tutorial-lod-march-done = Fai clic su Fatto. Le unità nel New Jersey proteggono il nuovo Forte, e 5 Continentali bastano.
web-tutorial-lod-battle = Ora combatti. La scheda mostrerà le due forze, ogni modificatore con la sua regola, e i dadi.
web-tutorial-lod-end = Hai riorganizzato, costruito un Forte, conquistato la Virginia e battuto gli Inglesi a Philadelphia. La guerra continua da qui: rispondi come vuoi alla prossima domanda, e la guida ti aiuterà quando c’è qualcosa di nuovo.
