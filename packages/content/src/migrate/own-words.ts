// Language 2 to 3. Words that only one game has left the language: the verbs `check` and `reroll`, and five events. A pack
// that had them declares them itself, with its sentences; its own verbs say what they take.
import { isObject } from '../draft.ts'
import { isVerb, STEP_FIELDS } from '../language.ts'
import type { Change, Migrated, Values } from './migrate.ts'

const MANIFEST = 'manifest.json'
type Manifest = Record<string, unknown>

interface Moved {
  /** The declaration without which no pack had a use for it. */
  with: (manifest: Manifest) => boolean
  payload: readonly string[]
  en: string
  ru: string
}

const hasIntents = ({ behaviours }: Manifest): boolean => behaviours !== undefined
const hasChecks = ({ checks }: Manifest): boolean => checks !== undefined

const EVENTS: Record<string, Moved> = {
  'intent-announced': {
    with: hasIntents,
    payload: ['unit:unit', 'seat:seat', 'intent:symbol', 'amount:number'],
    en: '{unit} announces: {intent}',
    ru: '{unit} объявляет: {intent}',
  },
  'intent-cancelled': {
    with: hasIntents,
    payload: ['unit:unit', 'seat:seat', 'intent:symbol'],
    en: 'The intent of {unit} is cancelled',
    ru: 'Намерение отменено: {unit}',
  },
  'fate-drawn': {
    with: hasChecks,
    payload: ['card:card', 'seat:seat', 'context:symbol', 'target:any'],
    en: '{seat turns/turn} {card}',
    ru: '{seat открывает/открываете}: {card}',
  },
  'fate-resolved': {
    with: hasChecks,
    payload: [
      'card:card',
      'seat:seat',
      'target:any',
      'number:number',
      'damage:number',
      'relation:symbol',
      'outcome:symbol',
    ],
    en: '{card}: {number}, damage {damage}',
    ru: '{card}: {number}, урон {damage}',
  },
  'zone-changed': {
    with: hasChecks,
    payload: ['unit:any', 'seat:seat', 'from:symbol', 'to:symbol'],
    en: 'The world comes into {unit}',
    ru: 'Мир теперь здесь: {unit}',
  },
}

const SENTENCES: Record<string, { en: string; ru: string }> = {
  reroll: { en: 'reroll the die', ru: 'перебросьте кубик|перебросить кубик' },
  check: {
    en: 'make a test against {whom}',
    ru: 'пройдите проверку: {whom:nom}|пройти проверку: {whom:nom}',
  },
}

/** What parameters of own verbs took in language 2, where no verb of the language has one of that name. */
const TAKES: Record<string, string> = {
  to: 'destination',
  what: 'text',
  steps: 'steps',
  from: 'filters',
  amount: 'amount',
  context: 'text',
  stat: 'stat',
  versus: 'stat',
  track: 'track',
  difficulty: 'amount',
  effort: 'flag',
  bonus: 'amount',
}

export function ownWords(values: Values): Migrated {
  const manifest = values.get(MANIFEST)
  if (!isObject(manifest)) return { values, changes: [] }
  const events = Object.entries(EVENTS).filter(([, moved]) => moved.with(manifest))
  const listed = Array.isArray(manifest['verbs']) ? manifest['verbs'].map(String) : []
  const own = listed.filter((verb) => !isVerb(verb))
  if (events.length === 0 && own.length === 0) return { values, changes: [] }
  const changes: Change[] = [...events.map(([name]) => name), ...own].map((name) => ({
    file: MANIFEST,
    what: `declares ${name}`,
  }))
  const now = new Map(values)
  now.set(MANIFEST, declaring(manifest, events, own, values))
  for (const lang of ['en', 'ru'] as const) {
    const file = `text.${lang}.json`
    const text = values.get(file)
    if (!isObject(text)) continue
    const said = events.map(([name, moved]) => [name, { log: moved[lang] }])
    const verbs = own
      .filter((verb) => verb in SENTENCES)
      .map((verb) => [verb, SENTENCES[verb][lang]])
    now.set(file, {
      ...text,
      events: { ...Object.fromEntries(said), ...sectionOf(text, 'events') },
      verbs: { ...Object.fromEntries(verbs), ...sectionOf(text, 'verbs') },
    })
  }
  return { values: now, changes }
}

const sectionOf = (text: Record<string, unknown>, key: string): object =>
  isObject(text[key]) ? text[key] : {}

function declaring(
  { verbs, events, ...rest }: Manifest,
  moved: readonly [string, Moved][],
  own: readonly string[],
  values: Values,
): Manifest {
  const payloads = Object.fromEntries(moved.map(([name, { payload }]) => [name, payload]))
  const general = Array.isArray(verbs) ? verbs.filter((verb) => isVerb(String(verb))) : []
  const steps = [...values].flatMap(([, value]) => stepsIn(value))
  return {
    ...rest,
    ...(isObject(events) || moved.length > 0
      ? { events: { ...(isObject(events) ? events : {}), ...payloads } }
      : {}),
    ...(general.length > 0 ? { verbs: general } : {}),
    ...(own.length > 0
      ? { ownVerbs: Object.fromEntries(own.map((verb) => [verb, declaredBy(verb, steps)])) }
      : {}),
  }
}

/** A verb took what any verb takes; of that the pack keeps what it has written. */
function declaredBy(verb: string, steps: readonly Record<string, unknown>[]): object {
  const keys = steps.filter((step) => step['do'] === verb).flatMap(Object.keys)
  const takes = [...new Set(keys)].filter((key) => key !== 'do' && !(key in STEP_FIELDS))
  return {
    takes: Object.fromEntries(takes.map((key) => [key, TAKES[key] ?? 'text'])),
    ...(verb === 'reroll' ? { outcomes: ['hit', 'miss'], isAnswer: true } : {}),
    ...(verb === 'check' ? { outcomes: ['success', 'failure'] } : {}),
  }
}

function stepsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(stepsIn)
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(stepsIn)
  return typeof value['do'] === 'string' ? [value, ...inner] : inner
}
