// What has been chosen for a new match, and what follows from it.
import { useState } from 'react'
import { fullOptions, type Options, type OptionValue } from '@cardwright/engine'
import { dummiesIn } from '@cardwright/host'
import { defaultPlayers, seatDummies, type Player } from '../../match/plan.ts'
import { usualLevel } from '../../match/usual-level.ts'
import type { Lang } from '../../settings/settings.ts'
import type { Title } from '../../shelf/title.ts'
import type { Declared } from './option-field.tsx'

type Named = [name: string, decl: Declared]

export interface NewMatch {
  players: Player[]
  setCount(n: number): void
  setPlayer(seat: number, player: Player): void
  declared: Named[]
  /** Options that mean something with so many players. */
  asked: Named[]
  options: Record<string, OptionValue>
  setOption(name: string, value: OptionValue): void
  /** The chosen values of those that are asked for. */
  given: Options
  /** Why the game refuses such a match; null: it does not. */
  reason: string | null
}

export function useNewMatch({ game, pack }: Title, lang: Lang): NewMatch {
  const { min } = pack.manifest.seats
  const [level] = useState(() => usualLevel(game.id))
  const declared = Object.entries(game.code.options ?? {})
  const [chosen, setPlayers] = useState<Player[]>(() => defaultPlayers(min, level))
  const [options, setOptions] = useState<Record<string, OptionValue>>(() =>
    Object.fromEntries(declared.map(([name, { values }]) => [name, values[0]])),
  )
  const asked = declared.filter(([, decl]) => isAsked(decl, chosen.length))
  const given = Object.fromEntries(asked.map(([name]) => [name, options[name]]))
  const players = seatDummies(chosen, dummiesIn(game, given))
  return {
    players,
    setCount: (n) =>
      setPlayers([...chosen.slice(0, n), ...defaultPlayers(n, level).slice(chosen.length)]),
    setPlayer: (seat, player) => setPlayers(chosen.map((one, k) => (k === seat ? player : one))),
    declared,
    asked,
    options,
    setOption: (name, value) => setOptions({ ...options, [name]: value }),
    given,
    reason: game.code.refuse?.(players.length, fullOptions(game, given), pack, lang) ?? null,
  }
}

const isAsked = ({ seat = 0, seats }: Declared, players: number): boolean =>
  seat < players && (seats === undefined || seats === players)
