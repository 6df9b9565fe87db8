// What becomes of an ability when a key is left out, counted by the kind of place where the key stands. One key that
// shows nothing proves nothing: its moment may never have come. Forty of a kind that never do are a finding.
import type { Drawn } from './draw/ability.ts'
import { gameOf, load, textsOf, type JudgeSize } from './judge.ts'
import { keysIn, placeOf, without, type Path } from './keys.ts'
import { traceOf } from './play.ts'

export interface Count {
  tried: number
  refused: number
  /** The text says it. */
  said: number
  /** The match shows it. */
  played: number
  /** The match shows it, and the text does not say it. */
  unsaid: string[]
  /** Neither: an ability and the key. */
  idle: string[]
}

export type Tally = Map<string, Count>

const KEPT = 3

/** Leaves out some of its keys, one at a time. */
export function tryKeys(
  drawn: Drawn,
  size: JudgeSize,
  tally: Tally,
  wanted: (paths: Path[]) => Path[] = (paths) => paths,
) {
  const pack = load(drawn)
  if (Array.isArray(pack)) return
  const before = {
    texts: textsOf(pack, drawn).join('\n'),
    trace: traceOf(gameOf(pack), drawn.slot, size),
  }
  for (const path of wanted(keysIn(drawn.ability))) {
    const place = placeOf(drawn.ability, path)
    const count = tally.get(place) ?? {
      tried: 0,
      refused: 0,
      said: 0,
      played: 0,
      unsaid: [],
      idle: [],
    }
    tally.set(place, count)
    count.tried++
    const changed = { ...drawn, ability: without(drawn.ability, path) }
    const other = load(changed)
    if (Array.isArray(other)) {
      count.refused++
      continue
    }
    const isSaid = textsOf(other, changed).join('\n') !== before.texts
    const isPlayed = traceOf(gameOf(other), drawn.slot, size) !== before.trace
    if (isSaid) count.said++
    if (isPlayed) count.played++
    const example = `${path.join('.')} of ${JSON.stringify(drawn)}`
    const list = isPlayed && !isSaid ? count.unsaid : !isPlayed && !isSaid ? count.idle : null
    if (list !== null) keepShortest(list, example)
  }
}

function keepShortest(list: string[], example: string): void {
  list.push(example)
  list.sort((a, b) => a.length - b.length)
  if (list.length > KEPT) list.pop()
}
