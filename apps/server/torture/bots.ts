// One address plays many matches against strong bots; somebody else's bot must not be slower for it. Everything
// comes from this machine, so the addresses are those of the header that a proxy sets.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Made, NewMatch } from '@cardwright/protocol'
import { Client } from '../test/client.ts'
import { NodeProcess } from './node-process.ts'
import { freePort } from './services.ts'
import { StubbornPlayer } from './stubborn-player.ts'

export interface BotsOptions {
  game: string
  matches: number
  /** Answers of the other one's bots that are timed in each round, without the crowd and beside it. */
  answers: number
  rounds: number
  tell(line: string): void
}

export interface BotsResult {
  /** Median milliseconds until the bot of the other one has answered. */
  quietMs: number
  crowdedMs: number
  quiet95Ms: number
  crowded95Ms: number
  /** Answers of the crowd's bots meanwhile. */
  crowdAnswers: number
  /** Questions still waiting when the crowd has just left. */
  left: number
}

const SEATS = 4
/** After everybody came or left. */
const PAUSE = 1000
const pick = (length: number) => Math.floor(Math.random() * length)
const hundredths = (ms: number) => Math.round(ms * 100) / 100

export async function crowdOfBots(options: BotsOptions): Promise<BotsResult> {
  const { game, matches, answers, rounds, tell } = options
  const data = mkdtempSync(join(tmpdir(), 'cardwright-bots-'))
  const env = { BEHIND_PROXY: '1' }
  const node = new NodeProcess({ port: await freePort(), data, env, limits: 'messages' })
  const crowd: StubbornPlayer[] = []
  const leave = () => {
    for (const player of crowd.splice(0)) player.close()
  }
  try {
    await node.start()
    const { address } = node
    const made: Made[] = []
    for (let k = 0; k < matches; k++) made.push(await make(address, '192.0.2.1', game, 4))
    const come = () => {
      for (const { match, token } of made) {
        const player = new StubbornPlayer([address], match, token, pick)
        crowd.push(player)
        player.play()
      }
    }
    // threads begin with the first question
    tell('warming up')
    come()
    await timeAnswers(address, game, 30)
    leave()
    const quiet: number[] = []
    const crowded: number[] = []
    const result = { crowdAnswers: 0, left: 0 }
    // in turns: what else this machine does meanwhile slows both down
    for (let round = 1; round <= rounds; round++) {
      tell(`round ${round}: nobody else`)
      await wait(PAUSE)
      result.left += await metric(address, 'cardwright_bot_questions_waiting')
      quiet.push(...(await timeAnswers(address, game, answers)))
      come()
      await wait(PAUSE)
      tell(`round ${round}: beside ${matches} matches with ${SEATS - 1} bots of level 4`)
      const before = await metric(address, 'cardwright_bot_think_seconds_count')
      crowded.push(...(await timeAnswers(address, game, answers)))
      const now = await metric(address, 'cardwright_bot_think_seconds_count')
      result.crowdAnswers += now - before - answers
      leave()
    }
    return {
      quietMs: at(quiet, 0.5),
      crowdedMs: at(crowded, 0.5),
      quiet95Ms: at(quiet, 0.95),
      crowded95Ms: at(crowded, 0.95),
      ...result,
    }
  } finally {
    leave()
    await node.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

export const isFair = ({ quietMs, crowdedMs, crowdAnswers, left }: BotsResult): boolean =>
  crowdedMs <= 2 * quietMs && crowdAnswers > 0 && left === 0

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return hundredths(sorted[Math.floor((sorted.length - 1) * share)])
}

async function make(address: string, from: string, game: string, level: number): Promise<Made> {
  const bots = Array.from({ length: SEATS - 1 }, () => ({ kind: 'bot' as const, level }))
  const wanted: NewMatch = { game, name: 'Anna', chairs: [{ kind: 'human' }, ...bots] }
  const answer = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(wanted),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Made
}

/** Milliseconds from the moment a bot of level 2 is asked until everybody sees its answer. */
async function timeAnswers(address: string, game: string, answers: number): Promise<number[]> {
  const times: number[] = []
  while (times.length < answers) {
    const { match, token } = await make(address, '192.0.2.2', game, 2)
    const player = await Client.open(address, { match, token, want: 'brief' })
    let asked: number | null = null
    for (let seq = 0; times.length < answers; seq++) {
      const brief = await player.next('brief', (one) => one.seq >= seq)
      if (asked !== null) times.push(performance.now() - asked)
      asked = null
      if (brief.ending !== null) break
      if (brief.isAsked) {
        const forward = brief.legal.filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick')
        player.answer([forward[pick(forward.length)]], brief.seq)
      } else if (brief.seq > 0) asked = performance.now()
      seq = brief.seq
    }
    player.kill()
  }
  return times
}

async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}
