// The pages around the matches.
import { games } from '@cardwright/games/here'
import { describe, test } from 'vitest'
import { house } from './live-house.ts'
import { langs, looker, sayIn } from './look-on.ts'

const here = house()
const { look } = looker('shop')

const GAMES = games.map(({ id }) => id)

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  ...Object.fromEntries(GAMES.map((game) => [`a new match, ${game}`, `/new/${game}`])),
  settings: '/settings',
  replays: '/replay',
  lab: '/lab/forest',
  workshop: '/lab/forest/wolf',
  ...Object.fromEntries(GAMES.map((game) => [`cards, ${game}`, `/cards/${game}`])),
  'a card': '/cards/drones/talon',
  'a card with much text': '/cards/taktik/suppressiveFire',
  ...Object.fromEntries(GAMES.map((game) => [`rules, ${game}`, `/rules/${game}`])),
  decks: '/decks/skirmish',
  credits: '/credits',
  furniture: '/furniture',
  'furniture of a game without a board': '/furniture/starter',
  'no such page': '/setings',
  'no such game': '/new/chess',
  'no such match': '/online/no-such-match',
  'no such replay': '/replay/nothing',
  'a damaged link': '/replay#r=nonsense',
}

describe.each(langs)('%s', (lang) => {
  const say = sayIn(lang)

  test.each(Object.entries(PAGES))('%s', async (name, path) => {
    const page = await here.open(path, lang)
    await page.locator('main > *').first().waitFor()
    await look(page, name, lang)
  })

  test('a match that waits to be continued', async () => {
    const page = await here.open('/play/forest?seats=human,bot1&seed=3', lang)
    await page.locator('main.match').waitFor()
    await page.goto(`${here.address}/`)
    await page.locator('.resume').waitFor()
    await look(page, 'home, a match to continue', lang)
    await page.goto(`${here.address}/replay`)
    await page.locator('li[data-key]').first().waitFor()
    await look(page, 'replays, one match', lang)
    await page.locator('li[data-key] a[href*="/replay/"]').first().click()
    await page.locator('.rp').waitFor()
    await look(page, 'a replay', lang)
  })

  test('a new match among people', async () => {
    const page = await here.open('/new/skirmish', lang)
    await page.getByRole('button', { name: say('online.makeLink') }).click()
    await page.getByText(say('online.needName')).waitFor()
    await look(page, 'a new match, no name', lang)
  })
})
