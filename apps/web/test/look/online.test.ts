// Play among strangers, from the lobby to the result.
import { describe, test } from 'vitest'
import { handedTurn } from '../kit/table.ts'
import { house, LONG_NAME, NAMES, wiretap } from './live-house.ts'
import { langs, looker, sayIn } from './look-on.ts'

const here = house()
const { look } = looker('online')

describe.each(langs)('%s', (lang) => {
  const say = sayIn(lang)
  const [anna, boris] = NAMES[lang]

  test('the lobby', async () => {
    const page = await here.open('/online', lang)
    await page.getByText(say('online.none')).waitFor()
    await look(page, 'lobby, nobody waits', lang)
    await page.getByRole('button', { name: say('online.quick') }).click()
    await page.getByText(say('online.needName')).waitFor()
    await look(page, 'lobby, no name', lang)
    const waiting = []
    for (const [game, name] of [
      ['forest', LONG_NAME[lang]],
      ['skirmish', boris],
      ['taktik', 'W'],
    ] as const) {
      const other = await here.open('/online', lang)
      await other.getByLabel(say('online.name')).fill(name)
      await other.getByLabel(say('nav.game'), { exact: true }).selectOption(game)
      await other.getByRole('button', { name: say('online.quick') }).click()
      await other.getByText(say('waiting.lobby')).waitFor()
      waiting.push(other)
    }
    await look(waiting[0], 'quick match, waiting', lang)
    await page.getByRole('listitem').nth(2).waitFor()
    await look(page, 'lobby, three tables', lang)
    await waiting[1].goto(`${here.address}/online`)
    await waiting[1].getByText(say('online.yours')).waitFor()
    await look(waiting[1], 'lobby, your tables', lang)
  })

  test('an invitation', async () => {
    const made = await here.invite(lang, { game: 'skirmish', seats: 4 })
    await look(made.anna, 'waiting for three', lang)
    const guest = await here.open(made.links[0], lang)
    await guest.getByLabel(say('online.name')).waitFor()
    await look(guest, 'invited', lang)
    await guest.getByRole('button', { name: say('online.sit') }).click()
    await guest.getByText(say('online.needName')).waitFor()
    await look(guest, 'invited, no name', lang)
    await guest.getByLabel(say('online.name')).fill(boris)
    await guest.getByRole('button', { name: say('online.sit') }).click()
    await guest
      .getByText(say('online.sendLinks'))
      .or(guest.getByText(say('waiting.guest')))
      .waitFor()
    await look(guest, 'waiting as a guest', lang)
    const second = await here.open(made.links[0], lang)
    await second.getByLabel(say('online.name')).fill(anna)
    await second.getByRole('button', { name: say('online.sit') }).click()
    await second.getByText(say('sorry.taken')).waitFor()
    await look(second, 'invited, chair taken', lang)
  })

  test('a match, its words and its menus', async () => {
    const made = await here.invite(lang, { game: 'forest' })
    const guest = await here.sitDown(made.links[0], LONG_NAME[lang], lang)
    const watcher = await here.open(made.anna.url(), lang)
    await handedTurn(made.anna)
    await watcher.locator('main.match').waitFor()
    await look(made.anna, 'your turn', lang)
    await look(guest, 'their turn', lang)
    await look(watcher, 'watching', lang)

    const chat = (page: typeof guest) => page.locator('.chat-button')
    const menu = (page: typeof guest) => page.getByRole('button', { name: say('match.menu') })
    await chat(guest).click()
    await look(guest, 'chat, nothing said', lang)
    const said = lang === 'ru' ? 'Привет! Хорошей игры.' : 'Hello! Have a good game.'
    const line = guest.getByRole('textbox', { name: say('chat.line') })
    for (const text of [said, 'A'.repeat(120), said]) {
      await line.fill(text)
      await line.press('Enter')
      await guest.getByRole('log').getByText(text).last().waitFor()
    }
    await look(guest, 'chat, said', lang)
    await made.anna.locator('.unread').waitFor()
    await look(made.anna, 'chat, new lines', lang)
    await chat(made.anna).click()
    await look(made.anna, 'chat', lang)
    await made.anna
      .getByRole('button', { name: say('chat.muteName', { name: LONG_NAME[lang] }) })
      .click()
    await made.anna
      .getByRole('button', { name: say('chat.blockName', { name: LONG_NAME[lang] }) })
      .click()
    await made.anna.getByText(say('chat.blocked', { name: LONG_NAME[lang] })).waitFor()
    await look(made.anna, 'chat, blocked', lang)
    await chat(watcher).click()
    await look(watcher, 'chat of who watches', lang)
    await made.anna
      .getByRole('button', { name: say('chat.muteName', { name: LONG_NAME[lang] }) })
      .click()
    await made.anna.locator('.flag').first().click()
    await look(made.anna, 'report', lang)
    await made.anna.getByRole('radio').first().check()
    await made.anna.getByRole('button', { name: say('report.send') }).click()
    await made.anna.getByRole('button', { name: say('report.close') }).waitFor()
    await look(made.anna, 'report sent', lang)
    await made.anna.getByRole('button', { name: say('report.close') }).click()

    await made.anna.keyboard.press('Escape')
    await menu(made.anna).click()
    await look(made.anna, 'menu', lang)
    await made.anna.getByRole('button', { name: say('match.concede') }).click()
    await look(made.anna, 'concede', lang)
    await made.anna.getByRole('button', { name: say('match.concedeNo') }).click()
  })

  test('what the server may say', async () => {
    const made = await here.invite(lang, { game: 'forest' })
    const guest = await here.sitDown(made.links[0], boris, lang)
    await handedTurn(made.anna)
    const tell = await wiretap(made.anna)
    await made.anna.reload()
    await handedTurn(made.anna)
    tell({ t: 'pause', reason: 'storage' })
    await made.anna.getByText(say('online.paused')).waitFor()
    await look(made.anna, 'paused', lang)
    tell({ t: 'pause', reason: 'elsewhere' })
    await made.anna.getByText(say('online.moving')).waitFor()
    await look(made.anna, 'moving', lang)
    tell({ t: 'askBack', seat: 1 })
    await made.anna.getByText(say('online.allow')).waitFor()
    await look(made.anna, 'take back?', lang)
    for (const code of [
      'elsewhere',
      'protocol',
      'token',
      'taken',
      'unknown',
      'outdated',
      'damaged',
      'flood',
      'bad-message',
      'crowded',
      'too-many-bots',
      'deleted',
      'banned',
    ] as const) {
      await made.anna.reload()
      await handedTurn(made.anna)
      tell({ t: 'bye', code, reason: '', until: 1_800_000_000_000 })
      await made.anna.locator('.proof').waitFor()
      await look(made.anna, `gone: ${code}`, lang)
    }
    await guest.close()
  })
})
