// Every general verb by name. A game adds its own (`check`, `reroll`, `attack`) in its code.
import { arrange, discard, draw, look } from './cards.ts'
import {
  again,
  attach,
  cancel,
  choose,
  loop,
  recharge,
  redirect,
  repeat,
  select,
} from './control.ts'
import { damage } from './damage.ts'
import { destroy } from './destroy.ts'
import { modify } from './modify.ts'
import { move } from './move.ts'
import { gain, heal } from './numbers.ts'
import { push } from './push.ts'
import { put } from './put.ts'
import { remove } from './remove.ts'
import { spawn } from './spawn.ts'
import { clear, give, transfer } from './status.ts'
import { swap } from './swap.ts'
import type { VerbCode } from './verb.ts'

const VERBS: readonly VerbCode[] = [
  select,
  choose,
  repeat,
  loop,
  move,
  push,
  swap,
  put,
  spawn,
  remove,
  attach,
  draw,
  discard,
  look,
  arrange,
  damage,
  heal,
  destroy,
  give,
  clear,
  transfer,
  gain,
  modify,
  recharge,
  cancel,
  redirect,
  again,
]

export const GENERAL_VERBS: Record<string, VerbCode> = Object.fromEntries(
  VERBS.map((verb) => [verb.name, verb]),
)
