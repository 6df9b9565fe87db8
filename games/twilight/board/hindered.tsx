// A ribbon over a card that the zone makes dearer or forbids, with the zone that does it.
import type { CardView } from '@cardwright/engine'
import { useSitting, useTable } from '@cardwright/table'
import { factsOf } from './facts-of.ts'
import { textsOf } from './texts.ts'
import { useZoneName } from './use-zone-name.ts'

export function Hindered({ card }: { card: CardView }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const nameOf = useZoneName()
  const { zone, hindered } = useTable((t) => factsOf(t.moment.view))
  const found = hindered.find((one) => one.card === card.id)
  if (found === undefined) return null
  return (
    <p className={`ribbon ${found.isForbidden ? 'ban' : ''}`}>
      {found.isForbidden
        ? texts.forbidden(nameOf(zone))
        : texts.surcharge(found.faith, nameOf(zone))}
    </p>
  )
}
