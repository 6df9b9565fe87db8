import { expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { Captain } from './kit/captain.ts'
import { drag, finger, keys } from './kit/hands.ts'
import { playMatch } from './kit/play-match.ts'
import { handedTurn, type Handed } from './kit/table.ts'
import { IN_MOTION, PHONE, visit } from './kit/visit.ts'
import { pressAt, tapAt } from './kit/visitor.ts'

/** Both ships are scouts: they do not last long. */
const SCOUT =
  `2x ionPulse;2x sidewinderMissiles;2x kineticSlug;2x thermalLance;2x scavengerShot;1x sunderingBeam;
2x deployProximityMine;2x systemReboot;2x energySurge;2x maneuver;2x swiftManeuver;2x reposition;2x nanobotRepair;
2x shieldBoost;2x feint;2x forcedRepositioning;2x sacrificeForPower;2x tacticalRepositioning;2x empBurst;
2x combatEnhancement;1x shieldAmplifier;1x dart;1x talon;1x mammoth;1x specter;1x bastion;1x scoutShip;1x powerCell;
1x bridge;1x droneControlHub`.replaceAll('\n', '')
const DECK = encodeURIComponent(SCOUT)
const MATCH = `/play/drones?seats=human,bot1&firstDeck=${DECK}&secondDeck=${DECK}&seed=`

/** `--long` drags to the end of the match. */
const DRAGS = process.env['BROWSER_LONG'] === undefined ? 10 : Infinity

test('drones are dragged to lanes and targets, cards to the board', async () => {
  const page = await visit(`${MATCH}3`, IN_MOTION)
  const hand = drag(page)
  const until = () => hand.drags >= DRAGS
  const { last } = await playMatch(page, hand, { player: new Captain(2), until })
  expect(hand.drags).toBeGreaterThanOrEqual(10)
  if (DRAGS === Infinity) expect(last.moment.view.outcome?.reason).toBe('shipLost')
})

test('a whole match by keyboard alone', async () => {
  const page = await visit(`${MATCH}4`)
  const { last, presses } = await playMatch(page, keys(page), { player: new Captain(2) })
  expect(last.moment.view.outcome?.reason).toBe('shipLost')
  // it launched drones and fired, and did not only pass
  expect(presses).toBeGreaterThan(12)
})

test('axe objects to nothing in the lanes, and to no colour once the theme has changed', async () => {
  const page = await visit(`${MATCH}3`)
  const until = ({ moment: { view, legal } }: Handed) => {
    const { hand } = view.seats[0].zones
    const isPlayable = (id: number) => legal.some((one) => one.kind === 'use' && one.source === id)
    return view.phase === 'action' && hand.some((card) => card !== null && isPlayable(card.id))
  }
  await playMatch(page, keys(page), { player: new Captain(2), until })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await pressAt(page, page.locator('.fan [data-mark=ready]').first())
  expect(await violationsOn(page, 'all')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violationsOn(page, 'colours')).toEqual([])
})

test('sections are taken back until the ship is confirmed, the middle one too', async () => {
  const page = await visit(`${MATCH}3`)
  await handedTurn(page)
  const section = (name: RegExp) => page.locator('.prep .choice').filter({ hasText: name })
  const confirm = page.getByRole('button', { name: 'Confirm the ship' })
  const press = (name: RegExp) => pressAt(page, section(name))
  await press(/Power Cell/)
  await press(/Bridge/)
  await expect.poll(() => confirm.isEnabled()).toBe(true)
  // the middle one, by itself
  await press(/Bridge/)
  await expect.poll(() => confirm.isEnabled()).toBe(false)
  await press(/Drone Control/)
  // the middle one once more, then the one on the left
  await page.keyboard.press('Escape')
  await pressAt(page, page.getByRole('button', { name: /^Undo/ }).last())
  await press(/Bridge/)
  await press(/Power Cell/)
  const { moment } = await handedTurn(page)
  await pressAt(page, confirm)
  const { view } = (await handedTurn(page, moment.number)).moment
  const at = (lane: string) => view.board.find((one) => one.owner === 0 && one.at === lane)?.def
  expect(['left', 'middle', 'right'].map(at)).toEqual(['bridge', 'powerCell', 'droneControlHub'])
})

test('on a phone the discard pile can be looked through', async () => {
  const page = await visit(`${MATCH}3`, PHONE)
  const until = ({ moment: { view } }: Handed) =>
    view.phase === 'action' && (view.seats[0].zones['discard']?.length ?? 0) > 0
  await playMatch(page, finger(page), { player: new Captain(2), until })
  await tapAt(page, page.locator('.pile .open'))
  await page
    .locator('[role=dialog]')
    .getByRole('heading', { name: /discard/i })
    .waitFor()
})

test('what is dragged does not cover what it is dropped on', async () => {
  const page = await visit(`${MATCH}3`)
  const until = ({ moment: { view, legal } }: Handed) =>
    view.phase === 'action' && legal.some((one) => one.kind === 'use' && one.ability === 'shoot')
  await playMatch(page, keys(page), { player: new Captain(2), until })
  const middleOf = async (selector: string) => {
    const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middleOf('.stage .dr.ready')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 })
  const to = await middleOf('.stage [data-mark=legal]')
  await page.mouse.move(to.x, to.y, { steps: 3 })
  const ghost = (await page.locator('.drag-ghost').boundingBox())!
  expect(ghost.y + ghost.height).toBeLessThan(to.y)
  expect(Math.abs(ghost.x + ghost.width / 2 - to.x)).toBeLessThan(4)
})
