// Faith, where it is spent: between the enemies and the cards. Whoever only watches has no hand and finds it in the panel.
import { Icon, Num, useSitting, useTable } from '@cardwright/table'
import { heroIn } from './facts-of.ts'
import icons from './icons.json'

export function Purse({ seat }: { seat: number }) {
  const { pack, words } = useSitting()
  const hasHero = useTable((t) => heroIn(pack, t.moment.view) !== undefined)
  const faith = useTable((t) => t.moment.view.seats[seat].resources['faith'] ?? 0)
  const most = useTable((t) => t.moment.view.seats[seat].stats?.['maxFaith'] ?? 0)
  if (!hasHero) return null
  return (
    <p className="purse" data-furniture="faith">
      <Icon name={icons.faith} />
      <Num value={faith} />
      <span className="of">/{most}</span>
      <i>{words.term('resources', 'faith')}</i>
    </p>
  )
}
