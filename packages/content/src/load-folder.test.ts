import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadFolder, readPackFolder } from './load-folder.ts'

const forest = join(import.meta.dirname, '../test/packs/forest')

describe('reading a folder', () => {
  it('names files by their way inside the folder', async () => {
    const files = await readPackFolder(`${forest}/`)
    expect(Object.keys(files)).toContain('cards/pieces.json')
    expect(Object.keys(files)).toContain('manifest.json')
  })

  it('loads the pack', async () => {
    expect(await loadFolder(forest)).toMatchObject({
      ok: true,
      pack: { manifest: { id: 'forest' } },
    })
  })
})
