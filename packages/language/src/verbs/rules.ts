// Every verb of the language by what it does.
import type { Verbs } from '@cardwright/engine/author'
import { again } from './again/rule.ts'
import { arrange } from './arrange/rule.ts'
import { attach } from './attach/rule.ts'
import { attack } from './attack/rule.ts'
import { cancel } from './cancel/rule.ts'
import { check } from './check/rule.ts'
import { choose } from './choose/rule.ts'
import { clear } from './clear/rule.ts'
import { damage } from './damage/rule.ts'
import { destroy } from './destroy/rule.ts'
import { discard } from './discard/rule.ts'
import { draw } from './draw/rule.ts'
import { gain } from './gain/rule.ts'
import { give } from './give/rule.ts'
import { heal } from './heal/rule.ts'
import { look } from './look/rule.ts'
import { modify } from './modify/rule.ts'
import { move } from './move/rule.ts'
import { push } from './push/rule.ts'
import { put } from './put/rule.ts'
import { recharge } from './recharge/rule.ts'
import { redirect } from './redirect/rule.ts'
import { remove } from './remove/rule.ts'
import { repeat } from './repeat/rule.ts'
import { reroll } from './reroll/rule.ts'
import { select } from './select/rule.ts'
import { spawn } from './spawn/rule.ts'
import { swap } from './swap/rule.ts'
import { transfer } from './transfer/rule.ts'

export const RULES = {
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
} satisfies Verbs
