// A moderator's right and what is asked with it. The token stays in this tab.
import type { AuditEntry } from '@cardwright/protocol'
import { createStore } from 'zustand/vanilla'
import { call, type Sorry } from '../online/api.ts'

const KEY = 'cardwright.moderator'

type What = AuditEntry['what']

/** Something a moderator is about to do. */
export interface Task {
  what: What
  /** Whom or what it is done to, for people. */
  name: string
  path: string
  /** What the request says besides why. */
  body: Record<string, unknown>
}

interface Desk {
  token: string | null
  label: string | null
  problem: Sorry | null
  /** Counts what was done: lists are read again. */
  done: number
}

const kept = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, token)
  } catch {
    // good for this page only
  }
}

export const desk = createStore<Desk>(() => ({
  token: kept(),
  label: null,
  problem: null,
  done: 0,
}))

export const ask = <T>(path: string, body?: unknown): Promise<T> =>
  call<T>(`/api/moderation${path}`, body, {
    authorization: `Bearer ${desk.getState().token ?? ''}`,
  })

export async function enter(token: string): Promise<void> {
  desk.setState({ token, problem: null })
  try {
    const { label } = await ask<{ label: string }>('/me')
    keep(token)
    desk.setState({ label })
  } catch (problem) {
    leave()
    desk.setState({ problem: problem as Sorry })
  }
}

export function leave(): void {
  keep(null)
  desk.setState({ token: null, label: null, problem: null })
}

export async function perform({ path, body }: Task, why: string): Promise<void> {
  await ask(path, { ...body, why })
  reload()
}

/** Calls whenever something was done. @returns how to stop */
export const onDone = (call: () => void): (() => void) =>
  desk.subscribe((now, before) => {
    if (now.done !== before.done) call()
  })

export const reload = (): void => desk.setState(({ done }) => ({ done: done + 1 }))
