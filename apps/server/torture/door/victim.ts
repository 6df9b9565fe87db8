// What an attacker knows of the server: a match of its own, with its links.
export interface Victim {
  match: string
  /** Of both seats, and one of another match. */
  tokens: string[]
  invite: string
  /** A meeting that a page has opened. */
  meetingKey: string
  games: string[]
  protocol: number
}
