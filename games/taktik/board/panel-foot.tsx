// The foot of a side's panel: moves and attacks of the turn, held points, face-down cards.
import { CardBack, Icon, useSitting, useTable } from '@cardwright/table'
import icons from './icons.json'
import { factsOf } from './places.ts'
import { textsOf } from './texts.ts'

export function PanelFoot({ seat }: { seat: number }) {
  const { words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const view = useTable((t) => t.moment.view)
  const { moves, mostMoves, queue, mostAttacks, points, progress } = factsOf(view)
  const { base } = progress
  const isActive = view.active === seat && view.outcome === null
  const units = view.board.filter(({ owner }) => owner === seat).length
  const holds = points.filter(({ holder }) => holder === seat).length
  const stored = view.seats[seat].zones['storage'] ?? []
  return (
    <div className="side">
      <p className="role">{seat === 0 ? texts.attacker : texts.defender}</p>
      <ul>
        <Figure icon={icons.units} value={units} word={texts.unitsWord(units)} />
        <Figure icon={icons.points} value={`${holds}/${points.length}`} word={texts.pointsWord} />
        {isActive && (
          <Figure icon={icons.moves} value={`${moves}/${mostMoves}`} word={texts.movesWord} />
        )}
        {isActive && (
          <Figure
            icon={icons.attacks}
            value={`${queue.length}/${mostAttacks}`}
            word={texts.attacksWord}
          />
        )}
        {base !== undefined && base.seats[seat] > 0 && (
          <Figure
            icon={icons.base}
            value={`${base.seats[seat]}/${base.of[seat]}`}
            word={texts.holdsBase}
          />
        )}
      </ul>
      {seat !== viewer && stored.length > 0 && (
        <div className="backs hide-phone" role="img" aria-label={texts.storedCount(stored.length)}>
          {stored.map((_, k) => (
            <CardBack key={k} />
          ))}
        </div>
      )}
    </div>
  )
}

function Figure(props: { icon: string; value: number | string; word: string }) {
  return (
    <li title={props.word}>
      <Icon name={props.icon} />
      <b>{props.value}</b> <span>{props.word}</span>
    </li>
  )
}
