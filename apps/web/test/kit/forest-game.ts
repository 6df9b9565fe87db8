// Forest as Node loads it, to compare with what the page does.
import type { Game } from '@cardwright/engine'
import { openGame } from '@cardwright/games'

export const forestGame = (): Promise<Game> => openGame('games/forest')
