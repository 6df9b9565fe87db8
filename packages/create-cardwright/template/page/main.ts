// The game against a bot. What may be done comes from the engine's list: an answer that picks a cell is a click on it,
// any other one is a button.
import { createBot } from '@cardwright/bots'
import { formatProblems, loadPack, nameOf } from '@cardwright/content'
import {
  applyAction,
  applyPacked,
  askedSeat,
  createMatch,
  legalActions,
  outcome,
  viewFor,
  type Action,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import files from 'pack:files'
import { code } from '../game.ts'

const YOU = 0
const MARKS = ['●', '○']
const element = (id: string) => document.getElementById(id)!

const loaded = loadPack(files, { usedByCode: code.reads })
if (!loaded.ok) {
  element('says').textContent = formatProblems(loaded.problems)
  throw new Error('the pack has problems')
}
const { pack } = loaded
const match = createMatch(createGame(pack, code), { seed: Date.now() % 0xffffffff })
const bot = createBot('greedy', 1, 1 - YOU)

function answer(action: Action): void {
  applyAction(match, YOU, action)
  draw()
}

/** What a click on this cell does. */
const pickOf = (cell: string, legal: readonly Action[]): Action | undefined =>
  legal.find((one) => one.kind === 'pick' && 'cell' in one.pick && one.pick.cell === cell)

function buttonFor(text: string, label: string, action: Action | undefined): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = text
  button.ariaLabel = label
  button.disabled = action === undefined
  if (action !== undefined) button.addEventListener('click', () => answer(action))
  return button
}

function draw(): void {
  for (let seat = askedSeat(match); seat !== null && seat !== YOU; seat = askedSeat(match))
    applyPacked(match, bot.choose(match, seat))
  const { board, space } = viewFor(match, YOU)
  const legal = legalActions(match, YOU)
  const cells = match.rules.space.grid?.labels ?? []
  element('board').style.gridTemplateColumns = `repeat(${space?.cols ?? 1}, auto)`
  element('board').replaceChildren(
    ...cells.map((cell) => {
      const unit = board.find(({ at }) => at === cell)
      const text = unit === undefined ? '' : (MARKS[unit.owner] ?? '')
      const label = unit === undefined ? cell : `${cell}: ${text} ${nameOf(pack, unit.def, 'en')}`
      return buttonFor(text, label, pickOf(cell, legal))
    }),
  )
  const others = legal.filter((one) => one.kind !== 'pick' || !('cell' in one.pick))
  element('answers').replaceChildren(...others.map((one) => buttonFor(said(one), said(one), one)))
  element('says').textContent = status()
}

/** Every field but its kind, which the first of them makes clear. */
function said({ kind, ...fields }: Action): string {
  const values = Object.values(fields).map((value) =>
    typeof value === 'object' ? Object.values(value as object).join(' ') : String(value),
  )
  return [kind, ...values].join(' ')
}

function status(): string {
  const end = outcome(match)
  if (end === null) return `Your turn: ${MARKS[YOU]}`
  if (end.winners.length === 0) return 'A draw'
  return end.winners.includes(YOU) ? 'You win' : 'The bot wins'
}

draw()
