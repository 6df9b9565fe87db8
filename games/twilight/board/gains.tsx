// What an option may bring, in short words.
import { useSitting } from '@cardwright/table'
import type { Gain } from '../src/facts.ts'
import { signed } from './facts-of.ts'
import { textsOf } from './texts.ts'

export function Gains({ gain, label }: { gain: Gain; label: string | null }) {
  const { words } = useSitting()
  const { gains, nothing } = textsOf(words.lang)
  const { cards = [], fate = [], cleanse, foresee, encounter } = gain
  const numbers = (['faith', 'hp', 'resonance', 'reputation'] as const).flatMap((key) => {
    const n = gain[key] ?? 0
    return n === 0 ? [] : [gains[key](signed(n))]
  })
  const parts = [
    ...numbers,
    ...cards.map((id) => gains.card(words.name(id))),
    ...fate.map((id) => gains.fate(words.name(id))),
    ...(cleanse === true ? [gains.cleanse] : []),
    ...(foresee === true ? [gains.foresee] : []),
    ...(encounter === undefined
      ? []
      : [gains.encounter(encounter.enemies.map((id) => words.name(id)).join(', '))]),
  ]
  return (
    <small className="gains">
      {label !== null && <i>{label}: </i>}
      {parts.length === 0 ? nothing : parts.join(' · ')}
    </small>
  )
}
