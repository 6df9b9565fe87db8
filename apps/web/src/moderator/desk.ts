// The moderator's token and the requests made with it. The token stays in this tab.
import type { AuditEntry } from '@cardwright/protocol'
import { createStore } from 'zustand/vanilla'
import { call, type Sorry } from '../online/api.ts'

const KEY = 'cardwright.moderator'

type What = AuditEntry['what']

/** Something a moderator is about to do. */
export interface Task {
  what: What
  /** The name of the target, for display. */
  name: string
  path: string
  /** The request body besides the reason. */
  body: Record<string, unknown>
}

interface Desk {
  token: string | null
  label: string | null
  problem: Sorry | null
  /** Incremented after every action, so that lists are reloaded. */
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
    // lasts only as long as this page
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

/** Calls back after every action. @returns a function that unsubscribes */
export const onDone = (call: () => void): (() => void) =>
  desk.subscribe((now, before) => {
    if (now.done !== before.done) call()
  })

export const reload = (): void => desk.setState(({ done }) => ({ done: done + 1 }))
