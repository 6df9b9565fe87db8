// From a scene of a game's list to what the page is handed: the position is made here, by the engine.
import { readFileSync } from 'node:fs'
import { games } from '@cardwright/games/here'
import { createBot } from '@cardwright/bots'
import {
  applyAction,
  clone,
  createMatch,
  fullOptions,
  legalActions,
  loadMatch,
  nameAction,
  saveMatch,
  viewFor,
  type Game,
  type Match,
} from '@cardwright/engine'
import { loadGame, readScenes, stageScene, type Scene, type SceneFile } from '@cardwright/testkit'
import type { LoggedAnswer } from '../../src/match/local-match.ts'
import { readPlan, type MatchPlan, type Player } from '../../src/match/plan.ts'
import type { SetScene } from './set-scene.ts'

/** Where the list of a game's scenes lies, seen from its content. */
const LIST = '../scenes.yaml'
/** A plain bot finds an answer to any question; so many are far more than a match takes. */
const MOST = 2000

export interface SceneList extends SceneFile {
  loaded: Game
}

export async function readList(id: string): Promise<SceneList> {
  const source = games.find((game) => game.id === id)!
  const url = new URL(LIST, source.contentUrl)
  return {
    ...readScenes(readFileSync(url, 'utf8'), `games/${id}/scenes.yaml`),
    loaded: await loadGame(source),
  }
}

export function setUp(game: Game, scene: Scene): SetScene {
  if (scene.link !== undefined) {
    const plan = readPlan(game, new URLSearchParams(scene.link))
    const { players, options, seed } = plan
    const match = createMatch(game, { seats: players.length, options, seed })
    const viewer = players.findIndex(({ kind }) => kind === 'human')
    const answers = more(clone(match), scene, viewer)
    return recent(game, plan, match, answers)
  }
  const viewer = scene.viewer === 'watcher' ? -1 : Number((scene.viewer ?? 'P1').slice(1)) - 1
  const { start, answers } = stageScene(game, scene)
  const players = Array.from({ length: start.seats }, (_, seat): Player =>
    seat === viewer ? { kind: 'human' } : { kind: 'bot', level: 1 },
  )
  const plan: MatchPlan = { game: game.id, players, options: start.options, seed: 1 }
  const match = loadMatch(game, start)
  for (const { seat, action } of answers) applyAction(match, seat, action)
  const played = [...answers, ...more(match, scene, viewer)]
  return recent(game, plan, loadMatch(game, start), played)
}

/** Enough for a log; whatever came before is not played again for every picture. */
const RECENT = 24

/** @param match where the answers began */
function recent(game: Game, plan: MatchPlan, match: Match, answers: LoggedAnswer[]): SetScene {
  const { players, seed } = plan
  const options = fullOptions(game, plan.options)
  for (const { seat, action } of answers.slice(0, -RECENT)) applyAction(match, seat, action)
  return {
    game: game.id,
    plan: { game: game.id, players, options, seed },
    start: saveMatch(match, options),
    answers: answers.slice(-RECENT),
  }
}

/** So many answers, and then until it is the viewer's turn, or until they are asked what the scene wants. */
function more(match: Match, scene: Scene, viewer: number): LoggedAnswer[] {
  const { played = 0, until, name } = scene
  const answers: LoggedAnswer[] = []
  if (scene.played === undefined && until === undefined) return answers
  const bots = Array.from({ length: match.rules.things.seats }, (_, seat) =>
    createBot('random', 7, seat),
  )
  for (;;) {
    const { asking } = viewFor(match, 'spectator')
    if (asking === null && (until === undefined || until === 'over')) return answers
    if (asking === null || answers.length >= MOST) throw new Error(`${name}: never "${until}"`)
    const { seat } = asking
    const isViewer = seat === viewer || viewer < 0
    if (answers.length >= played && isViewer && isWanted(match, seat, until)) return answers
    const [only, ...others] = legalActions(match, seat)
    const action = others.length === 0 ? only : nameAction(match, bots[seat].choose(match, seat))
    applyAction(match, seat, action)
    answers.push({ seat, action })
  }
}

/** `pick immunis`: every word is the kind of question, its window, who asks, or the phase. */
function isWanted(match: Match, seat: number, until = 'main'): boolean {
  const { asking, phase } = viewFor(match, seat)
  const is = [asking?.kind, asking?.window, asking?.holder, asking?.ability, phase]
  return until.split(' ').every((word) => is.includes(word))
}
