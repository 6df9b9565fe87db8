import { describe, expect, it, vi } from 'vitest'
import { ensureChromium, findChromium } from './chromium.mjs'

const only = (path) => (place) => place === path

describe('Chromium for the tests', () => {
  it('is found in a usual place', () => {
    expect(findChromium({ PATH: '' }, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium')
  })

  it('is found by any of its names on the path', () => {
    const path = '/home/me/bin/google-chrome'
    expect(findChromium({ PATH: '/bin:/home/me/bin' }, only(path))).toBe(path)
  })

  it('is the one without windows where there are both, unless somebody wants to see it', () => {
    expect(findChromium({ PATH: '/usr/bin' }, () => true)).toBe('/usr/bin/chromium-headless-shell')
    const seen = findChromium({ PATH: '/usr/bin', BROWSER_HEADED: '1' }, () => true)
    expect(seen).toBe('/usr/bin/chromium')
  })

  it('is null when there is none', () => {
    expect(findChromium({ PATH: '/bin' }, () => false)).toBeNull()
  })

  it('is what CHROMIUM_PATH says, and a wrong one is refused with a way on', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(ensureChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath)
    expect(ensureChromium({ CHROMIUM_PATH: '/no/such/file' })).toBeNull()
    expect(said.mock.calls.flat().join()).toContain('Install it')
    said.mockRestore()
  })
})
