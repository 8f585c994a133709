# What the maps of all games have in common.

web-map-map = Map. Plus and minus zoom, zero shows the whole map, arrows move it; Tab goes to the choices
web-map-nearer = Zoom in
web-map-farther = Zoom out
web-map-whole = Whole map
web-map-north = N
web-map-water-atlantic = The Atlantic Ocean
web-map-water-gulf = Gulf of Mexico
web-map-water-ontario = L. Ontario
web-map-water-erie = Lake Erie
web-map-water-huron = Lake Huron
web-map-water-michigan = Lake Michigan
web-map-country-six-nations = Six Nations
web-map-country-shawnee = Shawnee
web-map-country-delaware = Lenape
web-map-country-miami = Miami
web-map-country-cherokee = Cherokee
web-map-country-creek = Creek
web-map-country-choctaw = Choctaw
web-map-country-chickasaw = Chickasaw
web-map-country-illinois = Illinois
web-map-country-nova-scotia = Nova Scotia
web-map-country-louisiana = Spanish Louisiana
web-map-none = none
web-map-legend = Legend
web-map-legend-glow = Can be chosen now
web-map-bar = State of the game
