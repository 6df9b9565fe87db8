// Body above will: red above blue, current and maximum, with the rage that shields the will.
import type { UnitView } from '@cardwright/engine'
import { Icon, Num, useSitting } from '@cardwright/table'
import icons from './icons.json'
import { textsOf } from './texts.ts'

const share = (n: number, of: number): string =>
  `${Math.max(0, Math.min(1, of === 0 ? 0 : n / of)) * 100}%`

function Track(props: {
  kind: 'hp' | 'wp'
  label: string
  value: number
  of: number
  rage?: number
}) {
  const { kind, label, value, of, rage = 0 } = props
  const { words } = useSitting()
  return (
    <span className={`tb ${kind}`}>
      <Icon name={icons[kind]} />
      <span className="b" aria-hidden="true">
        <i style={{ width: share(value, of) }} />
        {rage > 0 && (
          <span className="rage" style={{ minWidth: share(rage, of) }}>
            <span>
              {textsOf(words.lang).rage} {rage}
            </span>
          </span>
        )}
      </span>
      <span className="v">
        <i className="vh">{label} </i>
        <Num value={value} />
        <small>/{of}</small>
      </span>
    </span>
  )
}

export function Tracks({ unit: { resources } }: { unit: UnitView }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  return (
    <span className="tracks">
      <Track kind="hp" label={texts.body} value={resources['hp']} of={resources['maxHp']} />
      {resources['maxWp'] > 0 && (
        <Track
          kind="wp"
          label={texts.will}
          value={resources['wp']}
          of={resources['maxWp']}
          rage={resources['rageShield']}
        />
      )}
    </span>
  )
}
