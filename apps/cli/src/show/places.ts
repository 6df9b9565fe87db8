// Names of places for players: cells by label, lines by kind and position.
import type { Thing, View } from '@cardwright/engine'
import type { Speaker } from './speaker.ts'

/** `row:3` is row C in games whose rows have letters. */
export function placeText(at: string, speaker: Speaker): string {
  const found = /^(row|column|rising|falling):(\d+)$/.exec(at)
  if (found === null) return at
  const { space } = speaker.pack.manifest
  const [, kind, number] = found
  const lettered = space.kind === 'grid' && space.labels === 'row-letter' ? 'row' : 'column'
  const name = kind === lettered ? String.fromCharCode(64 + Number(number)) : number
  const word = kind === 'row' || kind === 'column' ? kind : 'diagonal'
  return `${speaker.word('kinds', word)} ${name}`
}

/** The cell, lane or line a pick points at, as the view writes it; `''`: none. */
export function placeOf(thing: Thing, view: View): string {
  if ('cell' in thing) return thing.cell
  if ('lane' in thing) return thing.lane
  if ('line' in thing) return thing.line
  const id = 'unit' in thing ? thing.unit : 'status' in thing ? thing.on : -1
  return view.board.find((unit) => unit.id === id)?.at ?? ''
}
