// How the files of the page leave: packed as the browser takes them, and not at all when it has them already.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from './serve.ts'

const script = 'export const x = 1\n'.repeat(500)
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardwright-page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>page</p>')
  writeFileSync(join(folder, 'assets', 'a.js'), script)
  writeFileSync(join(folder, 'secret.txt'), 'not for the page')
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
])('a script is packed by %s', async (encoding, accepted, unpack) => {
  const page = pageOf(folder)
  const first = await page('/assets/a.js', { 'accept-encoding': accepted })
  const again = await page('/assets/a.js', { 'accept-encoding': accepted })
  expect(first.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(first.headers['cache-control']).toContain('immutable')
  expect(first.body!.length).toBeLessThan(script.length / 10)
  expect(unpack(first.body!).toString()).toBe(script)
  expect(again.body).toBe(first.body)
})

test('who has the file already gets none', async () => {
  const page = pageOf(folder)
  const { headers, body } = await page('/')
  expect(String(body)).toBe('<p>page</p>')
  expect(headers['cache-control']).toBe('no-cache')
  expect(await page('/match/7', { 'if-none-match': headers.etag })).toMatchObject({
    status: 304,
    body: null,
  })
})

test.each(['/no.js', '/../secret.txt.js', '/%2e%2e/%2e%2e/etc/passwd.json', '/a\0.js'])(
  '%j is not there',
  async (path) => {
    expect((await pageOf(folder)(path)).status).toBe(404)
  },
)

test.each(['//', '/\\', '/%zz', 'http://[', '/secret.txt'])(
  '%s is the page’s to answer',
  async (path) => {
    const { status, headers } = await pageOf(folder)(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  },
)
