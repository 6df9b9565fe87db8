// The forecast on a drone or a section: what it would have left, that it would be destroyed, or that
// nothing gets through.
import { Icon, useSitting } from '@cardwright/table'
import { useFate } from './fates.ts'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function FateMark({ id }: { id: number }) {
  const { words } = useSitting()
  const fate = useFate(id)
  if (fate === undefined) return null
  if (fate === 'spared') return <span className="fate none">{textsOf(words.lang).spared}</span>
  if (fate === null) return <span className="fate dies">{textsOf(words.lang).dies}</span>
  return (
    <span className="fate">
      <Icon name={icons.shields} />
      {fate['shields']}
      <Icon name={icons.hull} />
      {fate['hull']}
    </span>
  )
}
