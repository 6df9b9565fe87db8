// Three ways to end a turn, of equal weight, with what they would do; effort, flight, and what Fate has left.
import type { Pack } from '@cardwright/engine'
import { Icon, useSitting, useTable, type Words } from '@cardwright/table'
import { combatKey, figureIn } from '../src/balance.ts'
import type { ActFacts } from '../src/facts.ts'
import type { Harm } from '../src/forecast.ts'
import { Effort } from './effort.tsx'
import {
  EFFORT,
  enemyFactsOf,
  factsOf,
  foesIn,
  meantIn,
  movesOf,
  percents,
  rangeOf,
  signed,
  type Move,
} from './facts-of.ts'
import icons from './icons.json'
import { Purse } from './purse.tsx'
import { textsOf } from './texts.ts'

export function Actions() {
  const { pack, words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const hasFoes = foesIn(pack, state.moment.view).length > 0
  const isMulligan = movesOf(state, 'ready').length > 0
  return (
    <>
      <Purse seat={viewer} />
      <section className="deeds-row" aria-label={texts.actions}>
        {hasFoes && !isMulligan && <Finish />}
        {hasFoes && isMulligan && <GoingBack />}
        {hasFoes &&
          movesOf(state, 'ready').map((move) => (
            <button key="ready" className="btn pri" onClick={() => state.answer([move])}>
              {words.term('moves', 'ready')}
            </button>
          ))}
        <Fates />
      </section>
    </>
  )
}

/** What Fate has left. Cards that were turned can be looked through here, also where the piles have no room. */
function Fates() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const { left, mayChoose, discarded } = useTable((t) => factsOf(t.moment.view).fate)
  const spreadOut = useTable((t) => t.spreadOut)
  return (
    <div className="fates">
      <span>
        <Icon name={icons.fate} /> {texts.fateDeck}: <b>{left}</b>
      </span>
      {mayChoose && <span className="choosy">{texts.mayChoose}</span>}
      <button
        className="btn small quiet"
        disabled={discarded === 0}
        onClick={() => spreadOut({ zone: 'fateDiscard', seat: null })}
      >
        <Icon name={icons.discard} /> {texts.fateDiscard}: <b>{discarded}</b>
      </button>
    </div>
  )
}

/** Cards that are sent away are out of the hand already; undo takes them back. */
function GoingBack() {
  const { words, viewer } = useSitting()
  const view = useTable((t) => t.moment.view)
  const { staged = [] } = view.seats[Math.max(0, viewer)].zones
  if (staged.length === 0) return null
  const names = staged.map((card) => words.name(card?.def ?? '')).join(', ')
  return (
    <p className="going-back" data-furniture="cards that go back">
      {textsOf(words.lang).goesBack}: <b>{names}</b>
    </p>
  )
}

function Finish() {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const foe = meantIn(pack, state.moment)
  const facts = foe && enemyFactsOf(state.moment.view, foe.id)
  const at = (name: string) => movesOf(state, name).find(({ value }) => value === foe?.at)
  const [wait] = movesOf(state, 'wait')
  if (foe === undefined || facts === undefined) return null
  const waitFaith = figureIn(pack, combatKey('waitFaith'))
  const { attack, influence } = facts
  const { wait: waited } = factsOf(state.moment.view)
  const settles = ({ track, settles: share }: ActFacts) =>
    (track === 'hp' ? texts.kill : texts.calm)(percents(share))
  const harm = (one: Harm | null) => (one === null ? '' : texts.harm(rangeOf(one.amounts)))
  return (
    <>
      <div className="acts">
        <Act
          name="attack"
          move={at('attack')}
          lines={[
            texts.deals[attack.track](rangeOf(attack.amounts)),
            settles(attack),
            harm(attack.harm),
          ]}
          warning={
            attack.isSurprise
              ? escalation(pack, words.lang)
              : attack.shield > 0
                ? texts.shields(attack.shield)
                : null
          }
        />
        <Act
          name="influence"
          move={at('influence')}
          lines={[
            texts.deals.wp(rangeOf(influence.amounts)),
            settles(influence),
            harm(influence.harm),
          ]}
          warning={influence.shield > 0 ? texts.shields(influence.shield) : null}
        />
        <Act
          name="wait"
          move={wait}
          lines={[texts.faithGain(waitFaith), texts.noFate, harm(waited)]}
          warning={null}
        />
      </div>
      <Flight />
    </>
  )
}

/** What comes of striking an enemy that is not hostile yet. */
function escalation(pack: Pack, lang: Words['lang']): string {
  const factor = (key: 'surpriseMultiplier' | 'enrageMultiplier') =>
    figureIn(pack, combatKey(key)).toLocaleString(lang)
  return textsOf(lang).escalates(
    factor('surpriseMultiplier'),
    signed(figureIn(pack, combatKey('escalationResonanceShift'))),
    factor('enrageMultiplier'),
  )
}

/** Below the ways to end a turn: effort, and running away. */
function Flight() {
  const { words } = useSitting()
  const state = useTable((t) => t)
  const [flee] = movesOf(state, 'flee')
  const { flee: share } = factsOf(state.moment.view)
  return (
    <div className="more">
      <Effort />
      {flee !== undefined && (
        <button className="btn small" onClick={() => state.answer([flee])}>
          <Icon name={icons.flee} /> {words.term('moves', 'flee')}
          {share !== null && ` ${percents(share)}`}
        </button>
      )}
    </div>
  )
}

function Act(props: {
  name: 'attack' | 'influence' | 'wait'
  move: Move | undefined
  lines: readonly string[]
  warning: string | null
}) {
  const { name, move, lines, warning } = props
  const { words } = useSitting()
  const answer = useTable((t) => t.answer)
  return (
    <button
      className={`btn act ${name}`}
      disabled={move === undefined}
      // a card dropped on it becomes effort for the action; waiting accepts none
      data-drop={name === 'wait' ? undefined : EFFORT}
      title={name === 'wait' ? words.term('keys', 'combat.action.wait.description') : undefined}
      onClick={() => move && answer([move])}
    >
      <Icon name={icons[name]} />
      <b>{words.term('moves', name)}</b>
      <span className="lines">
        {lines.map((line) => line !== '' && <small key={line}>{line}</small>)}
      </span>
      {warning !== null && <em>! {warning}</em>}
    </button>
  )
}
