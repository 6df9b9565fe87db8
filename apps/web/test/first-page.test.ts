import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { visit } from './kit/visit.ts'

const MOST = 180_000

test('the first page takes at most 180 kB of JavaScript, gzipped', async () => {
  const page = await visit('about:blank')
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript'))
      scripts.set(response.url(), response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts.values())
  const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(scripts.size).toBeGreaterThan(0)
  expect(size, `${scripts.size} scripts`).toBeLessThanOrEqual(MOST)
})
