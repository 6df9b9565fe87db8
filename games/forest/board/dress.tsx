// What cards of this press have behind their icon and on their back.
import type { Definition } from '@cardwright/engine'
import { handOf } from '@cardwright/table/drawing'
import { pine, rays } from './woodcut.ts'

const SHADE = 'color-mix(in oklab, var(--art-1) 13%, transparent)'
const SOIL = 'color-mix(in oklab, var(--art-1) 82%, var(--art-bg))'

const hand = handOf(5)
const sunlight = rays(hand, [60, 48], 12, 92, 26)
const sparks = rays(hand, [60, 48], 34, 88, 44)
const moonlight = rays(hand, [60, 50], 44, 96, 18)
const copse = [6, 19, 34, 88, 103, 116].map((x) => pine(hand, [x, 86], hand(26, 44)))

/** Creatures stand on ground under rays; charms glow in a ring of sparks; the rest has a quiet moon. */
export function ArtGround({ card }: { card: Definition }) {
  if (card.types?.includes('spell')) return <Charm />
  return card.types === undefined ? <Quiet /> : <Ground />
}

const Ground = () => (
  <>
    <path d={sunlight} fill={SHADE} />
    <path d="M0 84q30-7 60-2t60-1v20H0z" fill={SOIL} />
    <path
      d="M6 90h26M44 88h18M74 90h30M14 95h40M66 95h22"
      stroke="var(--art-bg)"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </>
)

const Charm = () => (
  <>
    <path d={sparks} fill={SHADE} />
    <circle cx="60" cy="48" r="41" fill="var(--art-bg)" />
    <circle cx="60" cy="48" r="41" fill="none" stroke={SOIL} strokeWidth="1.2" />
    <circle
      cx="60"
      cy="48"
      r="37.5"
      fill="none"
      stroke={SOIL}
      strokeWidth="2"
      strokeDasharray="1.2 5.2"
      strokeLinecap="round"
    />
  </>
)

const Quiet = () => (
  <>
    <path d={moonlight} fill={SHADE} />
    {copse.map(({ body }, k) => (
      <path key={k} d={body} fill={SHADE} />
    ))}
    <path d="M0 85q40-5 120-1v17H0z" fill={SOIL} />
  </>
)

const back = handOf(3)
const backRays = rays(back, [50, 80], 16, 130, 32)
const backPine = pine(back, [50, 122], 92)

export const Back = () => (
  <>
    <path d={backRays} fill="color-mix(in oklab, var(--art-bg) 26%, transparent)" />
    <path d={backPine.body} fill="var(--art-bg)" />
    <path
      d={backPine.light}
      stroke="var(--backc)"
      strokeWidth="1.1"
      strokeLinecap="round"
      fill="none"
    />
  </>
)
