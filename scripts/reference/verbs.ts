// One section per verb: parameters, outcomes, what `@name` knows, preview, barrier, events, example.
import type { Verbs } from '@cardwright/engine/author'
import { VERBS, type Verb } from '@cardwright/language'
import { REPLACEABLE, verbs as rules } from '@cardwright/language/rules'
import type { MarkedSchema } from '../../packages/content/src/schema/marked.ts'
import { need, type Examples } from './examples.ts'
import { block, code, codes, table } from './markdown.ts'
import { notation } from './notation.ts'
import { branchesOf, rootOf, type Defs } from './schema.ts'

export function verbSections(step: MarkedSchema, examples: Examples): string {
  const shapes = branchesOf(rootOf(step))
  const verbs = Object.entries<Verb>(VERBS)
  const index = verbs.map(([verb]) => `[${code(verb)}](#${verb})`).join(' ')
  const sections = verbs.map(([verb, words]) => {
    const shape = shapes.find(({ properties }) => properties?.['do'].const === verb)!
    const { value, from } = need(examples, `verb:${verb}`)
    return [
      `### ${code(verb)}`,
      words.meaning,
      ...parameters(words, shape, step.$defs ?? {}),
      ...facts(verb, words),
      block(value),
      `_${from}_`,
    ].join('\n\n')
  })
  return [index, ...sections].join('\n\n')
}

function parameters({ params }: Verb, { properties = {} }: MarkedSchema, defs: Defs) {
  const rows = Object.entries(params).map(([name, { needed, meaning }]) => [
    code(name),
    needed ? 'yes' : '',
    notation(properties[name], defs),
    meaning,
  ])
  return rows.length > 0 ? [table(['parameter', 'needed', 'takes', 'meaning'], rows)] : []
}

const PREVIEWS = { place: 'places', status: 'statuses', resource: 'resources' }

function facts(name: string, words: Verb): string[] {
  const { outcomes, atPick, atCommit, preview, events } = words
  const lines = [
    outcomes.length > 0 && `Ends as ${codes(outcomes)}.`,
    atPick.length > 0 && `\`@name\` knows at the pick: ${codes(atPick)}.`,
    atCommit.length > 0 && `\`@name\` knows after the commit: ${codes(atCommit)}.`,
    preview && `Later choices already see its ${PREVIEWS[preview]}.`,
    (rules as Verbs)[name].isBarrier &&
      'A barrier: what comes before is committed before later choices are asked.',
    events.length > 0 && `Tells ${codes(events)}.`,
    Object.hasOwn(REPLACEABLE, name) && 'Can be replaced by a `before` ability.',
  ].filter((line) => line !== false && line !== undefined)
  return lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : []
}
