// Plays Taktik on the page with mouse and keys, by pressing what is marked there: marches toward a goal,
// attacks whom it can.
import type { Page } from 'playwright-core'
import { handedTurn, movedOn, type Handed } from './table.ts'
import { pressAt } from './visitor.ts'

export interface Plan {
  /** The cell to go to; without one, the nearest enemy. */
  goal?: string
  /** Marches only. */
  holdsFire?: true
  /** Does nothing but what must be done. */
  isIdle?: true
}

const MOST = 900

interface Spot {
  x: number
  y: number
}

const spot = (cell: string): Spot => ({ x: cell.charCodeAt(0), y: Number(cell.slice(1)) })
const far = (a: string, b: string): number =>
  Math.max(Math.abs(spot(a).x - spot(b).x), Math.abs(spot(a).y - spot(b).y))

/** @param plans by seat; a seat without one belongs to a bot */
export async function commandMatch(page: Page, plans: readonly (Plan | undefined)[]) {
  for (let presses = 0; presses < MOST; presses++) {
    await takeSeat(page)
    const now = await handedTurn(page)
    if (now.moment.view.outcome !== null) return { last: now, presses }
    await order(page, now, plans[now.viewer] ?? {})
    // the answer has come back: another moment, or the table is handed over
    await movedOn(page, now)
  }
  throw new Error(`no end after ${MOST} presses`)
}

/** At a shared table the next player says so. */
async function takeSeat(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'I am ready' })
  await ready.or(page.locator('main.match .prompt')).first().waitFor()
  if (await ready.isVisible()) await pressAt(page, ready)
}

/** One answer: what is asked for first, then attacks, then marches, then on. */
async function order(page: Page, { moment, viewer }: Handed, plan: Plan): Promise<void> {
  const { legal, view } = moment
  const press = (name: RegExp) =>
    pressAt(page, page.getByRole('button', { name }).locator('visible=true').first())
  const pressKey = (key: string) => pressAt(page, page.locator(`[data-key~="${key}"]`).first())
  const has = (kind: string, move?: string) =>
    legal.some(
      (a) => a.kind === kind && (move === undefined || (a.kind === 'move' && a.move === move)),
    )
  if (has('move', 'drawCard')) return press(/^Draw a card/)
  if (has('move', 'store')) return press(/^Store it/)
  if (has('move', 'discardDrawn')) return press(/^Discard it/)
  if (has('move', 'roll')) return press(/^Roll the die/)
  if (has('move', 'resolve')) return press(/^Resolve the attack/)
  const bonus = legal.find((a) => a.kind === 'use')
  if (view.asking?.window === 'malusDrawn' && bonus?.kind === 'use') {
    await pressKey(`unit:${bonus.source}`)
    return press(/^Use it to cancel the malus/)
  }
  if (has('decline')) return press(/^(?:Pass|No)$/)
  const pick = legal.find((a) => a.kind === 'pick')
  if (pick?.kind === 'pick' && 'unit' in pick.pick) return pressKey(`unit:${pick.pick.unit}`)
  const deed = plan.isIdle ? null : choose(moment.offers, view, viewer, plan)
  // the button for both has this key
  if (deed === null) return page.keyboard.press('Space')
  await pressKey(`unit:${deed.source}`)
  await pressKey(deed.aim)
}

type Offers = Handed['moment']['offers']

/** An attack if there is one, else a march that comes nearer. */
function choose(
  offers: Offers,
  view: Handed['moment']['view'],
  seat: number,
  { goal, holdsFire }: Plan,
) {
  const foes = view.board.filter(({ owner }) => owner !== seat).map(({ at }) => at)
  const nearest = (cell: string) =>
    goal === undefined ? Math.min(...foes.map((foe) => far(cell, foe))) : far(cell, goal)
  let best: { source: number; aim: string; gain: number } | null = null
  for (const { actions } of offers) {
    const [use, pick] = actions
    if (use.kind !== 'use' || pick?.kind !== 'pick') continue
    const unit = view.board.find(({ id }) => id === use.source)
    if (unit === undefined) continue
    if ('unit' in pick.pick && holdsFire) continue
    if ('unit' in pick.pick) return { source: use.source, aim: `unit:${pick.pick.unit}` }
    if (!('cell' in pick.pick)) continue
    const gain = nearest(unit.at) - nearest(pick.pick.cell)
    if (gain > (best?.gain ?? 0)) best = { source: use.source, aim: `cell:${pick.pick.cell}`, gain }
  }
  return best
}
