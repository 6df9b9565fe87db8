// Names that are numbers in the block: symbols, timings, streams, moves, nodes of the flow …
import { BROKEN } from '../state/unplayable.ts'
import type { GameCode } from '../game-code.ts'
import { W } from '../language/outcomes.ts'
import type { Pack } from '../language/pack.ts'
import { PROCEDURES } from '../state/slots.ts'
import { numbered } from './numbered.ts'

/** Why a match has ended that a player gave up; every game has this reason. */
export const CONCEDED = 'conceded'

type Index = ReadonlyMap<string, number>

export interface WordsPart {
  /** Any word that a number of the block stands for. */
  readonly symbols: readonly string[]
  readonly symbolOf: (name: string) => number
  /** A bit for each tag. */
  readonly tagIndex: Index
  readonly phaseIndex: Index
  readonly timings: readonly string[]
  readonly timingIndex: Index
  readonly windows: readonly string[]
  readonly windowIndex: Index
  /** Streams of chance: each seat's decks, then the one for everything else, then the game's own. */
  readonly streamIndex: Index
  readonly chanceStream: number
  /** Groups of abilities of which one runs. */
  readonly groups: readonly string[]
  readonly numberIndex: Index
  readonly moveNames: readonly string[]
  readonly moveIndex: Index
  readonly flowIndex: Index
  readonly procedureIndex: Index
  readonly reasons: readonly string[]
  readonly reasonIndex: Index
}

export function wordsOf(pack: Pack, code: GameCode, seats: number): WordsPart {
  const { manifest } = pack
  const { symbols, symbolOf } = internOf(['', ...Object.keys(W)])
  const timings = Object.keys(manifest.timings)
  const windows = Object.keys(manifest.windows ?? {})
  const moveNames = Object.keys(code.moves ?? {})
  const procedures = Object.keys(code.procedures ?? {})
  const reasons = ['', ...(code.reasons ?? []), CONCEDED, BROKEN]
  return {
    symbols,
    symbolOf,
    tagIndex: new Map((manifest.tags ?? []).map((tag, i) => [tag, 1 << i])),
    phaseIndex: numbered(manifest.phases),
    timings,
    timingIndex: numbered(timings),
    windows,
    windowIndex: numbered(windows),
    streamIndex: numbered(streamsOf(pack, seats)),
    chanceStream: seats,
    groups: groupsOf(pack),
    numberIndex: numbered(code.numbers ?? []),
    moveNames,
    moveIndex: numbered(moveNames),
    flowIndex: numbered(Object.keys(code.flow)),
    procedureIndex: new Map(procedures.map((name, i) => [name, PROCEDURES + i])),
    reasons,
    reasonIndex: numbered(reasons),
  }
}

function internOf(symbols: string[]) {
  const index = numbered(symbols)
  const symbolOf = (name: string): number => {
    let i = index.get(name)
    if (i === undefined) {
      i = symbols.push(name) - 1
      index.set(name, i)
    }
    return i
  }
  return { symbols, symbolOf }
}

const streamsOf = ({ manifest }: Pack, seats: number): string[] => [
  ...Array.from({ length: seats }, (_, s) => `deck${s}`),
  'chance',
  ...(manifest.streams ?? []),
]

const groupsOf = ({ definitions, statuses, keywords, basics }: Pack): string[] => [
  ...new Set(
    [...definitions, ...statuses, ...keywords, ...basics]
      .flatMap((holder) => holder.abilities ?? [])
      .flatMap((ability) => ability.exclusive ?? []),
  ),
]
