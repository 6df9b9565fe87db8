// The foot of a seat's panel: rounds won as medals, the starting player, the team.
import { Glyph, Icon, useSitting, useTable } from '@cardwright/table'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function PanelFoot({ seat }: { seat: number }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const rounds = useTable((t) => t.moment.view.seats[seat].resources['rounds'] ?? 0)
  const isFirst = useTable((t) => t.moment.view.seats[seat].resources['first'] === 1)
  const mates = useTable(({ moment: { view } }) =>
    view.seats
      .filter((one) => one.seat !== seat && one.team === view.seats[seat].team)
      .map((one) => one.seat)
      .join(),
  )
  if (rounds === 0 && !isFirst && mates === '') return null
  return (
    <p className="standing">
      {rounds > 0 && (
        <span className="medals" role="img" aria-label={texts.roundsWon(rounds)}>
          {Array.from({ length: rounds }, (_, k) => (
            <Icon key={k} name={icons.rounds} />
          ))}
        </span>
      )}
      {isFirst && <span className="first">{texts.begins}</span>}
      {mates !== '' && <Mates seats={mates.split(',').map(Number)} />}
    </p>
  )
}

/** By their signs: no panel is wide enough for all names. */
function Mates({ seats }: { seats: readonly number[] }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const names = seats.map((seat) => words.seat(seat))
  return (
    <span className="mates" title={names.join(', ')}>
      <span className="vh">{texts.with(names)}</span>
      <span aria-hidden="true">{texts.with([])}</span>
      {seats.map((seat) => (
        <Glyph key={seat} seat={seat} />
      ))}
    </span>
  )
}
