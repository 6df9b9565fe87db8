// Before the first round: five drones out of those the deck brings, then a lane for each section. The plan is kept on
// this page until it is confirmed, so every choice can be taken back, the last one too.
import type { Action } from '@cardwright/engine'
import { Card, Named, seatMark, useSitting, useTable } from '@cardwright/table'
import { useEffect, useState, type ReactNode } from 'react'
import { ACTIVE_DRONES } from '../src/deck.ts'
import { SectionSheet } from './section-sheet.tsx'
import { textsOf } from './texts.ts'

type Choice = Action & { kind: 'move'; value: string }
type Places = readonly (string | null)[]

export function Preparation() {
  const buttons = useTable((t) => t.targets.buttons)
  const choices = buttons.filter((a): a is Choice => a.kind === 'move' && a.value !== undefined)
  const [first] = choices
  if (first === undefined) return <section className="prep waiting" />
  const Question = first.move === 'chooseDrone' ? Drones : Sections
  return <Question key={`${first.move} ${choices.length}`} choices={choices} />
}

function Drones({ choices }: { choices: readonly Choice[] }) {
  const { words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const pool = useTable((t) => t.moment.view.seats[Math.max(0, viewer)].zones['pool'])
  const taken = (pool?.length ?? 0) - choices.length
  const { places, put, takeBack } = usePlaces(ACTIVE_DRONES - taken)
  const isFull = !places.includes(null)
  const move = words.term('moves', choices[0].move)
  return (
    <Sheet
      kind="drones"
      title={texts.chooseDrones(taken + places.filter((one) => one !== null).length, ACTIVE_DRONES)}
      why={texts.chooseDronesWhy}
      takeBack={takeBack}
      confirm={texts.confirmDrones}
      actions={isFull ? choices.filter(({ value }) => places.includes(value)) : null}
      confirmKey={choices.length + 1}
    >
      {choices.map(({ value }, k) => {
        const isIn = places.includes(value)
        return (
          <ChoiceButton
            key={value}
            number={k + 1}
            def={value}
            name={`${isIn ? texts.takeBack : move}: ${words.name(value)}`}
            isIn={isIn}
            isOpen={isIn || !isFull}
            press={() => put(value)}
          >
            <Card def={value} owner={viewer} />
          </ChoiceButton>
        )
      })}
    </Sheet>
  )
}

const MOVES = ['placeLeft', 'placeMiddle']

function Sections({ choices }: { choices: readonly Choice[] }) {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const { lanes = [] } = pack.manifest.space as { lanes?: string[] }
  const first = MOVES.indexOf(choices[0].move)
  const { places, put, takeBack } = usePlaces(choices.length)
  const stand = withLast(
    places,
    choices.map(({ value }) => value),
  )
  const next = stand.indexOf(null)
  const move = next < 0 ? null : words.term('moves', MOVES[first + next])
  const actions = stand
    .slice(0, -1)
    .map((value, k): Action => ({ kind: 'move', move: MOVES[first + k], value: value ?? '' }))
  return (
    <Sheet
      kind="sections"
      title={move ?? texts.shipStands}
      why={move === null ? texts.shipStandsWhy : texts.placeWhy}
      takeBack={takeBack}
      confirm={texts.confirmShip}
      actions={move === null ? actions : null}
      confirmKey={choices.length + 1}
      map={
        <ol className="lane-map" aria-hidden="true">
          {lanes.map((lane, k) => {
            const section = k < first ? null : stand[k - first]
            return (
              <li key={lane} className={k - first === next ? 'now' : section ? 'done' : ''}>
                {words.say(`lane.${lane}`)}
                <b>{section ? words.shortName(section) : '–'}</b>
              </li>
            )
          })}
        </ol>
      }
    >
      {choices.map(({ value }, k) => {
        const at = stand.indexOf(value)
        const lane = at < 0 ? null : words.say(`lane.${lanes[first + at]}`)
        return (
          <ChoiceButton
            key={value}
            number={k + 1}
            def={value}
            name={`${lane === null ? move : `${texts.takeBack}, ${lane}`}: ${words.name(value)}`}
            isIn={lane !== null}
            isOpen
            // the last section is placed automatically, and freed when another one is taken back
            press={() => (lane !== null && !places.includes(value) ? takeBack!() : put(value))}
          >
            <SectionSheet def={value} lane={lane} />
          </ChoiceButton>
        )
      })}
    </Sheet>
  )
}

/** The last place is for the one that is left. */
function withLast(places: Places, all: readonly string[]): Places {
  if (places.filter((one) => one === null).length !== 1) return places
  const left = all.find((one) => !places.includes(one)) ?? null
  return places.map((one) => one ?? left)
}

/** The placements so far. */
function usePlaces(count: number) {
  const [places, set] = useState<Places>(() => Array.from({ length: count }, () => null))
  const at = (k: number, value: string | null) =>
    set(places.map((one, other) => (other === k ? value : one)))
  const last = places.map((one) => one !== null).lastIndexOf(true)
  return {
    places,
    /** Onto the first free place; from its place, if it has one. */
    put(value: string) {
      const here = places.indexOf(value)
      if (here >= 0) at(here, null)
      else at(places.indexOf(null), value)
    },
    takeBack: last < 0 ? null : () => at(last, null),
  }
}

function Sheet(props: {
  kind: string
  title: string
  why: string
  map?: ReactNode
  children: ReactNode
  /** Null: nothing has been placed. */
  takeBack: (() => void) | null
  confirm: string
  confirmKey: number
  /** Null: something is missing. */
  actions: readonly Action[] | null
}) {
  const { kind, title, why, map, children, takeBack, confirm, confirmKey, actions } = props
  const { words, viewer } = useSitting()
  const answer = useTable((t) => t.answer)
  // the previous confirmation, if nobody has answered since
  const canUndo = useTable((t) => t.moment.noUndo === null)
  const undo = useTable((t) => t.undo)
  useEscape(takeBack)
  return (
    <section className={`prep ${kind}`} data-seat={seatMark(viewer)}>
      <header>
        <h2 className="disp">{title}</h2>
        <p>{why}</p>
      </header>
      {map}
      <div className="settle">
        <button className="btn" disabled={takeBack === null && !canUndo} onClick={takeBack ?? undo}>
          {words.say('undo')}
          {takeBack !== null && <kbd aria-hidden="true">Esc</kbd>}
        </button>
        <button
          className="btn pri"
          disabled={actions === null}
          data-choice={actions === null ? undefined : confirmKey}
          onClick={() => actions !== null && answer(actions)}
        >
          {confirm}
        </button>
      </div>
      <ul className="choices">{children}</ul>
    </section>
  )
}

function useEscape(takeBack: (() => void) | null): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.activeElement?.closest('dialog')) takeBack?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [takeBack])
}

function ChoiceButton(props: {
  number: number
  def: string
  name: string
  isIn: boolean
  isOpen: boolean
  press: () => void
  children: ReactNode
}) {
  const { number, def, name, isIn, isOpen, press, children } = props
  return (
    <li>
      <button
        className="choice"
        data-choice={number}
        data-look={`${def} `}
        aria-pressed={isIn}
        disabled={!isOpen}
        onClick={press}
      >
        <Named name={name}>{children}</Named>
      </button>
    </li>
  )
}
