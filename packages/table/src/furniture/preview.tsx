// A large card with its terms explained: in the rail on a desktop, over the board on a
// tablet, as a sheet on a phone.
import type { Pack } from '@cardwright/engine'
import { memo, useContext, useMemo } from 'react'
import { useAfterPaint } from '../after-paint.ts'
import { currentStats } from '../current-stats.ts'
import { definitionOf } from '../definitions.ts'
import { entityOf, unitKey } from '../keys.ts'
import { defOf } from '../answer-text.ts'
import { useReason } from '../use-reason.ts'
import { useSitting, useTable } from '../use-table.ts'
import type { Gloss, Words } from '../words.ts'
import { BoardContext } from './board-context.ts'
import { Card } from './card.tsx'
import { Glyph, seatMark } from './glyph.tsx'

/** How long the pointer has to rest on a number before it is explained, in ms. */
const HAND_RESTS = 300

export function Preview() {
  const { pack } = useSitting()
  const looked = useTable((t) => t.looked)
  const acting = useTable(({ targets, moment: { view } }) => {
    const id = targets.source === null ? null : entityOf(targets.source)
    return id === null ? (view.asking?.def ?? null) : (defOf(view, id) ?? view.asking?.def ?? null)
  })
  const source = useTable((t) => (t.targets.source === null ? null : entityOf(t.targets.source)))
  const id = looked === null ? source : looked.id
  const wanted = useMemo(
    () => ({ def: looked?.def ?? acting, id, isLooked: looked !== null }),
    [looked, acting, id],
  )
  // paint the press first, then the large card: at once when it is requested or closed,
  // otherwise when the pointer rests, since a player who drags a card has already read it
  const shown = useAfterPaint(wanted, looked === null && acting !== null ? HAND_RESTS : 0)
  if (shown.def === null || definitionOf(pack, shown.def) === undefined) return null
  return <Shown def={shown.def} id={shown.id} isLooked={shown.isLooked} />
}

const Shown = memo(function Shown(props: { def: string; id: number | null; isLooked: boolean }) {
  const { def, id, isLooked } = props
  const { pack, words, viewer, isStandIn } = useSitting()
  const isOwn = (seat: number) => seat === viewer && !isStandIn
  const unit = useTable((t) => t.moment.view.board.find((one) => one.id === id))
  const now = useMemo(() => unit && currentStats(pack.manifest, unit), [pack, unit])
  const player = useTable((t) => (isLooked ? null : (t.moment.view.asking?.seat ?? null)))
  const glossary = useMemo(() => {
    const borne = unit?.statuses.filter(({ status }) => concerns(pack, status, def)) ?? []
    return explained(words, def, borne)
  }, [pack, words, def, unit])
  return (
    <section className={`preview ${isLooked ? 'looked' : ''}`} aria-label={words.say('preview')}>
      {player !== null && !isOwn(player) && (
        <h2 data-seat={seatMark(player)}>
          <Glyph seat={player} />
          {words.say('showcase', { name: words.seat(player) })}
        </h2>
      )}
      <Card def={def} owner={unit?.owner ?? -1} id={unit?.id} stats={now} />
      {id !== null && isLooked && <CannotBePlayed id={id} />}
      {glossary.length > 0 && (
        // scrollable text must be reachable by keyboard
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <dl className="glossary" tabIndex={0}>
          {glossary.map(({ word, text }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
})

/** Skips a status if all its abilities are for other types of units. */
function concerns(pack: Pack, status: string, def: string): boolean {
  const types = definitionOf(pack, def)?.types ?? []
  const abilities = pack.statuses.find(({ id }) => id === status)?.abilities ?? []
  return abilities.some(({ if: gate }) =>
    [gate ?? []].flat().every((part) => {
      const wanted = 'is' in part && part.of === undefined ? part.is.types : undefined
      return wanted === undefined || wanted.some((type) => types.includes(type))
    }),
  )
}

/** The terms in its text and its current statuses, each once. */
function explained(words: Words, def: string, borne: readonly { status: string }[]): Gloss[] {
  const all = [...words.glossary(def), ...borne.map(({ status }) => words.gloss(status))]
  return all.filter(
    ({ word, text }, k) => text !== '' && all.findIndex((one) => one.word === word) === k,
  )
}

/** Why a card in the player's hand is not on the list, during the main question. */
function CannotBePlayed({ id }: { id: number }) {
  const { viewer } = useSitting()
  const { hand } = useContext(BoardContext)
  const key = unitKey(id)
  const isIdle = useTable(
    ({ targets, moment: { view } }) =>
      view.asking?.seat === viewer &&
      view.asking.kind === 'main' &&
      !targets.ready.has(key) &&
      view.seats[viewer].zones[hand]?.some((card) => card?.id === id) === true,
  )
  const reason = useReason(key, isIdle)
  return reason === '' ? null : <p className="cannot">{reason}</p>
}
