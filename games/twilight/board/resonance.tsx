// The band across the table: resonance between Nav and Prav, and its effects.
import { Icon, useSitting, useTable } from '@cardwright/table'
import { useMemo } from 'react'
import { readZones } from '../src/resonance-zones.ts'
import { factsOf, foesIn, signed } from './facts-of.ts'
import icons from './icons.json'
import { textsOf } from './texts.ts'
import { useZoneName } from './use-zone-name.ts'

const SIDES = ['nav', 'yav', 'prav'] as const

export function Resonance() {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const zones = useMemo(() => readZones(pack), [pack])
  const { min, max } = pack.manifest.resources['resonance'] as { min: number; max: number }
  const placed = (value: number) => ((value - min) / (max - min)) * 100
  const now = useTable((t) => t.moment.view.world['resonance'] ?? 0)
  const zone = useTable((t) => factsOf(t.moment.view).zone)
  // in an encounter it is smaller, to leave room for enemies
  const isCompact = useTable((t) => foesIn(pack, t.moment.view).length > 0)
  const name = useZoneName()
  const side = SIDES[zone.toLowerCase().includes('nav') ? 0 : zone === 'yav' ? 1 : 2]
  return (
    <section
      className={`reso ${isCompact ? 'compact' : ''}`}
      data-side={side}
      aria-label={texts.resonance}
    >
      <p className="rv">
        <Icon name={icons[side]} />
        <b>{signed(now)}</b>
        <span>{name(zone)}</span>
      </p>
      <div className="track" aria-hidden="true">
        {zones.map(({ id, to }, k) => {
          const from = k === 0 ? min : zones[k - 1].to
          return (
            <span
              key={id}
              className={`z ${id} ${id === zone ? 'on' : ''}`}
              style={{ left: `${placed(from)}%`, width: `${placed(to) - placed(from)}%` }}
            >
              <em>{name(id)}</em>
            </span>
          )
        })}
        <i className="now" style={{ left: `${placed(now)}%` }} />
      </div>
      <p className="rx">{texts.zones[zone]}</p>
    </section>
  )
}
