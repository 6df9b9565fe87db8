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

/** What is agreed before a match by link. */
interface Terms {
  /** Seconds for a move and minutes for the match; 0: as many as one likes. */
  move: number
  match: number
  isOpen: boolean
  absence: Absence
}

export function ByLink({ game, players, options, isRefused }: ByLinkProps) {
  const say = useSay()
  const sorry = useSorry()
  const [name, setName] = useState(playerName.get)
  const [chosen, setChosen] = useState<Partial<Terms>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const terms = { ...usualTerms(chosen.isOpen ?? false), ...chosen }
  const hostHere = () => {
    playerName.set(name.trim())
    goTo(hostingPlace({ game, players: chairsFor(players), options }, terms.absence))
  }
  const make = async () => {
    if (name.trim() === '') {
      focusName()
      return setRefusal(say('online.needName'))
    }
    playerName.set(name.trim())
    try {
      const { move, match, isOpen, absence } = terms
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
      <TermFields
        terms={terms}
        players={players.length}
        onChange={(next) => setChosen({ ...chosen, ...next })}
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

/** Friends go on with a bot, among strangers whoever leaves has lost. */
const usualTerms = (isOpen: boolean): Terms => ({
  move: 0,
  match: 0,
  isOpen,
  absence: isOpen ? 'win' : 'bot',
})

interface TermFieldsProps {
  terms: Terms
  players: number
  onChange(next: Partial<Terms>): void
}

function TermFields({ terms, players, onChange }: TermFieldsProps) {
  const say = useSay()
  const timeWord = (n: number) => (n === 0 ? say('online.noClock') : String(n))
  return (
    <>
      <Choice
        label={say('online.clockMove')}
        name="clock-move"
        values={MOVE}
        value={terms.move}
        words={timeWord}
        onChange={(move) => onChange({ move })}
      />
      <Choice
        label={say('online.clockMatch')}
        name="clock-match"
        values={MATCH}
        value={terms.match}
        words={timeWord}
        onChange={(match) => onChange({ match })}
      />
      <Choice
        label={say('online.list')}
        name="listed"
        values={[false, true]}
        value={terms.isOpen}
        words={(is) => say(is ? 'online.yes' : 'online.no')}
        onChange={(isOpen) => onChange({ isOpen })}
      />
      <Choice
        label={say('online.absence')}
        name="absence"
        // with one opponent there is nobody else to agree
        values={players > 2 ? (['bot', 'vote', 'win'] as const) : (['bot', 'win'] as const)}
        value={terms.absence}
        words={(one) => say(`online.absence.${one}`)}
        onChange={(absence) => onChange({ absence })}
      />
    </>
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
