// The same match with people at their own screens: creates it on the server and opens its table.
import { useState } from 'react'
import type { Options } from '@cardwright/engine'
import type { Absence } from '@cardwright/protocol'
import { Choice } from '../../look/choice.tsx'
import type { Player } from '../../match/plan.ts'
import { makeMatch } from '../../online/api.ts'
import { playerName, seats } from '../../online/seats.ts'
import { hostingPlace } from '../../peer/kept-host.ts'
import { goTo } from '../../router.ts'
import { useSay } from '../../texts/speak.ts'
import { focusName, NameField, useSorry } from '../online/name-field.tsx'

const MOVE = [0, 30, 60, 180]
const MATCH = [0, 5, 10, 20, 45]

interface ByLinkProps {
  game: string
  players: readonly Player[]
  options: Options
  isRefused: boolean
}

export function ByLink({ game, players, options, isRefused }: ByLinkProps) {
  const say = useSay()
  const sorry = useSorry()
  const [name, setName] = useState(playerName.get)
  const [isOpen, setOpen] = useState(false)
  const [move, setMove] = useState(0)
  const [match, setMatch] = useState(0)
  const [chosen, setAbsence] = useState<Absence | null>(null)
  // among friends a bot takes over; among strangers a player who leaves loses
  const absence = chosen ?? (isOpen ? 'win' : 'bot')
  const [refusal, setRefusal] = useState<string | null>(null)
  const timeWord = (n: number) => (n === 0 ? say('online.noClock') : String(n))
  const hostHere = () => {
    playerName.set(name.trim())
    goTo(hostingPlace({ game, players: chairsFor(players), options }, absence))
  }
  const make = async () => {
    if (name.trim() === '') {
      focusName()
      return setRefusal(say('online.needName'))
    }
    playerName.set(name.trim())
    try {
      const made = await makeMatch({
        game,
        options,
        name: name.trim(),
        open: isOpen,
        clock: { move, match: match * 60 },
        absence,
        chairs: chairsFor(players),
      })
      seats.keep({ ...made, game, at: Date.now() })
      goTo(`/online/${made.match}`)
    } catch (error) {
      setRefusal(sorry(error))
    }
  }
  return (
    <fieldset className="by-link">
      <legend className="disp">{say('online.makeLink')}</legend>
      <p className="hint">{say('online.makeHint')}</p>
      <NameField name={name} onChange={setName} />
      <Choice
        label={say('online.clockMove')}
        name="clock-move"
        values={MOVE}
        value={move}
        words={timeWord}
        onChange={(n) => setMove(n)}
      />
      <Choice
        label={say('online.clockMatch')}
        name="clock-match"
        values={MATCH}
        value={match}
        words={timeWord}
        onChange={(n) => setMatch(n)}
      />
      <Choice
        label={say('online.list')}
        name="listed"
        values={[false, true]}
        value={isOpen}
        words={(is) => say(is ? 'online.yes' : 'online.no')}
        onChange={(is) => setOpen(is)}
      />
      <Choice
        label={say('online.absence')}
        name="absence"
        // with one opponent there is nobody else to agree
        values={players.length > 2 ? (['bot', 'vote', 'win'] as const) : (['bot', 'win'] as const)}
        value={absence}
        words={(one) => say(`online.absence.${one}`)}
        onChange={(one) => setAbsence(one)}
      />
      {refusal !== null && (
        <p className="refused" role="alert">
          {refusal}
        </p>
      )}
      <button type="button" className="btn make" disabled={isRefused} onClick={() => void make()}>
        {say('online.makeLink')}
      </button>
      <button type="button" className="btn quiet make" disabled={isRefused} onClick={hostHere}>
        {say('peer.here')}
      </button>
    </fieldset>
  )
}

/** The player's own seat and at least one for a guest, since an invitation implies a human opponent. */
function chairsFor(players: readonly Player[]): Player[] {
  const chairs = [...players]
  const people = chairs.filter(({ kind }) => kind === 'human').length
  const other = chairs.findIndex(({ kind }) => kind === 'bot')
  if (people < 2 && other >= 0) chairs[other] = { kind: 'human' }
  return chairs
}
