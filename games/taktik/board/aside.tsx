// Beside the map: the card that was drawn, the odds of an attack, what is in effect, what wins.
import { DrawnCard } from './drawn-card.tsx'
import { Effects } from './effects.tsx'
import { Goals } from './goals.tsx'
import { OddsPanel } from './odds.tsx'

export const Aside = () => (
  <>
    <DrawnCard />
    <OddsPanel />
    <Effects />
    <Goals />
  </>
)
