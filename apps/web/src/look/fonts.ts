// Latin and Cyrillic subsets come with each weight; a browser fetches only what it shows.
import '@fontsource/alegreya/900.css'
import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/700.css'
import '@fontsource/alegreya-sans/800.css'
import '@fontsource/sofia-sans-condensed/700.css'
import '@fontsource/sofia-sans-condensed/800.css'
import '@fontsource/jetbrains-mono/400.css'
