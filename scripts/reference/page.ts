// The ability reference as one Markdown page, put together from the tables of the language, the schemas
// of `content`, the doc comments of the manifest, and examples that stand in packs.
import { format } from 'oxfmt'
import style from '../../.oxfmtrc.json' with { type: 'json' }
import { EVENTS, type EventName } from '@cardwright/engine/words'
import { REPLACEABLE } from '@cardwright/language/rules'
import {
  ABILITY_FIELDS,
  ABILITY_KINDS,
  AMOUNTS,
  CONDITIONS,
  DURATIONS,
  EVENT_WORDS,
  FILTERS,
  KINDS,
  KIND_FIELDS,
  LONG_DURATIONS,
  MODIFIERS,
  PASSIVE,
  QUERIES,
  REFS,
  SELECTION,
  STEP_FIELDS,
} from '@cardwright/language'
import { CEILINGS, written } from '../../packages/content/src/ceilings.ts'
import { markedSchemas, type MarkedSchema } from '../../packages/content/src/schema/marked.ts'
import { findExamples, need, type Examples } from './examples.ts'
import { block, code, codes, table } from './markdown.ts'
import { notation } from './notation.ts'
import { holderSection, manifestSection } from './pack-tables.ts'
import { branchesOf, fieldsOf, rootOf } from './schema.ts'
import { fieldTable, formTable, wordTable } from './tables.ts'
import { verbSections } from './verbs.ts'

const INTRO = `# Ability reference

<!-- Written by \`npm run reference\`. Do not edit: \`npm test\` fails when it is stale. -->

Every word of the ability language, from the tables of the engine and the schemas of \`content\`. Words in _italics_ are
declared by each game. Each example stands on a card that loads; where it says so, the card was made up for this page.
How to read a running ability: [ARCHITECTURE.md](../ARCHITECTURE.md). Words used here: [glossary](glossary.md).`

export async function referencePage(root: string): Promise<string> {
  const schemas = markedSchemas()
  const examples = await findExamples(root)
  const { step, target, condition, amount } = schemas.nouns
  const sections = [
    INTRO,
    contents(),
    '## Abilities',
    abilitySection(schemas.abilities, examples),
    '## Steps',
    'A step is one verb with what it needs. These fields every verb takes, beside its own parameters:',
    fieldTable(
      STEP_FIELDS,
      'stepField',
      fieldsOf(branchesOf(rootOf(step))[0], step.$defs),
      examples,
    ),
    '## Verbs',
    verbSections(step, examples),
    '## Targets',
    'A target is a `kind`, filters, and how the choice is made.',
    wordTable(['kind', 'ranges over', 'example'], KINDS, 'kind', examples),
    '### Fields of single kinds',
    fieldTable(KIND_FIELDS, 'targetField', fieldsOf(target), examples),
    '### Filters',
    'All must pass. They are used in targets, and alone in `is`, `of`, `against` and `from`.',
    fieldTable(FILTERS, 'targetField', fieldsOf(target), examples),
    '### Choosing',
    fieldTable(SELECTION, 'targetField', fieldsOf(target), examples),
    '## References',
    refSection(examples),
    '## Conditions',
    'Default subject of `of?`: `it` inside a target or modifier, `self` elsewhere. A _comparison_ is one or more of `lt` `lte` `gt` `gte` `eq` `ne` with an [amount](#amounts).',
    formTable(CONDITIONS, 'condition', condition, examples),
    '## Amounts',
    'A whole number, a balance key (`"$key"`), a recorded number (`"@name.field"`, `"event.field"`, `"pending.field"`), or:',
    formTable(AMOUNTS, 'amount', amount, examples),
    '## Modifiers',
    modifierSection(schemas.abilities.passive, examples),
    '### Queries the engine asks',
    'A game declares those it wants; without the declaration the base answer holds. Every other query is asked by cards or by the code of the game.',
    table(
      ['query', 'is asked'],
      Object.entries(QUERIES).map(([name, meaning]) => [code(name), meaning]),
    ),
    '### Durations',
    durationTable(examples),
    '## Events',
    eventSection(examples),
    '## Manifest',
    manifestSection(root, schemas.manifest),
    '## Files of a pack',
    holderSection(schemas.holders),
    '## Ceilings',
    'What is larger is refused when it is loaded, with the file, the place and the limit.',
    ceilingTable(),
  ]
  return (await format('reference.md', sections.join('\n\n'), style)).code
}

function contents(): string {
  const names =
    'Abilities Steps Verbs Targets References Conditions Amounts Modifiers Events Manifest Ceilings'
  return names
    .split(' ')
    .map((name) => `[${name}](#${name.toLowerCase()})`)
    .join(' · ')
}

function abilitySection(abilities: Record<string, MarkedSchema>, examples: Examples): string {
  const kinds = Object.entries(ABILITY_KINDS).map(([kind, meaning]) => {
    const { value, from } = need(examples, `ability:${kind}`)
    const fields = Object.keys(abilities[kind].properties!).filter((name) => name !== kind)
    return [
      `### ${code(kind)}`,
      `${meaning} Takes ${codes(fields)}.`,
      block(value),
      `_${from}_`,
    ].join('\n\n')
  })
  return [
    'An ability has exactly one of `when`, `on`, `before`, `answer` and `passive`.',
    abilityTable(abilities, examples),
    ...kinds,
  ].join('\n\n')
}

/** A field means the same to every kind of ability that takes it. */
function abilityTable(abilities: Record<string, MarkedSchema>, examples: Examples): string {
  const rows = Object.entries(ABILITY_FIELDS).map(([name, { meaning }]) => {
    const schema = Object.values(abilities).find(({ properties }) => properties![name])!
    const takes = notation(schema.properties![name], schema.$defs)
    return [code(name), takes, meaning, code(need(examples, `abilityField:${name}`).text)]
  })
  return table(['field', 'takes', 'meaning', 'example'], rows)
}

function refSection(examples: Examples): string {
  return [
    wordTable(['ref', 'is', 'example'], REFS, 'ref', examples),
    'Behind a thing: `.owner` `.cell` `.lane` `.line` `.quadrant`, or a partition of the game. Which fields `@name` has is said with each verb. A name is read only after the step that defines it.',
  ].join('\n\n')
}

function modifierSection(passive: MarkedSchema, examples: Examples): string {
  const fields = fieldsOf(passive.properties!['passive'].items!, passive.$defs)
  return [
    'A modifier changes the answer to a query. Passives list them; `modify` puts one on its recipients.',
    fieldTable({ ...MODIFIERS, ...PASSIVE }, 'modifier', fields, examples),
    'Fold, always in this order: `ignore`, `set`, `add`, `scale`, rounding, `plus`, floor and ceiling. Yes/no: `forbid` beats `allow` beats the base.',
  ].join('\n\n')
}

function ceilingTable(): string {
  const rows = Object.values(CEILINGS).map(({ most, what, why }) => [
    `${written(most)} ${what}`,
    why,
  ])
  return table(['at most', 'because'], rows)
}

function durationTable(examples: Examples): string {
  const rows = Object.entries({ ...DURATIONS, ...LONG_DURATIONS }).map(([word, meaning]) => [
    code(need(examples, `until:${word}`).text),
    meaning,
  ])
  return table(['until', 'ends'], rows)
}

function payload(fields: readonly string[]): string {
  return fields
    .map((field) => field.split(':'))
    .map(([name, kind]) => (name === kind ? code(name) : `${code(name)} (${kind})`))
    .join(', ')
}

function eventSection(examples: Examples): string {
  const rows = Object.entries(EVENTS).map(([name, fields]) => [
    code(name),
    EVENT_WORDS[name as EventName].meaning,
    payload(fields),
  ])
  const changes = Object.entries(REPLACEABLE).map(([name, fields]) => [
    code(name),
    payload(fields),
    code(need(examples, `before:${name}`).text),
  ])
  return [
    'Past tense, integers only. The first field of the payload is the subject unless `role` names another. A game adds events of its own in its manifest.',
    table(['event', 'when', 'payload'], rows),
    '### Changes that can be replaced',
    'What a `before` ability may stand in front of, and what it reads as `event`.',
    table(['change', 'payload', 'example'], changes),
  ].join('\n\n')
}
