// Three ways to end a turn, of equal weight, with what they would do; effort, flight, and what Fate has left.
import { Icon, useSitting, useTable } from '@cardwright/table'
import { combatKey, figureIn } from '../src/balance.ts'
import { Effort } from './effort.tsx'
import {
  chanceOf,
  EFFORT,
  enemyFactsOf,
  factsOf,
  foesIn,
  meantIn,
  movesOf,
  rangeOf,
  signed,
  type Move,
} from './facts-of.ts'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function Actions() {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const { view } = state.moment
  const { fate } = factsOf(view)
  const hasFoes = foesIn(pack, view).length > 0
  const isMulligan = movesOf(state, 'ready').length > 0
  return (
    <section className="deeds-row" aria-label={texts.actions}>
      {hasFoes && !isMulligan && <Finish />}
      {hasFoes &&
        movesOf(state, 'ready').map((move) => (
          <button key="ready" className="btn pri" onClick={() => state.answer([move])}>
            {words.term('moves', 'ready')}
          </button>
        ))}
      <p className="fates">
        <span>
          <Icon name={icons.fate} /> {texts.fateDeck}: <b>{fate.left}</b>
        </span>
        <span>
          <Icon name={icons.discard} /> {texts.fateDiscard}: <b>{fate.discarded}</b>
        </span>
      </p>
    </section>
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
  const [flee] = movesOf(state, 'flee')
  if (foe === undefined || facts === undefined) return null
  const waitFaith = figureIn(pack, combatKey('waitFaith'))
  const escalation = texts.escalates(
    figureIn(pack, combatKey('surpriseMultiplier')).toLocaleString(words.lang),
    signed(figureIn(pack, combatKey('escalationResonanceShift'))),
  )
  const { hp, wp, rageShield = 0 } = foe.resources
  return (
    <>
      <div className="acts">
        <Act
          name="attack"
          move={at('attack')}
          lines={[rangeOf(facts.attack), texts.kill(chanceOf(facts.attack, hp))]}
          warning={facts.change === 'escalation' ? escalation : null}
        />
        <Act
          name="influence"
          move={at('influence')}
          lines={[rangeOf(facts.influence), texts.calm(chanceOf(facts.influence, wp + rageShield))]}
          warning={facts.change === 'rageShield' ? texts.shields : null}
        />
        <Act name="wait" move={wait} lines={[texts.faithGain(waitFaith), '']} warning={null} />
      </div>
      <div className="more">
        <Effort />
        {flee !== undefined && (
          <button className="btn small" onClick={() => state.answer([flee])}>
            <Icon name={icons.flee} /> {words.term('moves', 'flee')}
          </button>
        )}
      </div>
    </>
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
      // a card let go on it is laid to the action; waiting takes none
      data-drop={name === 'wait' ? undefined : EFFORT}
      onClick={() => move && answer([move])}
    >
      <Icon name={icons[name]} />
      <b>{words.term('moves', name)}</b>
      {lines.map((line, k) => (
        <small key={k}>{line}</small>
      ))}
      {warning !== null && <em>! {warning}</em>}
    </button>
  )
}
