// Cards that were turned: the card shows its face, then the sum writes itself: base, + card, = total. The same
// for what the hero does and for defending, each when it happens.
import type { GameEvent } from '@cardwright/engine'
import { Card, useSitting, useTable, type Chain } from '@cardwright/table'
import { fieldName } from './dress.tsx'
import { combatKey, figureIn } from '../src/balance.ts'
import { factsOf, signed } from './facts-of.ts'
import { textsOf } from './texts.ts'
import { visualEffect } from './visual-effect.ts'

interface Sum {
  base: number
  value: number
  /** Keyword and effort together. */
  extra: number
  total: number
  against: number
}

interface Turned {
  key: number
  context: string
  def: string
  /** Null until it is known. */
  sum: Sum | null
  /** What came of it: what was done to body, will or hero, or whether a test was passed. */
  came: { amount: number; isGood: boolean; relation: string; keyword: number } | null
  /** What a blow landed on. */
  track: 'hp' | 'wp' | null
  isSurprise: boolean
  /** What was left behind by it: noise, a secret. */
  omens: string[]
}

/** Told by an event of their own when they come true. */
const OMENS = ['noise', 'secret', 'again', 'stealth', 'safe', 'spare', 'insight']

/** Numbers of events, so that what was shown while it happened is not shown anew afterwards. */
const keys = new WeakMap<GameEvent, number>()
let last = 0
function keyOf(event: GameEvent): number {
  const known = keys.get(event) ?? ++last
  keys.set(event, known)
  return known
}

const FRESH = { sum: null, came: null, track: null, isSurprise: false }

/** @param before what a card was turned for that waited for a choice */
function turnedIn(events: readonly GameEvent[], before: string): Turned[] {
  const turned: Turned[] = []
  let context = before
  for (const event of events) {
    const def = String(event['cardDef'] ?? '')
    if (event.kind === 'fate-drawn') {
      context = String(event['context'] ?? '')
      turned.push({ ...FRESH, key: keyOf(event), context, def, omens: [] })
    }
    const open = turned.at(-1)
    if (event.kind === 'fate-resolved' && open !== undefined)
      open.came = {
        amount: Number(event['damage']),
        isGood: event['outcome'] === 'success',
        relation: String(event['relation']),
        keyword: Number(event['number']),
      }
    if (event.kind === 'attack-landed' && open !== undefined)
      open.track = event['track'] === 'wp' ? 'wp' : 'hp'
    if (event.kind === 'omen-seen') open?.omens.push(String(event['omen']))
    if (event.kind === 'escalated' && open !== undefined) open.isSurprise = true
    if (event.kind !== 'fate-summed') continue
    const sum = event as unknown as Sum
    if (open?.sum === null) open.sum = sum
    else turned.push({ ...FRESH, key: keyOf(event), context, def, sum, omens: [] })
  }
  return turned
}

function lastContext(story: readonly Chain[]): string {
  const drawn = story.flatMap(({ events }) => events.filter(({ kind }) => kind === 'fate-drawn'))
  return String(drawn.at(-1)?.['context'] ?? '')
}

export function FateSums() {
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const keywordOf = useKeyword()
  const effectOf = useVisualEffect()
  const { events, story } = useTable((t) => t.moment)
  const told = useTable((t) => t.told)
  const isPlaying = useTable((t) => t.isPlaying)
  const before = lastContext(isPlaying ? story : story.slice(0, -1))
  const turned = turnedIn(isPlaying && told.length > 0 ? told : events, before)
  if (turned.length === 0) return <div className="sums none" />
  return (
    <ol className="sums">
      {turned.map(({ key, context, def, sum, came, track, isSurprise, omens }) => (
        <li key={key} data-effect={sum === null ? undefined : effectOf(def, sum.value)}>
          {def !== '' && (
            <span className="face" aria-hidden="true">
              <Card def={def} owner={-1} />
            </span>
          )}
          <div className="what">
            <h3>
              {texts.sums[context] ?? texts.fate}
              {def !== '' && <small>{words.name(def)}</small>}
            </h3>
            {sum !== null && (
              <Written sum={sum} keyword={keywordOf(def)} worth={came?.keyword ?? sum.extra} />
            )}
            {came !== null && (
              <Said def={def} context={context} relation={came.relation} omens={omens} />
            )}
            {isSurprise && (
              <p className="does">
                {texts.surprise(
                  figureIn(pack, combatKey('surpriseMultiplier')).toLocaleString(words.lang),
                )}
              </p>
            )}
            {sum !== null && (
              <p className="against">
                {texts.against(sum.against)}
                {came !== null && <b>{texts.came(context, came.amount, came.isGood, track)}</b>}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Written({ sum, keyword, worth }: { sum: Sum; keyword: string; worth: number }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  return (
    <p className="sum">
      <Term at={0} label={texts.base} text={String(sum.base)} />
      <Term at={1} label={texts.card} text={signed(sum.value)} className="turned" />
      {worth !== 0 && <Term at={2} label={keyword} text={signed(worth)} />}
      {sum.extra !== worth && (
        <Term at={2} label={texts.effortPart} text={signed(sum.extra - worth)} />
      )}
      <Term at={3} label={texts.total} text={`= ${sum.total}`} className="total" />
    </p>
  )
}

/** What is drawn over a card of this value, in the zone that holds now. */
function useVisualEffect(): (def: string, value: number) => string | undefined {
  const { pack } = useSitting()
  const zone = useTable((t) => factsOf(t.moment.view).zone)
  return (def, value) => visualEffect(pack, def, zone, value)
}

/** The name of a card's keyword. */
function useKeyword(): (def: string) => string {
  const { words, pack } = useSitting()
  return (def) => {
    const keyword = pack.definitions.find(({ id }) => id === def)?.fields?.['keyword']
    return keyword === undefined ? '' : fieldName(pack, words.lang, 'keyword', keyword)
  }
}

/** The relation of the suit to the action, and the effect of the keyword besides its number. */
function Said(props: { def: string; context: string; relation: string; omens: string[] }) {
  const { def, context, relation, omens } = props
  const { words, pack } = useSitting()
  const texts = textsOf(words.lang)
  const keyword = pack.definitions.find(({ id }) => id === def)?.fields?.['keyword'] ?? ''
  const cell = pack.matrix?.contexts[context]?.keywords[keyword]
  const done = relation === 'mismatch' ? [] : (cell?.effects ?? [])
  const more = relation === 'match' ? (cell?.onMatch ?? []) : []
  const parts = [
    texts.relations[relation] ?? '',
    ...[...done, ...more]
      .filter((effect) => omens.includes(effect) || !OMENS.includes(effect))
      .map((effect) => texts.effects[effect] ?? ''),
  ].filter((part) => part !== '')
  return parts.length === 0 ? null : <p className="does">{parts.join(' · ')}</p>
}

const Term = (props: { at: number; label: string; text: string; className?: string }) => (
  <span
    className={`term ${props.className ?? ''}`}
    style={{ '--at': props.at } as React.CSSProperties}
  >
    <b>{props.text}</b>
    <small>{props.label}</small>
  </span>
)
