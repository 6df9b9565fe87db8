// Options that several commands share, and their parsers.
import type { Command } from 'commander'
import { BOT_NAMES, isBotName, type BotName } from '@cardwright/bots'
import { LANGS, nearest, type Lang } from '@cardwright/content'
import type { Options } from '@cardwright/engine'
import { Failure, meant, USAGE } from './failure.ts'

export interface Common {
  json?: boolean
  content?: string
}

export const withJson = (command: Command): Command =>
  command.option('--json', 'print only a JSON document')

export const withContent = (command: Command): Command =>
  command.option(
    '--content <dir>',
    'use the pack in this folder instead of the game’s own',
    readFolder,
  )

export const withLang = (command: Command): Command =>
  command.option('--lang <lang>', 'language of names and texts: en or ru', readLang, 'en')

export const withMatch = (command: Command): Command =>
  command.option(
    '--option <name=value>',
    'a match setting, such as mode=draft; may be repeated',
    readSetting,
    {},
  )

/** @param before set if the option was already given: it is unclear which one counts */
function readFolder(folder: string, before?: string): string {
  if (before === undefined) return folder
  throw new Failure(
    'bad-content',
    `give --content once, not "${before}" and "${folder}"; "cardwright lab diff" compares two packs`,
    { content: [before, folder] },
    USAGE,
  )
}

function readLang(text: string): Lang {
  if ((LANGS as readonly string[]).includes(text)) return text as Lang
  throw new Failure(
    'bad-language',
    `--lang must be ${LANGS.join(' or ')}, not "${text}"`,
    { value: text },
    USAGE,
  )
}

/** Parses a whole number between two bounds. */
export function wholeNumber(option: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^-?\d+$/.test(text) && value >= min && value <= max) return value
    throw new Failure(
      'bad-number',
      `${option} must be a whole number from ${min} to ${max}, not "${text}"`,
      { option, value: text },
      USAGE,
    )
  }
}

export function numberAboveZero(option: string): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (value > 0 && Number.isFinite(value)) return value
    throw new Failure(
      'bad-number',
      `${option} must be a number above 0, not "${text}"`,
      { option, value: text },
      USAGE,
    )
  }
}

export const seedOf = wholeNumber('--seed', 0, 0xffffffff)

/** `mode=draft`, `turnLimit=0`, `sandbox=true`; the game defines the names and values. */
export function readSetting(text: string, before: Options): Options {
  const at = text.indexOf('=')
  if (at < 1)
    throw new Failure(
      'bad-option',
      `--option must look like name=value, not "${text}"`,
      { value: text },
      USAGE,
    )
  return { ...before, [text.slice(0, at)]: readValue(text.slice(at + 1)) }
}

function readValue(text: string): Options[string] {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

export function readBot(text: string): BotName {
  if (isBotName(text)) return text
  throw new Failure(
    'unknown-bot',
    `there is no bot "${text}"; the bots are ${BOT_NAMES.join(', ')}${meant(nearest(text, BOT_NAMES))}`,
    { value: text },
    USAGE,
  )
}

/** One name for all seats, or one per seat, separated by commas. */
export function readBots(text: string): BotName[] {
  return text.split(',').map((name) => readBot(name.trim()))
}

/** One seat per name; a single name fills all seats. */
export function botsFor<Name extends string>(
  names: readonly Name[],
  { min, max }: { min: number; max: number },
): Name[] {
  if (names.length === 1) return Array.from({ length: min }, () => names[0])
  if (names.length >= min && names.length <= max) return [...names]
  const seats = min === max ? `${min}` : `${min} to ${max}`
  throw new Failure(
    'bad-bots',
    `${names.length} bots given for ${seats} seats; give one name, or one per seat`,
    { bots: names, seats: { min, max } },
    USAGE,
  )
}
