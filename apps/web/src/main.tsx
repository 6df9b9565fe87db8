import '@cardwright/table/tokens.css'
import '@cardwright/table/table.css'
import './look/fonts.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { followLinks } from './router.ts'

followLinks()
createRoot(document.getElementById('root')!).render(<App />)
