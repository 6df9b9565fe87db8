// Checks the campaign file: its shape, that every place can be reached and left, and that every flag that is read
// is also set.
import type { Pack } from '@cardwright/engine'
import type { Desk, Spot } from '@cardwright/engine/author'
import { combatKey } from './balance.ts'
import { idsOf, wordsFor } from './manifest-words.ts'
import { flagsIn, type Bounds, type CampaignFile, type Option, type Place } from './places.ts'
import { between, flag, listOf, oneOf, record, spoken, text, type Shape } from './shape.ts'

const FILE = 'data/campaign.json'
/** The maximum number of enemies. */
export const MOST_ENEMIES = 4

/** The pack's maximum number of enemies at once; a missing key is reported elsewhere. */
export function mostEnemies(pack: Pack): number {
  const defaults = (pack.data?.['defaults'] ?? {}) as Record<string, number>
  const key = combatKey('maxEnemies')
  return Math.min(MOST_ENEMIES, pack.balance[key]?.value ?? defaults[key] ?? MOST_ENEMIES)
}

export function judgeCampaign(pack: Pack, desk: Desk): void {
  const at = desk.inFile(FILE)
  const value = pack.data?.['campaign']
  if (value === undefined) return desk.report(at, undefined, 'is missing')
  let isSound = true
  const watched: Desk = {
    ...desk,
    report: (...problem) => {
      isSound = false
      desk.report(...problem)
    },
  }
  shapeOf(pack, value)(value, at, watched)
  if (isSound) judgePaths(value as CampaignFile, desk)
}

const some = between(-99, 99)
const bounds: Shape = (value, at, desk) => {
  record({ 'min?': some, 'max?': some })(value, at, desk)
  const { min, max } = (value ?? {}) as Bounds
  if (min !== undefined && max !== undefined && min > max)
    desk.report(at, value, '"min" is greater than "max"')
}

function shapeOf(pack: Pack, value: unknown): Shape {
  const raw = (value as Partial<CampaignFile> | null)?.places
  const places = (Array.isArray(raw) ? raw : []).map(({ id }: Place) => id)
  const known = oneOf('flag', flagsIn(pack))
  const enemies = enemiesShape(pack)
  const outcome = outcomeShape(pack, enemies)
  return record({
    start: oneOf('place', places),
    places: listOf(
      record({
        id: text,
        name: spoken,
        text: spoken,
        paths: listOf(oneOf('place', places)),
        options: listOf(optionShape(pack, known, outcome)),
        'secret?': outcome,
      }),
      1,
    ),
    endings: listOf(
      record({
        name: spoken,
        text: spoken,
        'kills?': bounds,
        'pacified?': bounds,
        'renown?': bounds,
        'zones?': listOf(oneOf('zone', wordsFor(pack, 'realm')), 1),
        'flag?': known,
      }),
      1,
    ),
    meetings: listOf(record({ name: spoken, enemies }), 1),
  })
}

function enemiesShape(pack: Pack): Shape {
  const enemies = listOf(oneOf('enemy', idsOf(pack, 'enemy')), 1)
  return (list, at, desk) => {
    enemies(list, at, desk)
    const most = mostEnemies(pack)
    if (Array.isArray(list) && list.length > most)
      desk.report(at, list.length, `at most ${most} enemies stand`)
  }
}

const outcomeShape = (pack: Pack, enemies: Shape): Shape =>
  record({
    text: spoken,
    'faith?': some,
    'hp?': some,
    'resonance?': between(-100, 100),
    'reputation?': some,
    'cards?': listOf(oneOf('card', idsOf(pack, 'card', 'once'))),
    'fate?': listOf(oneOf('Fate card', idsOf(pack, 'fate'))),
    'cleanse?': flag,
    'foresee?': flag,
    'flags?': listOf(text),
    'encounter?': record({ enemies, 'flee?': flag }),
  })

const optionShape = ({ matrix, manifest }: Pack, known: Shape, outcome: Shape): Shape =>
  record({
    text: spoken,
    'flag?': known,
    'unless?': known,
    'renown?': bounds,
    'faith?': between(0, 20),
    'test?': record({
      context: oneOf('context', Object.keys(matrix?.contexts ?? {})),
      'action?': oneOf('action', Object.keys(matrix?.actions ?? {})),
      stat: oneOf('stat', manifest.classes['hero']?.stats ?? []),
      difficulty: between(1, 20),
    }),
    'success?': outcome,
    'failure?': outcome,
    'outcome?': outcome,
    'stays?': flag,
  })

const isFree = ({ faith = 0, renown, flag: needed, unless }: Option): boolean =>
  faith <= 0 && (renown ?? needed ?? unless) === undefined

function judgePaths({ start, places, endings }: CampaignFile, desk: Desk): void {
  const at = (...path: (string | number)[]): Spot => desk.inFile(FILE, ...path)
  const byId = new Map(places.map((place) => [place.id, place]))
  const reached = new Set<string>()
  const visit = (id: string, way: readonly string[]): void => {
    if (way.includes(id)) return
    reached.add(id)
    for (const next of byId.get(id)!.paths) visit(next, [...way, id])
  }
  visit(start, [])
  places.forEach((place, i) => {
    if (places.findIndex(({ id }) => id === place.id) !== i)
      desk.report(at('places', i, 'id'), place.id, 'this id is taken')
    if (!reached.has(place.id)) desk.report(at('places', i, 'id'), place.id, 'no path leads here')
    // the road only goes forward, so every journey ends
    place.paths.forEach((to, k) => {
      if (places.findIndex(({ id }) => id === to) <= i)
        desk.report(
          at('places', i, 'paths', k),
          to,
          'a path leads to a place further down the file',
        )
    })
    place.options.forEach((option, k) => {
      const isTested = option.test !== undefined
      const hasBoth = option.success !== undefined && option.failure !== undefined
      if (isTested !== hasBoth || isTested === (option.outcome !== undefined))
        desk.report(
          at('places', i, 'options', k),
          undefined,
          'an option has a test with success and failure, or an outcome',
        )
    })
    if (place.options.length > 0 && !place.options.some(isFree))
      desk.report(at('places', i, 'options'), undefined, 'one option must be open to everybody')
  })
  const last = endings.at(-1)!
  if (last.kills ?? last.pacified ?? last.renown ?? last.zones ?? last.flag)
    desk.report(at('endings', endings.length - 1), undefined, 'the last ending must always fit')
}
