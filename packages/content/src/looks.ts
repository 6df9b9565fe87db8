// The one list of what only changes how a game looks. Everything else affects play and identifies a pack.
import type { Pack } from './language.ts'

/** A star matches every name or number at its place. */
const LOOKS = [
  // the hash of a pack is not part of what it hashes
  'hash',
  'text',
  'matchups',
  'manifest.languages',
  'definitions.*.icon',
  'manifest.resources.*.foretold',
  'manifest.timings.*.head',
  'balance.*.unit',
  'behaviours.*.description',
  'behaviours.*.rules.*.comment',
  'behaviours.*.intents.*.description',
]

/** Data whose meaning only the game's code knows: here, sentences in both languages are looks. */
const OWN = ['definitions.*.data', 'data']

type Node = { isLook?: true; isOwn?: true; inside: Map<string, Node> }

const tree: Node = { inside: new Map() }
for (const path of LOOKS) nodeAt(path).isLook = true
for (const path of OWN) nodeAt(path).isOwn = true

function nodeAt(path: string): Node {
  let node = tree
  for (const key of path.split('.')) {
    let next = node.inside.get(key)
    if (next === undefined) node.inside.set(key, (next = { inside: new Map() }))
    node = next
  }
  return node
}

/** The content of a pack as its rules read it. */
export const withoutLooks = (pack: Pack): unknown => stripped(pack, tree)

function stripped(value: unknown, node: Node): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (node.isOwn) return withoutSentences(value)
  if (node.inside.size === 0) return value
  const below = (key: string): Node | undefined => node.inside.get(key) ?? node.inside.get('*')
  if (Array.isArray(value)) {
    const inside = below('*')
    return inside === undefined ? value : value.map((one) => stripped(one, inside))
  }
  const out: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) {
    const inside = below(key)
    if (inside?.isLook) continue
    out[key] = inside === undefined ? one : stripped(one, inside)
  }
  return out
}

/** Keeps the fact that there is a text, but not the text itself. */
function withoutSentences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSentences)
  if (typeof value !== 'object' || value === null) return value
  if (isSpoken(value)) return 'said'
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutSentences(one)]))
}

const isSpoken = (value: object): boolean => {
  const { en, ru, ...rest } = value as Record<string, unknown>
  return typeof en === 'string' && typeof ru === 'string' && Object.keys(rest).length === 0
}
