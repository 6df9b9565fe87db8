// An enemy: its intent, name, body and will. Pressing it selects it.
import type { UnitView } from '@cardwright/engine'
import {
  Chips,
  Icon,
  Named,
  pieceProps,
  unitKey,
  useNames,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'
import { enemyFactsOf, meantIn } from './facts-of.ts'
import icons from './icons.json'
import { Likeness } from './likeness.tsx'
import { textsOf } from './texts.ts'
import { Tracks } from './tracks.tsx'

const UNSHOWN = ['bodyTrack', 'spiritTrack']

export function Foe({ unit, isOnly }: { unit: UnitView; isOnly: boolean }) {
  const { pack, words } = useSitting()
  const { unitName } = useNames()
  const isMeant = useTable((t) => meantIn(pack, t.moment)?.id === unit.id)
  const isTarget = useTable((t) => t.targets.byKey.has(unitKey(unit.id)))
  const giveOrder = useTable((t) => t.giveOrder)
  const { mark, name, unnamed } = useTarget([unitKey(unit.id)], unitName(unit, unit.at), unit)
  const signs = unit.statuses.filter(({ status }) => !UNSHOWN.includes(status))
  const said = isMeant && !isOnly ? `${name} ✓` : name
  return (
    <div className={`foe ${isMeant && !isOnly ? 'meant' : ''}`}>
      <Intent id={unit.id} />
      <button
        className={`pic ${isTarget ? mark : ''}`}
        {...pieceProps(unit.id)}
        {...(isTarget
          ? unnamed
          : { 'data-look': `${unit.def} ${unit.id}`, 'aria-pressed': isMeant })}
        onClick={isTarget ? undefined : () => giveOrder({ foe: unit.id })}
      >
        <Named name={said}>
          <Likeness def={unit.def} />
          <Chips statuses={signs} />
        </Named>
      </button>
      <h2 className="disp">{words.name(unit.def)}</h2>
      <Armour id={unit.id} />
      <Tracks unit={unit} />
    </div>
  )
}

/** What an Attack and an Influence must get through, as it is now; what its blows are worth. */
function Armour({ id }: { id: number }) {
  const { words } = useSitting()
  const { armour } = textsOf(words.lang)
  const facts = useTable((t) => enemyFactsOf(t.moment.view, id))
  if (facts === undefined) return null
  const { power, armor } = facts
  const rows = [
    ['armor_physical', armour.body, armor.body],
    ['armor_spirit', armour.spirit, armor.spirit],
    ['buff', armour.power, power],
  ] as const
  return (
    <ul className="armour">
      {rows.map(([icon, label, value]) => (
        <li key={icon} title={label}>
          <Icon name={icons[icon]} />
          <i className="vh">{label} </i>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}

/** Always there, from the start of the round; it stamps itself anew when it changes. */
function Intent({ id }: { id: number }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const facts = useTable((t) => enemyFactsOf(t.moment.view, id))
  const intent = facts?.intent ?? null
  if (intent === null) return <p className="intent none" />
  const { type, value, isCancelled } = intent
  return (
    <p
      className={`intent ${isCancelled ? 'cancelled' : ''}`}
      key={`${type} ${value} ${isCancelled}`}
      title={intent.text[words.lang]}
    >
      <Icon name={icons[type as keyof typeof icons]} />
      {value > 0 && <b>{value}</b>}
      <span>{isCancelled ? texts.cancelled : words.term('intents', type)}</span>
    </p>
  )
}
