// Players who go away or give up, and how a match by link ends.
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { handedTurn } from '../kit/table.ts'
import { house, LONG_NAME, NAMES } from './live-house.ts'
import { langs, looker, sayIn } from './look-on.ts'

const here = house()
const { look } = looker('absence')

describe.each(langs)('%s', (lang) => {
  const say = sayIn(lang)
  const [, boris, vera] = NAMES[lang]
  const press = (page: Page, key: string) =>
    page.getByRole('button', { name: say(key), exact: true }).click()
  const giveUp = async (page: Page) => {
    await press(page, 'match.menu')
    await press(page, 'match.concede')
    await press(page, 'match.concedeYes')
  }

  test('whoever stays away has lost', async () => {
    const { anna, links, where } = await here.invite(lang, { game: 'forest', absence: 'win' })
    const guest = await here.sitDown(links[0], LONG_NAME[lang], lang)
    const context = guest.context()
    await handedTurn(anna)
    await guest.close()
    await anna.locator('.slip.absent').waitFor()
    await look(anna, 'away, the win later', lang)
    const watcher = await here.open(where, lang)
    await watcher.locator('.slip.absent').waitFor()
    await look(watcher, 'away, for who watches', lang)
    here.later()
    await anna.reload()
    await anna.getByRole('button', { name: say('absence.win') }).waitFor()
    await look(anna, 'away, the win now', lang)
    await press(anna, 'absence.win')
    await anna.locator('dialog.outcome').waitFor()
    await look(anna, 'won by absence', lang)
    const back = await context.newPage()
    await back.goto(anna.url())
    await back.locator('dialog.outcome').waitFor()
    await look(back, 'lost by absence', lang)
  })

  test('a bot plays on', async () => {
    const { anna, links } = await here.invite(lang, {
      game: 'skirmish',
      seats: 3,
      absence: 'vote',
      clock: { move: 0, match: 1200 },
    })
    const guest = await here.sitDown(links[0], boris, lang)
    const other = await here.sitDown(links[1], LONG_NAME[lang], lang)
    await other.locator('main.match').waitFor()
    await handedTurn(anna)
    await other.close()
    await anna.locator('.slip.absent').waitFor()
    await look(anna, 'away, a vote later', lang)
    here.later()
    for (const page of [anna, guest]) {
      await page.reload()
      await page.getByRole('button', { name: say('absence.vote') }).waitFor()
    }
    await look(anna, 'away, a vote now', lang)
    await press(anna, 'absence.vote')
    await anna.getByText(say('absence.voted')).waitFor()
    await look(anna, 'voted', lang)
    await guest.getByText(say('absence.agreed', { names: NAMES[lang][0] })).waitFor()
    await look(guest, 'one has voted', lang)
    await press(guest, 'absence.vote')
    await anna
      .getByText(say('player.standIn', { name: LONG_NAME[lang] }))
      .first()
      .waitFor()
    await look(anna, 'a bot plays on', lang)
  })

  test('giving up, alone and in a team', async () => {
    const team = await here.invite(lang, {
      game: 'skirmish',
      seats: 4,
      options: { teams: '13v24' },
    })
    const others: Page[] = []
    for (const [k, link] of team.links.entries())
      others.push(await here.sitDown(link, NAMES[lang][k + 1], lang))
    await handedTurn(team.anna)
    await giveUp(team.anna)
    await team.anna.getByText(say('absence.youOut')).waitFor()
    await look(team.anna, 'out, the partner plays on', lang)
    await look(others[1], 'the partner is out', lang)
    await giveUp(others[1])
    await team.anna.locator('dialog.outcome').waitFor()
    await look(team.anna, 'the team has lost', lang)
    await others[0].locator('dialog.outcome').waitFor()
    await look(others[0], 'the other team has won', lang)

    const { anna, links, where } = await here.invite(lang, { game: 'forest' })
    const guest = await here.sitDown(links[0], vera, lang)
    const watcher = await here.open(where, lang)
    await handedTurn(anna)
    await watcher.locator('main.match').waitFor()
    await giveUp(anna)
    for (const page of [anna, guest, watcher]) await page.locator('dialog.outcome').waitFor()
    await look(anna, 'conceded', lang)
    await look(guest, 'they conceded', lang)
    await look(watcher, 'they conceded, for who watches', lang)
    await press(anna, 'deal.ask')
    await anna.locator('[data-found=settled]').waitFor()
    await look(anna, 'the deal was honest', lang)
    await press(anna, 'deal.close')
    await press(anna, 'over.rematch')
    await look(anna, 'rematch asked', lang)
    await press(guest, 'over.look')
    await look(guest, 'the board afterwards', lang)
    await press(guest, 'match.menu')
    await press(guest, 'over.result')
    await guest.locator('dialog.outcome').waitFor()
    await watcher.goto(here.address + where.replace('/online/', '/replay#m='))
    await watcher.locator('.rp').waitFor()
    await look(watcher, 'its replay', lang)
    await press(watcher, 'deal.ask')
    await watcher.locator('[data-found]').waitFor()
    await look(watcher, 'the deal, in the replay', lang)
  })
})
