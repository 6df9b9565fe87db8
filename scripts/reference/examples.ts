// One example per construct, found in packs that load: first in those of the worked examples, which
// change only when the language does, so that a new card in a game seldom makes the reference stale;
// then in the games; words that no card needs are shown on cards of their own (`extra.ts`).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { formatProblems } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import type {
  Ability,
  Condition,
  Manifest,
  Modifier,
  ModifierFields,
  Step,
  Target,
} from '@cardwright/engine'
import { loadPack } from '../../packages/content/src/load.ts'
import { readDraft, type PackFiles } from '../../packages/content/src/read.ts'
import { walkAbility } from '../../packages/content/src/walk/ability.ts'
import type { Visitor } from '../../packages/content/src/walk/visitor.ts'
import { EXTRA } from './extra.ts'
import { inline } from './markdown.ts'

export interface Example {
  /** JSON of the construct, or `"key": value` when it is a field. */
  text: string
  value: unknown
  /** Which card shows it. */
  from: string
}

/** Long examples teach more, up to the width of a line. */
const WIDTHS: Record<string, number> = { verb: 150, ability: 170, kind: 110, event: 90 }
const WIDTH = 64
const TOO_LONG = 120

export type Examples = ReadonlyMap<string, Example>

const PACKS = 'packages/content/test/packs'

export async function findExamples(root: string): Promise<Examples> {
  const found = new Map<string, Example>()
  const packs = new Map<string, PackFiles>()
  for (const name of readdirSync(join(root, PACKS)).sort()) {
    packs.set(name, await readPackFolder(join(root, PACKS, name)))
    collect(name, packs.get(name)!, [], found)
  }
  for (const { id, contentUrl, code } of games) {
    const files = await readPackFolder(fileURLToPath(contentUrl))
    const more = new Map<string, Example>()
    collect(id, files, code.reads ?? [], more)
    addMissing(more, found)
  }
  for (const extra of EXTRA) {
    const more = new Map<string, Example>()
    collect(extra.pack, withExtra(packs.get(extra.pack)!, extra), [EXAMPLE], more)
    for (const example of more.values()) example.from = `made up, fits ${extra.pack}`
    addMissing(more, found)
  }
  return found
}

const EXAMPLE = 'example'

function withExtra(files: PackFiles, { shelf, abilities, manifest }: (typeof EXTRA)[0]): PackFiles {
  const known = { ...(JSON.parse(files['manifest.json']) as Manifest), ...manifest }
  const out = { ...files, 'manifest.json': JSON.stringify(known) }
  if (shelf === 'status') {
    const statuses = JSON.parse(files['statuses.json'] ?? '[]') as unknown[]
    const example = { id: EXAMPLE, stacks: true, token: true, abilities }
    return { ...out, 'statuses.json': JSON.stringify([...statuses, example]) }
  }
  const stats = Object.fromEntries((known.classes[shelf].stats ?? []).map((stat) => [stat, 1]))
  const cards = [{ id: EXAMPLE, stats, abilities }]
  return { ...out, 'cards/zz-example.json': JSON.stringify({ class: shelf, cards }) }
}

/** A later pack shows what is missing, or what is too long to read in a table. */
function addMissing(more: Examples, found: Map<string, Example>): void {
  for (const [key, example] of more) {
    const known = found.get(key)
    const isTooLong = (known?.text.length ?? 0) > TOO_LONG && !/^(verb|ability):/.test(key)
    if (!known || (isTooLong && example.text.length < TOO_LONG)) found.set(key, example)
  }
}

function collect(
  pack: string,
  files: PackFiles,
  usedByCode: readonly string[],
  found: Map<string, Example>,
): void {
  const loaded = loadPack(files, { usedByCode })
  if (!loaded.ok) throw new Error(`${pack} is not valid:\n${formatProblems(loaded.problems)}`)
  const draft = readDraft(files, () => {})
  for (const holder of draft!.holders)
    for (const ability of holder.abilities)
      walkAbility(holder, ability, [collector(found, `${pack}, ${holder.id}`)], draft!.manifest)
}

export function need(examples: Examples, key: string): Example {
  const found = examples.get(key)
  if (!found) throw new Error(`no pack shows ${key}; add a card to scripts/reference/extra.ts`)
  return found
}

/** Files every construct it passes under its key. */
function collector(found: Map<string, Example>, from: string): Visitor {
  const offer = (key: string, value: unknown, text = inline(value)) => {
    const known = found.get(key)
    const width = WIDTHS[key.split(':', 1)[0]] ?? WIDTH
    if (known === undefined || isBetter(text.length, known.text.length, width))
      found.set(key, { text, value, from })
  }
  const fields = (group: string, object: object, keys?: readonly string[]) => {
    for (const [key, value] of Object.entries(object))
      if (keys === undefined || keys.includes(key))
        offer(`${group}:${key}`, value, `"${key}": ${inline(value)}`)
  }
  return {
    ability(ability: Ability) {
      for (const kind of ['when', 'on', 'before', 'answer', 'passive'] as const)
        if (ability[kind] !== undefined) offer(`ability:${kind}`, ability)
      fields('abilityField', ability)
      const { on, before, of, role, seat } = ability
      const pattern = JSON.parse(JSON.stringify({ on, before, of, role, seat })) as object
      if (on !== undefined) offer(`event:${on}`, pattern)
      if (before !== undefined) offer(`before:${before}`, pattern)
    },
    step(step: Step) {
      offer(`verb:${step.do}`, step)
      fields('stepField', step)
      if (step.until !== undefined)
        offer(`until:${wordOf(step.until)}`, step.until, `"until": ${inline(step.until)}`)
    },
    target(target: Target) {
      offer(`kind:${target.kind}`, target)
      fields('targetField', target)
    },
    filters: (filters) => fields('targetField', filters),
    condition(condition: Condition) {
      offer(`condition:${formOf(condition)}`, condition)
    },
    amount: (amount) => offer(`amount:${Object.keys(amount)[0]}`, amount),
    amountText: (text) => offer(`amountText:${text[0] === '$' ? '$' : rootOf(text)}`, text),
    modifier(modifier: ModifierFields | Modifier) {
      fields('modifier', modifier)
    },
    ref: (ref) => offer(`ref:${rootOf(ref)}`, ref),
  }
}

function isBetter(length: number, known: number, width: number): boolean {
  if (known > width) return length < known
  return length > known && length <= width
}

const rootOf = (ref: string): string => (ref.startsWith('@') ? '@name' : ref.split('.', 1)[0])
const wordOf = (until: unknown): string =>
  typeof until === 'string' ? until : Object.keys(until as object)[0]

/** The key a condition is known by is the first it has. */
const formOf = (condition: Condition): string => Object.keys(condition)[0]
