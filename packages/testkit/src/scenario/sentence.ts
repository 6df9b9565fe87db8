// "walk Wolf A1 to B1", "play Mend on C3", "end turn", "pick C1, C2, done": what a player does, in words.
import { nearest } from '@cardwright/content'
import type { Step } from './format.ts'
import { did, ScenarioError } from './problem.ts'
import { playersOf } from './schema.ts'
import { normal, type Words } from './words.ts'

export type Command =
  /** Labels the ability may have; none = whatever the card does when it is played. */
  | { kind: 'use'; labels: string[]; source: string; answers: string[] }
  | { kind: 'move'; move: string; value: string | null }
  | { kind: 'answers'; answers: string[] }

const SPLIT = /\s*(?:,|->|→)\s*|\s+(?:to|on|onto|with|then|and)\s+/
/** Words that only introduce an answer. */
const LEADS = new Set(['pick', 'choose', 'place'])
const PLAIN: Record<string, string> = {
  done: 'done',
  confirm: 'done',
  cancel: 'cancel',
  decline: 'decline',
  pass: 'decline',
  no: 'decline',
  accept: 'accept',
  yes: 'accept',
}

/** `done`, `cancel`, `decline` or `accept`, null when the word is none of them. */
export const plainAnswer = (text: string): string | null => PLAIN[normal(text)] ?? null

/** Whose step it is and what they do. */
export function readStep(words: Words, step: Step, flow: boolean): [seat: number, Command] {
  const players = playersOf(step)
  if (players.length + (step.seat === undefined ? 0 : 1) !== 1)
    throw new ScenarioError('a step says who acts, once: `P1: …`')
  if (players.length === 1)
    return [words.seat(players[0]), readSentence(words, step[players[0] as `P${number}`], flow)]
  return [words.seat(step.seat!), spelt(words, step)]
}

function spelt(words: Words, step: Step): Command {
  const picks = step.pick === undefined ? [] : [step.pick].flat()
  const answers = step.answer === undefined ? picks : [...picks, step.answer]
  if (step.move !== undefined)
    return {
      kind: 'move',
      move: words.moves.id(step.move),
      value: step.value === undefined ? null : String(step.value),
    }
  if (step.use !== undefined || step.source !== undefined) {
    const labels = step.use === undefined ? [] : labelsOf(words, step.use)
    return { kind: 'use', labels, source: step.source ?? '', answers }
  }
  return { kind: 'answers', answers }
}

function labelsOf(words: Words, name: string): string[] {
  if (!words.abilities.has(name)) throw new ScenarioError(words.abilities.unknown(name))
  return words.abilities.all(name)
}

/** `flow`: nothing is being chosen, so a word like "pick" may be a move of the game. */
export function readSentence(words: Words, sentence: string, flow: boolean): Command {
  const text = shield(words, sentence.trim())
  const tokens = text.split(/\s+/)
  const head = normal(tokens[0].replace(/,$/, ''))
  const isMove = flow && words.moves.has(head)
  if ((plainAnswer(head) !== null && !isMove) || head === 'unpick')
    return { kind: 'answers', answers: parts(text) }
  const move = prefix(tokens, (name) => words.moves.has(name))
  const isLead = LEADS.has(head)
  if (move > 0 && (flow || !isLead)) {
    const [name, rest] = [tokens.slice(0, move).join(' '), tokens.slice(move).join(' ')]
    return { kind: 'move', move: words.moves.id(name), value: rest === '' ? null : rest }
  }
  if (isLead) return { kind: 'answers', answers: parts(tokens.slice(1).join(' ')) }
  const ability = prefix(tokens, (name) => words.abilities.has(name))
  if (ability > 0) {
    const labels = words.abilities.all(tokens.slice(0, ability).join(' '))
    return used(labels, tokens.slice(ability).join(' '))
  }
  if (head === 'play' || head === 'use') return used([], tokens.slice(1).join(' '))
  const known = [
    ...words.abilities.names(),
    ...words.moves.names(),
    ...LEADS,
    ...Object.keys(PLAIN),
  ]
  throw new ScenarioError(
    `"${tokens[0]}" is no ability or move of this game, nor play, pick, choose, place, unpick, done, cancel, decline, accept${did(nearest(tokens[0], known))}`,
  )
}

function used(labels: string[], rest: string): Command {
  // "summon Wolf on A1", but also "walk to B1" when only one piece can
  const [source, ...answers] = /^(?:to|on|onto|with)\s/.test(rest)
    ? ['', ...parts(rest.replace(/^\S+\s+/, ''))]
    : parts(rest)
  return { kind: 'use', labels, source: source ?? '', answers }
}

const parts = (text: string): string[] => text.split(SPLIT).filter((part) => part !== '')

/** How many leading words make the longest known name. */
function prefix(tokens: string[], known: (name: string) => boolean): number {
  for (let n = Math.min(tokens.length, 5); n > 0; n--)
    if (known(tokens.slice(0, n).join(' '))) return n
  return 0
}

/** A name that contains "to" or "on" must not be split, so its id replaces it. */
function shield(words: Words, sentence: string): string {
  let text = sentence
  for (const names of [words.definitions, words.abilities])
    for (const name of names.names())
      if (SPLIT.test(name)) text = text.replaceAll(name, names.id(name))
  return text
}
