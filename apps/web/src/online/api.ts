// What is asked of the server once: matches to make, to join, to look at.
import type { Joined, Made, MatchInfo, NewMatch } from '@cardwright/protocol'
import type { ProvenReplay } from '@cardwright/protocol/deal'

/** The server said no, or is not there (`offline`). */
export class Sorry extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Sorry('offline', 'the server cannot be reached')
  }
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  if (!isJson) throw new Sorry('offline', 'there is no server behind this page')
  const value = (await answer.json()) as T & { code: string; reason: string }
  if (!answer.ok) throw new Sorry(value.code, value.reason)
  return value
}

export const openMatches = () => call<MatchInfo[]>('/api/lobby')
export const makeMatch = (wanted: NewMatch) => call<Made>('/api/matches', wanted)
export const lookAt = (match: string) => call<MatchInfo>(`/api/matches/${match}`)
export const replayOf = (match: string) => call<ProvenReplay>(`/api/matches/${match}/replay`)
export const sitDown = (match: string, name: string, invite?: string) =>
  call<Joined>(`/api/matches/${match}/join`, { name, invite })
export const quickMatch = (game: string, name: string) => call<Joined>('/api/quick', { game, name })
