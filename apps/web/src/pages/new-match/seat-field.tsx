// Chooses the player of one seat: a person, a bot with a level, or a dummy.
import { Glyph, seatMark } from '@cardwright/table'
import { Choice } from '../../look/choice.tsx'
import { DEFAULT_LEVEL, LEVELS, type Player } from '../../match/plan.ts'
import { useSay } from '../../texts/speak.ts'

interface SeatFieldProps {
  seat: number
  player: Player
  isOnlyHuman: boolean
  onChange(player: Player): void
}

export function SeatField({ seat, player, isOnlyHuman, onChange }: SeatFieldProps) {
  const say = useSay()
  if (player.kind === 'dummy')
    return (
      <div className="seat-field field" data-seat={seatMark(seat)}>
        <span className="label">
          <Glyph seat={seat} />
          {say('player.number', { n: seat + 1 })}
        </span>
        <span>{say('new.dummy')}</span>
      </div>
    )
  const human = isOnlyHuman && player.kind === 'human' ? say('new.humanYou') : say('new.human')
  const name = (value: number) => (value === 0 ? human : `${say('new.bot')} ${value}`)
  return (
    <div className="seat-field" data-seat={seatMark(seat)}>
      <Choice
        label={say('player.number', { n: seat + 1 })}
        sign={<Glyph seat={seat} />}
        name={`seat-${seat}`}
        values={[0, ...LEVELS]}
        value={player.kind === 'human' ? 0 : player.level}
        words={name}
        onChange={(value) =>
          onChange(
            value === 0
              ? { kind: 'human' }
              : { kind: 'bot', level: LEVELS.find((level) => level === value) ?? DEFAULT_LEVEL },
          )
        }
      />
      {player.kind === 'bot' && <p className="hint">{say(`new.level${player.level}`)}</p>}
    </div>
  )
}
