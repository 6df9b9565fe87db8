// Requests to the server: creating, joining and reading matches.
import type { Joined, Made, MatchInfo, NewMatch, ReportReason } from '@cardwright/protocol'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { introduction } from './strangers.ts'

/** The server refused, or cannot be reached (`offline`). */
export class Sorry extends Error {
  readonly code: string
  /** When a ban ends. */
  readonly until: number | null
  constructor(code: string, message: string, until: number | null = null) {
    super(message)
    this.code = code
    this.until = until
  }
}

/** @param headers additional headers, such as a moderator's token */
export async function call<T>(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch {
    throw new Sorry('offline', 'the server cannot be reached')
  }
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  if (!isJson) throw new Sorry('offline', 'there is no server behind this page')
  const value = (await answer.json()) as T & { code: string; reason: string; until?: number }
  if (!answer.ok) throw new Sorry(value.code, value.reason, value.until)
  return value
}

export const openMatches = () => call<MatchInfo[]>('/api/lobby', introduction())
export const makeMatch = (wanted: NewMatch) =>
  call<Made>('/api/matches', { ...wanted, ...introduction() })
export const lookAt = (match: string) => call<MatchInfo>(`/api/matches/${match}`)
export const replayOf = (match: string) => call<ProvenReplay>(`/api/matches/${match}/replay`)
export const sitDown = (match: string, name: string, invite?: string) =>
  call<Joined>(`/api/matches/${match}/join`, { name, invite, ...introduction() })
export const quickMatch = (game: string, name: string) =>
  call<Joined>('/api/quick', { game, name, ...introduction() })
export const blockPlayer = (match: string, token: string, seat: number) =>
  call<{ id: string }>(`/api/matches/${match}/block`, { token, seat })

export interface Complaint {
  token: string
  seat: number
  line?: number
  reason: ReportReason
  text?: string
}
export const sendReport = (match: string, complaint: Complaint) =>
  call<{ ok: true }>(`/api/matches/${match}/report`, complaint)
