// The pages around the matches.
import { describe, test } from 'vitest'
import { house } from './live-house.ts'
import { langs, looker, sayIn } from './look-on.ts'

const here = house()
const { look } = looker('shop')

const PAGES = {
  home: '/',
  'a new match': '/new/skirmish',
  settings: '/settings',
  replays: '/replay',
  lab: '/lab/forest',
  workshop: '/lab/forest/wolf',
  credits: '/credits',
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

  test('a new match among people', async () => {
    const page = await here.open('/new/skirmish', lang)
    await page.getByRole('button', { name: say('online.makeLink') }).click()
    await page.getByText(say('online.needName')).waitFor()
    await look(page, 'a new match, no name', lang)
  })
})
