// Before the first round: five drones out of those the deck brings, then a lane for each section.
import type { Action, Pack } from '@cardwright/engine'
import { Card, Icon, Named, seatMark, useSitting, useTable, type Words } from '@cardwright/table'
import { ACTIVE_DRONES } from '../src/deck.ts'
import { textsOf } from './texts.ts'

type Choice = Action & { kind: 'move'; value: string }

export function Preparation() {
  const { words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const buttons = useTable((t) => t.targets.buttons)
  const pool = useTable((t) => t.moment.view.seats[Math.max(0, viewer)].zones['pool'])
  const canTakeBack = useTable((t) => t.moment.noUndo === null)
  const undo = useTable((t) => t.undo)
  const choices = buttons.filter((a): a is Choice => a.kind === 'move' && a.value !== undefined)
  const [first] = choices
  if (first === undefined) return <section className="prep waiting" />
  const isDrones = first.move === 'chooseDrone'
  const taken = (pool?.length ?? 0) - choices.length
  return (
    <section className={`prep ${isDrones ? 'drones' : 'sections'}`} data-seat={seatMark(viewer)}>
      <header>
        <h2 className="disp">
          {isDrones
            ? texts.chooseDrones(taken + 1, ACTIVE_DRONES)
            : words.term('moves', first.move)}
        </h2>
        <p>{isDrones ? texts.chooseDronesWhy : texts.placeWhy}</p>
      </header>
      {canTakeBack && (
        <button className="btn small" onClick={undo}>
          {words.say('undo')}
        </button>
      )}
      {!isDrones && <Lanes now={first.move === 'placeLeft' ? 0 : 1} />}
      <ul className="choices">
        {choices.map((action, k) => (
          <li key={action.value}>
            <ChoiceButton action={action} number={k + 1} isDrone={isDrones} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which lane is asked for, as a small map. */
function Lanes({ now }: { now: number }) {
  const { pack, words } = useSitting()
  const { lanes = [] } = pack.manifest.space as { lanes?: string[] }
  return (
    <ol className="lane-map" aria-hidden="true">
      {lanes.map((lane, k) => (
        <li key={lane} className={k === now ? 'now' : k < now ? 'done' : ''}>
          {words.say(`lane.${lane}`)}
        </li>
      ))}
    </ol>
  )
}

function ChoiceButton(props: { action: Choice; number: number; isDrone: boolean }) {
  const { action, number, isDrone } = props
  const { viewer, words } = useSitting()
  const answer = useTable((t) => t.answer)
  return (
    <button
      className="choice"
      data-choice={number}
      data-look={`${action.value} `}
      onClick={() => answer([action])}
    >
      <Named name={`${words.term('moves', action.move)}: ${words.name(action.value)}`}>
        {isDrone ? <Card def={action.value} owner={viewer} /> : <SectionSheet def={action.value} />}
      </Named>
    </button>
  )
}

/** What it can do by its keywords: what they give is said by the bonus. */
function keywordRules(pack: Pack, words: Words, def: string): string[] {
  const keywords = pack.definitions.find(({ id }) => id === def)?.keywords ?? []
  const used = pack.keywords
    .filter(({ id, abilities }) => keywords.includes(id) && abilities?.some(({ when }) => when))
    .map(({ id }) => words.term('keywords', id))
  return words.glossary(def).flatMap(({ word, text }) => (used.includes(word) ? [text] : []))
}

/** What a section is good for: in the middle, and by its ability. */
function SectionSheet({ def }: { def: string }) {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const definition = pack.definitions.find(({ id }) => id === def)
  const kind = definition?.types?.[1] ?? ''
  return (
    <span className="section-sheet">
      <Icon name={definition?.icon} />
      <b className="disp">{words.name(def)}</b>
      <span className="bonus">
        <i>{words.say('lane.middle')}</i>
        {texts.middleBonus[kind]}
      </span>
      {[...words.rules(def).map(({ text }) => text), ...keywordRules(pack, words, def)].map(
        (text) => (
          <span key={text} className="rules">
            {text}
          </span>
        ),
      )}
    </span>
  )
}
