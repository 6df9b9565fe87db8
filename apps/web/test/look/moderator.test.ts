// The moderator's page: reports, matches, bans and the log.
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { handedTurn } from '../kit/table.ts'
import { house, LONG_NAME, TOKEN } from './live-house.ts'
import { langs, looker, sayIn } from './look-on.ts'

const here = house()
const { look } = looker('moderator')

describe.each(langs)('%s', (lang) => {
  const say = sayIn(lang)
  const press = (page: Page, key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()

  test('what a moderator reads and does', async () => {
    const { anna, links } = await here.invite(lang, { game: 'forest' })
    const guest = await here.sitDown(links[0], LONG_NAME[lang], lang)
    await handedTurn(anna)
    await guest.locator('.chat-button').click()
    const line = guest.getByRole('textbox', { name: say('chat.line') })
    for (const text of [
      'A'.repeat(200),
      lang === 'ru' ? 'Ты кто такой?' : 'Who do you think you are?',
    ]) {
      await line.fill(text)
      await line.press('Enter')
    }
    await anna.locator('.chat-button .unread').waitFor()
    await anna.locator('.chat-button').click()
    await anna.locator('.flag').first().click()
    await anna.getByRole('radio').first().check()
    await press(anna, 'report.send')
    await anna.getByRole('button', { name: say('report.close') }).waitFor()

    const page = await here.open('/moderator', lang)
    await page.getByLabel(say('mod.token')).fill('a wrong one, but long enough')
    await look(page, 'the door', lang)
    await press(page, 'mod.enter')
    await page.getByRole('alert').waitFor()
    await look(page, 'a wrong token', lang)
    await page.getByLabel(say('mod.token')).fill(TOKEN)
    await press(page, 'mod.enter')
    await page.locator('.rows > li').first().waitFor()
    await look(page, 'reports', lang)
    await press(page, 'mod.matches')
    await page.locator('.rows > li').first().waitFor()
    await look(page, 'matches', lang)
    await press(page, 'mod.look')
    await page.locator('.looked .lines li').first().waitFor()
    await look(page, 'a match', lang)
    await press(page, 'mod.delete-match')
    await look(page, 'delete?', lang)
    await press(page, 'mod.cancel')
    await page.locator('.chairs button').last().click()
    await look(page, 'ban?', lang)
    await page.getByRole('dialog').getByRole('textbox').fill('A'.repeat(90))
    await press(page, 'mod.do')
    await anna.locator('.proof').waitFor()
    await look(anna, 'banned, at the table', lang)
    await anna.goto(`${here.address}/online`)
    await anna.getByRole('alert').waitFor()
    await look(anna, 'banned, in the lobby', lang)
    await press(page, 'mod.bans')
    await page.locator('.rows > li').first().waitFor()
    await look(page, 'bans', lang)
    await press(page, 'mod.lift-ban')
    await page.getByRole('dialog').getByRole('textbox').fill('A')
    await press(page, 'mod.do')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await press(page, 'mod.log')
    await page.locator('.rows > li').nth(1).waitFor()
    await look(page, 'log', lang)
  })
})
