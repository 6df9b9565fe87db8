// Every card of every game is played once in a sandbox before its pack is called sound; whatever goes wrong there is
// told with the place of the card.
import { fileURLToPath } from 'node:url'
import { formatProblem, validate, type PackFiles } from '@cardwright/content'
import { loadFolder, readPackFolder } from '@cardwright/content/node'
import { tryPack, type TrialWish } from '@cardwright/content/trial'
import type { GameCode, Pack } from '@cardwright/engine'
import { put, ZONES } from '@cardwright/engine/block'
import { describe, expect, test } from 'vitest'
import { games } from '../src/here.ts'

/** A clock that stands still: what is tried must not depend on the machine. */
const AT_LEISURE: TrialWish = { now: () => 0 }

describe('every card is tried', () => {
  test.each(games.map((entry) => [entry.id, entry] as const))(
    'of %s, and none is at fault',
    async (id, { contentUrl, code }) => {
      const loaded = await loadFolder(fileURLToPath(contentUrl), {
        usedByCode: code.reads,
        judge: code.judge,
      })
      if (!loaded.ok) throw new Error('the pack has problems')
      const told = new Set<string | null>()
      const tell = (card: string | null) => void told.add(card)
      const trial = tryPack(loaded.pack, code, { ...AT_LEISURE, tell })
      expect(trial).toMatchObject({ faults: [], stopped: [], untried: 0 })
      const hasMain = id !== 'starter'
      if (hasMain) expect(told.size).toBeGreaterThanOrEqual(loaded.pack.definitions.length)
    },
    60_000,
  )
})

const forest = games.find(({ id }) => id === 'forest')!
const files = await readPackFolder(fileURLToPath(forest.contentUrl))

interface Json {
  [key: string]: unknown
}

/** Forest with one more word that only broken code knows, used by one card. */
function withSnare(
  steps: unknown[],
  code: Partial<GameCode>,
): { files: PackFiles; code: GameCode } {
  const spells = JSON.parse(files['cards/spells.json']) as { cards: Json[] }
  const card = spells.cards.findIndex(({ id }) => id === 'rootSnare')
  spells.cards[card]['abilities'] = [{ name: 'snare', when: 'play', steps }]
  const manifest = JSON.parse(files['manifest.json']) as Json
  if (code.counters)
    manifest['counters'] = [
      ...((manifest['counters'] ?? []) as string[]),
      ...Object.keys(code.counters),
    ]
  return {
    files: {
      ...files,
      'cards/spells.json': JSON.stringify(spells),
      'manifest.json': JSON.stringify(manifest),
    },
    code: { ...forest.code, ...code },
  }
}

function problemsOf({ files: changed, code }: ReturnType<typeof withSnare>): string[] {
  const tryCards = (pack: Pack) => tryPack(pack, code, AT_LEISURE).faults
  return validate(changed, { usedByCode: code.reads, judge: code.judge, tryCards }).map(
    formatProblem,
  )
}

const draws = [{ do: 'draw', amount: { counter: 'omens' } }]

describe('at fault', () => {
  test('what throws while a card is played', () => {
    const broken = withSnare(draws, {
      counters: {
        omens: () => {
          throw new Error('no omens today')
        },
      },
    })
    expect(problemsOf(broken)).toEqual([
      'cards/spells.json:rootSnare  breaks a match: no omens today',
    ])
  })

  test('what leaves a card in a zone that does not know of it', () => {
    const broken = withSnare(draws, {
      counters: {
        omens(m) {
          // as a write past its list would do
          put(m, m.layout.zone + m.rules.things.seats + 1, m.rules.zones.hand!.index + ZONES)
          return 1
        },
      },
    })
    const [problem] = problemsOf(broken)
    expect(problem).toMatch(/^cards\/spells\.json:rootSnare {2}leaves a broken state: /)
  })

  test('a flow that never asks anybody', () => {
    const loop = { ...forest.code.flow, start: () => {} }
    expect(problemsOf(withSnare([{ do: 'draw', amount: 1 }], { flow: loop }))).toEqual([
      'manifest.json  breaks a match: forest: the flow never asks anybody',
    ])
  })
})
