// Dark tooltips with an arrow: what makes up a number, why a press did nothing, which of several is meant.
import type { Explained, Offer, Refusal } from '@cardwright/engine'
import { useEffect } from 'react'
import { answerText } from '../answer-text.ts'
import { definitionOf, sectionOf } from '../definitions.ts'
import type { Key } from '../keys.ts'
import type { TableState } from '../table-state.ts'
import { useSitting, useTable } from '../use-table.ts'
import { usePrompt } from './prompt.tsx'
import { useAnchor } from './use-anchor.ts'

export function Slips() {
  const explained = useTable((t) => t.explained)
  const refused = useTable((t) => t.refused)
  const asking = useTable((t) => t.asking)
  return (
    <>
      {explained && <WhySlip at={explained.key} explained={explained.explained} />}
      <div aria-live="assertive" role="alert">
        {refused && (
          <RefusalSlip key={JSON.stringify(refused)} at={refused.key} refusal={refused.refusal} />
        )}
      </div>
      {asking && <Chooser key={asking.key} asking={asking} />}
    </>
  )
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

function WhySlip({ at, explained }: { at: Key; explained: Explained }) {
  const { words, pack } = useSitting()
  const slip = useAnchor<HTMLDivElement>(at)
  const { query, base, value, modifiers } = explained
  const shown = (v: number | boolean | string) =>
    typeof v === 'boolean' ? words.say(v ? 'yes' : 'no') : String(v)
  return (
    <div ref={slip} className="why nosed" role="status">
      <h3>{words.term(sectionOf(pack, query), query)}</h3>
      <dl>
        <dt>{words.say('why.base')}</dt>
        <dd>{shown(base)}</dd>
        {modifiers.map((one, k) => (
          <div key={k} className="row">
            <dt>{modifierSource(words, pack, one)}</dt>
            <dd>{amountText(one)}</dd>
          </div>
        ))}
        <dt className="sum">{words.say('why.now')}</dt>
        <dd className="sum">{shown(value)}</dd>
      </dl>
    </div>
  )
}

type Modifier = Explained['modifiers'][number]

function modifierSource(
  words: ReturnType<typeof useSitting>['words'],
  pack: ReturnType<typeof useSitting>['pack'],
  { def, holder, ability }: Modifier,
): string {
  const known = definitionOf(pack, def) === undefined ? '' : words.name(def)
  const named = ability === '' || /^\d+$/.test(ability) ? '' : words.ability(holder, ability)
  // an ability without a name uses that of its card
  return (
    [...new Set([named, known])].filter((part) => part !== '').join(', ') || words.say('why.rule')
  )
}

function amountText({ op, amount }: Modifier): string {
  if (op === 'add' || op === 'plus') return signed(Number(amount))
  if (op === 'scale') return `×${amount}`
  if (op === 'set') return `= ${amount}`
  return op === 'forbid' ? '✕' : '✓'
}

function RefusalSlip({ at, refusal }: { at: Key; refusal: Refusal }) {
  const { words, table } = useSitting()
  const { sentence } = usePrompt()
  // for a thing that is not a target, say what would be one
  const isAsked = useTable(({ moment }) => moment.legal.length > 0)
  const wanted = refusal.code === 'not-a-target' && isAsked ? sentence : null
  const slip = useAnchor<HTMLDivElement>(at)
  useEffect(() => {
    const close = setTimeout(() => table.getState().closeSlips(), 4200)
    return () => clearTimeout(close)
  }, [table])
  return (
    <div ref={slip} className="why nosed">
      <p>{words.reason(refusal)}</p>
      {wanted !== null && <p className="wanted">{wanted}</p>}
    </div>
  )
}

/** Its certain effects. */
export function Brought({ offer: { brings = {} } }: { offer: Pick<Offer, 'brings'> }) {
  const { words } = useSitting()
  return Object.entries(brings).map(([what, amount]) => (
    <b key={what} className="brought" title={words.term('resources', what)}>
      {signed(amount)}
    </b>
  ))
}

/** One press could mean several things. */
function Chooser({ asking }: { asking: NonNullable<TableState['asking']> }) {
  const sitting = useSitting()
  const { words } = sitting
  const view = useTable((t) => t.moment.view)
  const answer = useTable((t) => t.answer)
  const slip = useAnchor<HTMLDivElement>(asking.key)
  useEffect(() => {
    slip.current?.querySelector('button')?.focus()
  }, [slip])
  return (
    <div ref={slip} className="chooser nosed" role="dialog" aria-label={words.say('which')}>
      {asking.offers.map((offer, k) => (
        <button
          key={k}
          className={`btn small ${offer.loses ? 'bad' : ''}`}
          data-choice={k + 1}
          onClick={() => answer(offer.actions)}
        >
          <kbd aria-hidden="true">{k + 1}</kbd>
          {answerText(sitting, view, offer)}
          <Brought offer={offer} />
        </button>
      ))}
    </div>
  )
}
