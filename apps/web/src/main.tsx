import 'virtual:fonts.css'
import '@cardwright/table/tokens.css'
import '@cardwright/table/table.css'
import 'virtual:shelf/palettes.css'
import './look/shop.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followLinks } from './router.ts'
import { wearSettings } from './settings/settings.ts'

wearSettings()
followLinks()
createRoot(document.getElementById('root')!).render(<App />)
