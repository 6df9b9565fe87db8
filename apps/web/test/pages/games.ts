import { createGame } from '@cardwright/language/rules'
import { code as forest } from 'virtual:code/forest'
import { pack } from 'virtual:pack/forest'
import { playGames } from '../kit/play-games.ts'

declare global {
  interface Window {
    playGames(first: number, count: number): string[]
  }
}

const game = createGame(pack, forest)
window.playGames = (first, count) => playGames(game, first, count)
