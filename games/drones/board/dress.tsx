// What cards of this press have behind their icon and on their back.
import type { Definition } from '@cardwright/engine'
import { ticks } from './plot.ts'

const PEN = 'color-mix(in oklab, var(--art-1) 30%, transparent)'
const dial = ticks([60, 50], 36, 0, 358, 6)
const sight = ticks([60, 50], 43, 0, 358, 30)

/** Machines fly on orbits, orders are aimed through a dial, upgrades lie on a drawing board. */
export function ArtGround({ card }: { card: Definition }) {
  if (card.class === 'card') return <Dial />
  return card.class === 'upgrade' ? <Sheet /> : <Orbits />
}

const Orbits = () => (
  <g fill="none" stroke={PEN} strokeWidth="0.9">
    <circle cx="60" cy="50" r="41" strokeDasharray="1 4" />
    <ellipse cx="60" cy="50" rx="70" ry="20" transform="rotate(-14 60 50)" />
    <ellipse
      cx="60"
      cy="50"
      rx="58"
      ry="30"
      transform="rotate(24 60 50)"
      strokeDasharray="9 3 2 3"
    />
  </g>
)

const Dial = () => (
  <g fill="none" stroke={PEN} strokeWidth="0.9">
    <path d={dial} strokeWidth="0.6" />
    <path d={sight} strokeWidth="1.4" />
    <path d="M0 50h22M98 50h22M60 0v12M60 88v12" />
    <path d="M8 8h10M8 8v10M112 8h-10M112 8v10M8 92h10M8 92v-10M112 92h-10M112 92v-10" />
  </g>
)

const Sheet = () => (
  <g fill="none" stroke={PEN} strokeWidth="0.7">
    <path d="M0 20h120M0 40h120M0 60h120M0 80h120M20 0v100M40 0v100M60 0v100M80 0v100M100 0v100" />
    <path d="M10 90V10h100v80z" strokeWidth="1.3" strokeDasharray="10 3" />
  </g>
)

const rim = ticks([50, 80], 33, 0, 357, 3)

export const Back = () => (
  <g fill="none" stroke="var(--accent)" strokeWidth="1">
    <path
      d="M14 8h78v134L84 152H8V14Z"
      stroke="color-mix(in oklab, var(--art-bg) 55%, transparent)"
    />
    <path d={rim} strokeWidth="0.7" />
    <circle cx="50" cy="80" r="24" strokeDasharray="8 3 2 3" />
    <circle cx="50" cy="80" r="9" strokeWidth="2.4" />
    <path d="M50 20v30M50 110v30M10 80h10M80 80h10" />
  </g>
)
