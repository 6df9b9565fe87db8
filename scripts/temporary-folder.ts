// Before all tests: one temporary folder for everything that they and the programs they start put there. It
// goes when they are done, so that nothing stays behind, whoever was killed and however a test ended.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = 'cardwright-tests-'

export function setup(): (() => void) | undefined {
  // each project of vitest asks for it
  if (tmpdir().includes(NAME)) return undefined
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(join(tmpdir(), NAME))
  // PostgreSQL runs as another user
  chmodSync(folder, 0o755)
  // where `tmpdir()` and Chromium look
  process.env['TMPDIR'] = folder
  return () => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
