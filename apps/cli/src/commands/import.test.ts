import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { newFolder } from '../../test/folders.ts'

const DOCUMENT = '../../../../games/twilight/test/document/'
const example = (name: string) => fileURLToPath(new URL(DOCUMENT + name, import.meta.url))

describe('import', { timeout: 30_000 }, () => {
  test('puts cards of a design document into a pack that loads, and writes it', async () => {
    const out = newFolder()
    const { code } = await cardwright([
      'import',
      'twilight',
      example('leshy.json'),
      example('whisper.json'),
      '--out',
      out,
    ])
    expect(code).toBe(0)
    expect(readFileSync(join(out, 'cards/enemies.json'), 'utf8')).toContain(
      'Ancient forest guardian',
    )
    expect((await cardwright(['validate', out])).code).toBe(0)
  })

  test('a game without an importer says so', async () => {
    const { code, err } = await cardwright(['import', 'starter', example('leshy.json')])
    expect(code).not.toBe(0)
    expect(err).toContain('starter imports nothing')
  })
})
