// What a player has set, kept by the browser and written onto <html>, where styles and furniture read it.
import type { Comfort } from '@cardwright/table'
import { createStore, useStore } from 'zustand'

export type Lang = 'en' | 'ru'
export type Theme = 'system' | 'light' | 'dark'

export const SPEEDS = [0, 0.5, 1, 2, 4] as const
export const TIMERS = ['on', 'long', 'off'] as const
export const TEXT_SIZES = [100, 110, 125, 150] as const

export interface Settings {
  lang: Lang
  theme: Theme
  /** 0: nothing moves. */
  speed: (typeof SPEEDS)[number]
  timers: (typeof TIMERS)[number]
  /** Line patterns beside the colours of the seats. */
  patterns: boolean
  /** In percent. */
  textSize: (typeof TEXT_SIZES)[number]
  sound: boolean
  /** Abilities and modes are written to the console of the browser. */
  debug: boolean
}

const KEY = 'cardwright.settings'

const preferred = (): Settings => ({
  lang: globalThis.navigator?.language?.toLowerCase().startsWith('ru') ? 'ru' : 'en',
  theme: 'system',
  speed: 1,
  timers: 'on',
  patterns: false,
  textSize: 100,
  sound: false,
  debug: false,
})

const among = <T>(values: readonly T[], value: unknown, other: T): T =>
  values.includes(value as T) ? (value as T) : other

/** Takes from `data` what is a setting; anything else keeps its default. */
export function settingsFrom(data: unknown, defaults: Settings): Settings {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Partial<Settings>
  return {
    lang: among(['en', 'ru'] as const, given.lang, defaults.lang),
    theme: among(['system', 'light', 'dark'] as const, given.theme, defaults.theme),
    speed: among(SPEEDS, given.speed, defaults.speed),
    timers: among(TIMERS, given.timers, defaults.timers),
    patterns: given.patterns === true,
    textSize: among(TEXT_SIZES, given.textSize, defaults.textSize),
    sound: given.sound === true,
    debug: given.debug === true,
  }
}

function load(): Settings {
  try {
    return settingsFrom(JSON.parse(localStorage.getItem(KEY) ?? 'null'), preferred())
  } catch {
    return preferred()
  }
}

const store = createStore<Settings>(load)

export const useSettings = (): Settings => useStore(store)
export const settings = (): Settings => store.getState()

export function set(change: Partial<Settings>): void {
  store.setState(change)
  try {
    localStorage.setItem(KEY, JSON.stringify(store.getState()))
  } catch {
    // kept until the page is closed
  }
}

/** The same as furniture wants to know it. */
export const comfortOf = ({ speed, timers, sound, debug }: Settings): Comfort => ({
  motion: speed,
  timers: { on: 1, long: 3, off: 0 }[timers],
  sound,
  debug,
})

/** Light or dark as it is seen now. */
export function isDark({ theme }: Settings): boolean {
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

/** Keeps <html> as the settings say. */
export function wearSettings(): void {
  const root = document.documentElement
  const wear = ({ lang, theme, speed, timers, patterns, textSize, sound }: Settings) => {
    root.lang = lang
    root.toggleAttribute('data-patterns', patterns)
    root.dataset['speed'] = String(speed)
    root.dataset['timers'] = timers
    root.dataset['sound'] = sound ? 'on' : 'off'
    root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
  }
  wear(store.getState())
  store.subscribe(wear)
}
