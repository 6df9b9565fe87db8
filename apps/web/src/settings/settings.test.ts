import { expect, test } from 'vitest'
import { settingsFrom, type Settings } from './settings.ts'

const defaults: Settings = {
  lang: 'en',
  theme: 'system',
  speed: 1,
  timers: 'on',
  patterns: false,
  textSize: 100,
  sound: false,
  debug: false,
}

test('what was set comes back, what is no setting keeps its default', () => {
  const kept = { lang: 'ru', theme: 'sepia', speed: 0, textSize: 900, patterns: true, sound: 'yes' }
  expect(settingsFrom(kept, defaults)).toEqual({
    ...defaults,
    lang: 'ru',
    speed: 0,
    patterns: true,
  })
})

test.each([null, undefined, 'text', 7, []])('%s is as good as nothing', (data) => {
  expect(settingsFrom(data, defaults)).toEqual(defaults)
})
