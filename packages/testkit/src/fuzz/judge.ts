// What becomes of a drawn ability: refused with reasons, or it has a text in both languages and plays without a fault.
import {
  abilityText,
  formatProblem,
  LANGS,
  loadPack,
  MissingPattern,
  Readings,
  type Problem,
} from '@cardwright/content'
import { Unplayable, type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { checkSecrets } from '../battery/secrets.ts'
import type { Drawn } from './draw/ability.ts'
import { Fault, playChecked, stackOf } from './play.ts'
import { SLOTS } from './probe/cards.ts'
import { probe } from './probe/code.ts'
import type { Board } from './probe/manifest.ts'
import { filesWith, probeFiles } from './probe/pack.ts'

export interface Verdict {
  /** `refused`, `fine`, or the sort of the fault. */
  kind: string
  said: string
}

const readings: Record<Board, Readings> = {
  grid: new Readings(probeFiles('grid')),
  lanes: new Readings(probeFiles('lanes')),
}

/** That other cards leave a word unused is no news. */
const USED = wordsIn()

function wordsIn(): string[] {
  const words = new Set<string>()
  for (const board of ['grid', 'lanes'] as const)
    for (const text of Object.values(probeFiles(board)))
      for (const [, word] of text.matchAll(/"([\w-]+)"/g)) words.add(word)
  return [...words]
}

/** The pack with the ability in it, or what is wrong with it. */
export function load({ board, slot, ability }: Drawn): Pack | Problem[] {
  const loaded = loadPack(filesWith(board, slot, ability), {
    usedByCode: USED,
    readings: readings[board],
  })
  return loaded.ok ? loaded.pack : loaded.problems
}

export const gameOf = (pack: Pack): Game => createGame(pack, probe)

/** What players read, in every language. */
export function textsOf(pack: Pack, { slot }: Drawn): string[] {
  const holders = [...pack.definitions, ...pack.statuses, ...pack.keywords]
  const [ability] = holders.find(({ id }) => id === SLOTS[slot])!.abilities!
  return LANGS.map((lang) => abilityText(pack, ability, lang))
}

/** Words for parties of events that the language has none for. */
const isForGames = ([section, word]: readonly string[]): boolean =>
  section === 'events' || (section === 'parties' && !word.startsWith('@'))

export interface JudgeSize {
  seed: number
  matches: number
  decisions: number
  /** States whose views are compared in two worlds; 0: none. */
  secrets: number
}

export function judge(drawn: Drawn, size: JudgeSize): Verdict {
  const attempt = (kind: string, act: () => Verdict | null): Verdict | null => {
    try {
      return act()
    } catch (error) {
      // it ended by name, for want of room or without end
      if (error instanceof Unplayable) return null
      if (error instanceof Fault) return { kind: error.sort, said: error.message }
      // a game that wants it brings the words
      if (error instanceof MissingPattern && isForGames(error.path))
        return { kind: 'refused', said: error.message }
      return { kind, said: stackOf(error) }
    }
  }
  let pack: Pack | null = null
  let game: Game | null = null
  return (
    attempt('load', () => {
      const loaded = load(drawn)
      if (Array.isArray(loaded))
        return { kind: 'refused', said: loaded.map(formatProblem).join('\n') }
      pack = loaded
      return null
    }) ??
    attempt('text', () => {
      const odd = textsOf(pack!, drawn).find((text) =>
        /undefined|null|NaN|\[object|\{|  /.test(text),
      )
      return odd === undefined ? null : { kind: 'text', said: odd }
    }) ??
    attempt('compile', () => {
      game = gameOf(pack!)
      game.rules(2, {})
      return null
    }) ??
    attempt('broke', () => {
      playChecked(game!, drawn.slot, size)
      return null
    }) ??
    (size.secrets === 0
      ? null
      : attempt('leak', () => {
          checkSecrets(game!, size.secrets, { seed: size.seed })
          return null
        })) ?? { kind: 'fine', said: '' }
  )
}
