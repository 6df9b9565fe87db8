// Everything a player sees at once: who is who, the board, the hand, the choices.
import type { CardView } from '@cardwright/engine'
import { drawBoard, type Scene } from './board.ts'
import type { Choice } from './choices.ts'
import { legend } from './numbers.ts'
import { markOf, wrap } from './paint.ts'

const COLUMNS = 78

export function drawTable(scene: Scene, seat: number): string[] {
  const { view, speaker, paint } = scene
  const lines = [
    paint.bold(
      `${speaker.words.round(view.round)} · ${speaker.words.turn(speaker.seat(view.active))}`,
    ),
    ...view.seats.map((one) => seatLine(scene, one.seat, seat)),
    ...drawBoard(scene),
  ]
  const key = legend(scene.numbers, speaker)
  if (key !== '') lines.push(paint.dim(key))
  return [...lines, ...handLines(scene, seat)]
}

/** "● First player (you): mana 2, deck 12, hand 3" */
function seatLine(scene: Scene, seat: number, reader: number): string {
  const { view, speaker, paint } = scene
  const { resources, zones } = view.seats[seat]
  const parts = [
    ...Object.entries(resources).map(([id, n]) => `${speaker.word('resources', id)} ${n}`),
    ...Object.entries(zones).map(([id, cards]) => `${speaker.word('zones', id)} ${cards.length}`),
  ]
  const you = seat === reader ? ` (${speaker.words.you})` : ''
  const who = paint.owner(seat, `${markOf(seat)} ${speaker.seat(seat)}${you}`)
  return parts.length === 0 ? who : `${who}: ${parts.join(', ')}`
}

/** Cards that only this player sees, with their texts. */
function handLines({ view, speaker, paint }: Scene, seat: number): string[] {
  const { zones } = speaker.pack.manifest
  return Object.entries(view.seats[seat].zones).flatMap(([id, cards]) => {
    const known = cards.filter((card): card is CardView => card !== null)
    if (zones[id]?.seen !== 'owner' || known.length === 0) return []
    return [
      paint.bold(capital(speaker.word('zones', id))),
      ...known.flatMap((card) => {
        const cost = card.cost === undefined ? '' : ` (${card.cost})`
        const text = wrap(speaker.rules(card.def), COLUMNS - 4).map((line) => `    ${line}`)
        return [`  ${speaker.def(card.def)}${cost}`, ...text.map(paint.dim)]
      }),
    ]
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Grouped by the acting thing; picks are in columns, because there may be many. */
export function choiceLines(choices: readonly Choice[], { paint }: Scene): string[] {
  const show = ({ number, label }: Choice) => `${paint.accent(String(number))} ${label}`
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const group = groups.get(choice.group) ?? []
    groups.set(choice.group, [...group, choice])
  }
  return [...groups].flatMap(([name, members]) => {
    if (name !== '') return [`  ${name}: ${members.map(show).join('   ')}`]
    return rowsOf(members).flatMap((row) => [
      `  ${row.map(show).join('   ')}`,
      ...wrap(row[0]?.text ?? '', COLUMNS - 6).map((line) => paint.dim(`      ${line}`)),
    ])
  })
}

function rowsOf(choices: readonly Choice[]): Choice[][] {
  const rows: Choice[][] = [[]]
  let width = 0
  for (const choice of choices) {
    const needs = choice.text === '' ? choice.label.length + 6 : COLUMNS
    if (width + needs > COLUMNS && width > 0) {
      rows.push([])
      width = 0
    }
    rows.at(-1)!.push(choice)
    width += needs
  }
  return rows
}

/** The places that choices point at, for the board. */
export function marksOf(choices: readonly Choice[]): Map<string, string> {
  const marks = new Map<string, string>()
  for (const { place, number } of choices)
    if (place !== '' && !marks.has(place)) marks.set(place, String(number))
  return marks
}
