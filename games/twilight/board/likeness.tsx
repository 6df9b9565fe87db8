// Who looks out of the arch: a drawn mask, or the icon printed twice out of register.
import { IconsContext, useSitting } from '@cardwright/table'
import { useContext } from 'react'
import { BearMask, CrawlerMask, WolfMask } from './masks/beasts.tsx'
import { KnightMask, RisenMask, SorcererMask } from './masks/dead.tsx'
import { LeshyMask } from './masks/leshy.tsx'
import { GuardianMask, HagMask, StoneMask } from './masks/old-ones.tsx'
import { GuardMask, RobberMask } from './masks/people.tsx'
import { Niche } from './niche.tsx'

/** Icons for which a mask was drawn. */
const MASKS: Readonly<Partial<Record<string, () => React.JSX.Element>>> = {
  'tree-face': LeshyMask,
  'bear-face': BearMask,
  'wolf-head': WolfMask,
  'shambling-zombie': RisenMask,
  'witch-face': HagMask,
  'rock-golem': StoneMask,
  'dread-skull': KnightMask,
  'warlock-eye': SorcererMask,
  centipede: CrawlerMask,
  'ent-mouth': GuardianMask,
  guards: GuardMask,
  bandit: RobberMask,
}

export function Likeness({ def }: { def: string }) {
  const { pack } = useSitting()
  const { icon = '' } = pack.definitions.find(({ id }) => id === def) ?? {}
  const Mask = MASKS[icon]
  return (
    <Niche>
      {Mask === undefined ? (
        <Printed icon={icon} />
      ) : (
        <g transform="translate(126 56) scale(1.2)">
          <Mask />
        </g>
      )}
    </Niche>
  )
}

/** 180 wide around 270 226. */
export function Printed({ icon }: { icon: string }) {
  const drawing = useContext(IconsContext)[icon] ?? ''
  return (
    <>
      {[
        ['var(--art-2)', 185, 141],
        ['var(--art-1)', 180, 136],
      ].map(([ink, x, y]) => (
        <g
          key={ink}
          transform={`translate(${x} ${y}) scale(${180 / 512})`}
          color={String(ink)}
          fill="currentColor"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      ))}
    </>
  )
}
