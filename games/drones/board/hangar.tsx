// Drone types that may be launched: price, copies that are ready, copies being rebuilt.
import type { CardView } from '@cardwright/engine'
import {
  Icon,
  Named,
  seatMark,
  unitKey,
  useNames,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'
import { memo } from 'react'
import { textsOf } from './texts.ts'

export function Hangar() {
  const { words, viewer } = useSitting()
  const cards = useTable((t) => t.moment.view.seats[viewer]?.zones['hangar'])
  const isOpen = useTable((t) => t.moment.view.phase === 'deployment')
  if (cards === undefined || cards.length === 0) return null
  return (
    <section
      className={`hangar ${isOpen ? 'open' : ''}`}
      data-furniture="hangar"
      aria-label={words.term('zones', 'hangar')}
    >
      <h2>{textsOf(words.lang).hangar}</h2>
      {cards.map((card) => card && <Bay key={card.id} card={card} />)}
    </section>
  )
}

const Bay = memo(function Bay({ card }: { card: CardView }) {
  const { pack, words, viewer } = useSitting()
  const { cardName } = useNames()
  const texts = textsOf(words.lang)
  const { ready = 0, rebuilding = 0 } = card.resources ?? {}
  const price = Number(card.stats?.['deployCost'] ?? 0)
  const { mark, name, pickNumber, unnamed } = useTarget(
    [unitKey(card.id)],
    `${cardName(card.def)}, ${texts.bay(price, ready, rebuilding)}`,
    card,
  )
  return (
    <button
      className={`bay ${mark} ${ready === 0 ? 'none' : ''}`}
      data-seat={seatMark(viewer)}
      {...unnamed}
    >
      <Named name={name}>
        <span className="price">{price}</span>
        <Icon className="ic big" name={pack.definitions.find(({ id }) => id === card.def)?.icon} />
        <span className="dn">{words.shortName(card.def)}</span>
        <span className="copies" aria-hidden="true">
          {Array.from({ length: ready }, (_, k) => (
            <i key={k} />
          ))}
          {Array.from({ length: rebuilding }, (_, k) => (
            <i key={`-${k}`} className="no" />
          ))}
        </span>
        {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
      </Named>
    </button>
  )
})
