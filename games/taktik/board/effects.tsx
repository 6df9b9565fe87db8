// What is in effect: the card, on whom, for how long. A row can be picked where a card ends one of them.
import type { EffectView } from '@cardwright/engine'
import { Icon, useSitting, useTable, useTarget } from '@cardwright/table'
import { factsOf, numberOf } from './places.ts'
import { textsOf } from './texts.ts'

/** More names than this are a number. */
const FEW = 3

export function Effects() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const effects = useTable((t) => t.moment.view.effects)
  if (effects.length === 0) return null
  return (
    <section className="sheet fx" aria-label={texts.inEffect}>
      <h2>{texts.inEffect}</h2>
      <EffectList />
    </section>
  )
}

export function EffectList() {
  const effects = useTable((t) => t.moment.view.effects)
  return (
    <ul>
      {effects.map((effect) => (
        <Row key={effect.number} effect={effect} />
      ))}
    </ul>
  )
}

function Row({ effect }: { effect: EffectView }) {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const view = useTable((t) => t.moment.view)
  const { def, number, on, tags } = effect
  const names = on.flatMap((id) => {
    if (id < view.seats.length) return [words.seat(id)]
    const unit = view.board.find((one) => one.id === id)
    return unit === undefined ? [] : [numberOf(unit, factsOf(view).armies)]
  })
  const whom = names.length > FEW ? texts.units(names.length) : names.join(', ')
  const lasts = effect.until === 'turns' ? texts.turns(effect.left ?? 1) : texts.lasts[effect.until]
  const label = `${words.name(def)}, ${whom}, ${lasts}`
  const { mark, props } = useTarget([`effect:${number}`], label, { def })
  const isTarget = mark === 'legal' || mark === 'picked'
  const inside = (
    <>
      <Icon name={pack.definitions.find(({ id }) => id === def)?.icon} />
      <span>
        <b>{words.name(def)}</b> {whom}
      </span>
      <small>{lasts}</small>
    </>
  )
  return (
    <li className={tags.includes('malus') ? 'bad' : ''}>
      {isTarget ? (
        <button className={`row ${mark}`} {...props}>
          {inside}
        </button>
      ) : (
        <span className="row" data-look={`${def} `}>
          {inside}
        </span>
      )}
    </li>
  )
}
