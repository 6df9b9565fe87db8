// Words that are declared but never used: a misspelling somewhere else, or dead weight.
// What the engine or the game's code reads counts as used.
import { QUERIES } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { KIND_NAMES, type WordKind } from '../word-kinds.ts'
import { useKey, type Check } from './check.ts'

export function checkUnused(check: Check, usedByCode: readonly string[]): void {
  if (check.draft.partial) return
  const byCode = new Set([...usedByCode, ...check.draft.loose])
  const { manifest, draft, lexicon } = check
  const at: Place = { file: 'manifest.json', path: [] }

  function judge(kinds: WordKind[], word: string, place: Place, isUsed = false): void {
    if (isUsed || byCode.has(word) || lexicon.blind.has(kinds[0])) return
    if (kinds.some((kind) => check.used.has(useKey(kind, word)))) return
    check.report(place, word, `nothing uses this ${KIND_NAMES[kinds[0]]}`)
  }
  const list = (kind: WordKind, key: string, words: readonly string[] | undefined) =>
    words?.forEach((word, i) => judge([kind], word, inside(at, key, i)))
  const keys = (kinds: WordKind[], key: string, record: object | undefined) => {
    for (const word of Object.keys(record ?? {})) judge(kinds, word, inside(at, key, word))
  }

  for (const { kind, id, at: place, value } of draft.holders)
    if (kind !== 'definition' && id)
      judge([kind], id, inside(place, 'id'), value['role'] !== undefined)
  for (const key of Object.keys(draft.balance))
    judge(['balance'], key, { file: 'balance.json', path: [key] })
  for (const [word, { role }] of Object.entries(manifest.zones))
    judge(['zone'], word, inside(at, 'zones', word), role !== undefined)
  for (const [word, { vital }] of Object.entries(manifest.resources)) {
    // Damage on a track goes to the resource of the same name.
    const isHit = vital === true || (manifest.tracks ?? []).includes(word)
    judge(['resource', 'stat'], word, inside(at, 'resources', word), isHit)
  }
  for (const word of Object.keys(manifest.queries))
    judge(
      ['query', 'stat', 'field'],
      word,
      inside(at, 'queries', word),
      Object.hasOwn(QUERIES, word),
    )
  keys(['class'], 'classes', manifest.classes)
  keys(['field'], 'fields', manifest.fields)
  keys(['timing'], 'timings', manifest.timings)
  keys(['window'], 'windows', manifest.windows)
  list('stat', 'stats', manifest.stats)
  list('stat', 'computed', manifest.computed)
  list('counter', 'counters', manifest.counters)
  list('type', 'types', manifest.types)
  list('tag', 'tags', manifest.tags)
  list('region', 'regions', manifest.regions)
  list('partition', 'partitions', manifest.partitions)
  list('damageType', 'damageTypes', manifest.damageTypes)
  list('track', 'tracks', manifest.tracks)
}
