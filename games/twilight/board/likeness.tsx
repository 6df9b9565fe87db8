// Who looks out of the arch: a drawn mask, or the icon printed twice out of register.
import { IconsContext, useSitting } from '@cardwright/table'
import { useContext } from 'react'
import { LeshyMask } from './leshy.tsx'
import { Niche } from './niche.tsx'

/** Icons for which a mask was drawn. */
const MASKS: Readonly<Partial<Record<string, () => React.JSX.Element>>> = { 'tree-face': LeshyMask }

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
