# Che cosa hanno in comune le mappe di tutti i giochi.

web-map-map = Mappa. Più e meno per lo zoom, zero mostra tutto, le frecce la spostano; Tab va alle scelte
web-map-nearer = Ingrandisci
web-map-farther = Riduci
web-map-whole = Mappa intera
web-map-north = N
web-map-water-atlantic = Oceano Atlantico
web-map-water-gulf = Golfo del Messico
web-map-water-ontario = L. Ontario
web-map-water-erie = Lago Erie
web-map-water-huron = Lago Huron
web-map-water-michigan = Lago Michigan
web-map-country-six-nations = Sei Nazioni
web-map-country-shawnee = Shawnee
web-map-country-delaware = Lenape
web-map-country-miami = Miami
web-map-country-cherokee = Cherokee
web-map-country-creek = Creek
web-map-country-choctaw = Choctaw
web-map-country-chickasaw = Chickasaw
web-map-country-illinois = Illinois
web-map-country-nova-scotia = Nuova Scozia
web-map-country-louisiana = Luisiana spagnola
web-map-none = niente
web-map-legend = Legenda
web-map-legend-glow = Si può scegliere ora
web-map-bar = Stato della partita
