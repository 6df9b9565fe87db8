// The eyes of the look find what is planted, and nothing where there is nothing.
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { stroll } from './kit/visit.ts'
import { lookAtContrast } from './look/look-at-contrast.ts'

const come = stroll()

async function planted(body: string): Promise<Page> {
  const page = await come(`${inject('testPages')}/look.html`)
  await page.waitForFunction(() => 'look' in window)
  await page.evaluate((body) => {
    document.body.innerHTML = `<style>body{background:#fff;color:#000;font:16px monospace}</style>${body}`
  }, body)
  return page
}

const name = (said: string) =>
  `<h3 class="c-name" style="width:80px;font:16px/1 monospace;overflow-wrap:break-word;hyphens:manual">${said}</h3>`

test('a name broken anywhere is found, one divided by a hyphen is not', async () => {
  const said = async (word: string) =>
    (await planted(name(word))).evaluate(() => window.look.texts().map(({ detail }) => detail))
  expect(await said('Reconnaissance')).toEqual(['"Reconnaissance" is broken inside the word'])
  expect(await said('Recon\u00adnais\u00adsance')).toEqual([])
})

test('a button partly beside the window is found', async () => {
  const button = (right: string) =>
    `<button style="position:fixed;top:0;right:${right};width:100px;height:40px">Menu</button>`
  const found = async (right: string) =>
    (await planted(button(right))).evaluate(() => window.look.reach().map(({ detail }) => detail))
  expect(await found('-12px')).toEqual(['"Menu": 12 px of it are beside the window'])
  expect(await found('0')).toEqual([])
})

test('pale words are found, covered and unseen ones are not', async () => {
  const found = async (body: string) =>
    (await lookAtContrast(await planted(body))).map(({ what }) => what)
  const pale = '<p style="color:#bbb">words</p>'
  expect(await found(pale)).toEqual(['p'])
  const card =
    '<div style="position:fixed;left:30px;top:0;width:90px;height:60px;background:#222"></div>'
  expect(
    await found(`<p style="position:fixed;left:0;top:0;color:#555">many words</p>${card}`),
  ).toEqual([])
  expect(
    await found('<p style="position:absolute;clip-path:inset(50%);color:#bbb">words</p>'),
  ).toEqual([])
})
