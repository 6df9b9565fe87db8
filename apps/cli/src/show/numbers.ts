// Which numbers of a unit are shown on the board, and how they are written.
import type { Pack, UnitView } from '@cardwright/engine'
import type { Speaker } from './speaker.ts'

export interface BoardNumbers {
  /** The vital resource, and the query that caps it. */
  vital: { id: string; cap: string | undefined; letter: string } | null
  stats: { id: string; letter: string }[]
  /** Resources that are spent and refilled, shown as dots. */
  pools: string[]
  /** Numbers that every unit of the class has. */
  printed(def: string): readonly string[]
}

export function boardNumbers(pack: Pack, speaker: Speaker): BoardNumbers {
  const { classes, resources, queries } = pack.manifest
  const ofUnits = Object.entries(resources).filter(([, { of }]) => of === 'unit')
  const vital = ofUnits.find(([, resource]) => resource.vital)
  const hidden = new Set(ofUnits.flatMap(([id, { cap }]) => [id, cap ?? '']))
  const printed = Object.values(classes)
    .filter(({ place }) => place === 'board')
    .flatMap(({ stats }) => stats ?? [])
  const shown = [...new Set(printed)].filter((id) => !hidden.has(id) && queries[id])
  const shelf = new Map(pack.definitions.map((each) => [each.id, each.class]))
  const taken = new Set<string>()
  const letter = (name: string): string => {
    const free = [...name.toLowerCase()].find((each) => each !== ' ' && !taken.has(each)) ?? '?'
    taken.add(free)
    return free
  }
  return {
    vital: vital
      ? {
          id: vital[0],
          cap: vital[1].cap,
          letter: letter(speaker.word('resources', vital[0])),
        }
      : null,
    stats: shown.map((id) => ({ id, letter: letter(speaker.word('queries', id)) })),
    pools: ofUnits.filter(([, resource]) => !resource.vital).map(([id]) => id),
    printed: (def) => classes[shelf.get(def) ?? '']?.stats ?? [],
  }
}

/** "h1/3 d2 s1 ••" */
export function unitNumbers(unit: UnitView, numbers: BoardNumbers): string {
  const { vital, stats, pools, printed } = numbers
  const parts: string[] = []
  if (vital && unit.resources[vital.id] !== undefined) {
    const now = unit.resources[vital.id]
    const cap = vital.cap === undefined ? now : unit.stats[vital.cap]
    parts.push(`${vital.letter}${now}${now === cap ? '' : `/${cap}`}`)
  }
  for (const { id, letter } of stats)
    if (typeof unit.stats[id] === 'number' && printed(unit.def).includes(id))
      parts.push(`${letter}${unit.stats[id]}`)
  for (const id of pools) {
    const n = unit.resources[id] ?? 0
    if (n > 0) parts.push(n > 3 ? `•${n}` : '•'.repeat(n))
  }
  return parts.join(' ')
}

/** The legend of the letters. */
export function legend({ vital, stats, pools }: BoardNumbers, speaker: Speaker): string {
  const parts = stats.map(({ id, letter }) => `${letter} ${speaker.word('queries', id)}`)
  if (vital) parts.unshift(`${vital.letter} ${speaker.word('resources', vital.id)}`)
  for (const id of pools) parts.push(speaker.words.left(speaker.many('resources', id)))
  return parts.join('  ')
}
