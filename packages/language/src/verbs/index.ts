// Every verb of the language, in the order of the reference.
import { again } from './again/words.ts'
import { arrange } from './arrange/words.ts'
import { attach } from './attach/words.ts'
import { attack } from './attack/words.ts'
import { cancel } from './cancel/words.ts'
import { check } from './check/words.ts'
import { choose } from './choose/words.ts'
import { clear } from './clear/words.ts'
import { damage } from './damage/words.ts'
import { destroy } from './destroy/words.ts'
import { discard } from './discard/words.ts'
import { draw } from './draw/words.ts'
import { gain } from './gain/words.ts'
import { give } from './give/words.ts'
import { heal } from './heal/words.ts'
import { look } from './look/words.ts'
import { modify } from './modify/words.ts'
import { move } from './move/words.ts'
import { push } from './push/words.ts'
import { put } from './put/words.ts'
import { recharge } from './recharge/words.ts'
import { redirect } from './redirect/words.ts'
import { remove } from './remove/words.ts'
import { repeat } from './repeat/words.ts'
import { reroll } from './reroll/words.ts'
import { select } from './select/words.ts'
import { spawn } from './spawn/words.ts'
import { swap } from './swap/words.ts'
import { transfer } from './transfer/words.ts'

export const VERBS = {
  select,
  choose,
  repeat,
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
  attack,
  give,
  clear,
  transfer,
  gain,
  modify,
  recharge,
  cancel,
  redirect,
  reroll,
  again,
  check,
}
