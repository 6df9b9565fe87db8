// Page to page: the host, the guests, and what they are told about the deal.
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { handedTurn } from '../kit/table.ts'
import { house, LONG_NAME, NAMES } from './live-house.ts'
import { langs, looker, sayIn } from './look-on.ts'

const here = house()
const { look } = looker('peer')

describe.each(langs)('%s', (lang) => {
  const say = sayIn(lang)
  const press = (page: Page, key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()
  const accept = async (link: string, name: string) => {
    const page = await here.open(link, lang)
    await page.getByLabel(say('online.name')).fill(name)
    return page
  }

  test('a host and two guests', async () => {
    const host = await here.open('/peer/skirmish?seats=human,human,human', lang)
    const fields = host.getByRole('textbox', { name: say('online.copyInvite') })
    await fields.nth(1).waitFor()
    await look(host, 'host, waiting for two', lang)
    const links = await fields.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    )
    await press(host, 'peer.byCode')
    await host.getByRole('textbox', { name: say('peer.copyLong') }).waitFor()
    await look(host, 'host, codes', lang)
    const guest = await accept(links[0], LONG_NAME[lang])
    await look(guest, 'guest, invited', lang)
    await press(guest, 'peer.answer')
    await guest.getByText(say('online.waiting')).waitFor()
    await look(guest, 'guest, waiting', lang)
    const other = await accept(links[1], NAMES[lang][2])
    await press(other, 'peer.answer')
    await other.locator('main.match').waitFor()
    await handedTurn(host)
    await look(host, 'host, at the table', lang)
    await look(guest, 'guest, at the table', lang)
    const context = host.context()
    await host.close()
    await guest.getByText(say('online.lost')).waitFor()
    await look(guest, 'the host has gone', lang)
    await context.close()
  })

  test('what leads nowhere', async () => {
    const page = await here.open('/peer#m=nonsense', lang)
    await page.locator('.proof').waitFor()
    await look(page, 'not an invitation', lang)
  })
})
