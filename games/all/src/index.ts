// The list of games: what the command line, the server and the page offer.
import type { GameCode } from '@cardwright/engine'
import { contentUrl as dronesContent, drones } from '@cardwright/drones'
import { contentUrl as forestContent, forest } from '@cardwright/forest'
import { contentUrl as skirmishContent, skirmish } from '@cardwright/skirmish'
import { contentUrl as starterContent, starter } from '@cardwright/starter'
import { contentUrl as taktikContent, taktik } from '@cardwright/taktik'

export interface GameEntry {
  id: string
  name: { en: string; ru: string }
  code: GameCode
  /** The folder of its pack. */
  contentUrl: URL
}

export const games: readonly GameEntry[] = [
  {
    id: 'forest',
    name: { en: 'Forest of Dreams', ru: 'Лес снов' },
    code: forest,
    contentUrl: forestContent,
  },
  {
    id: 'skirmish',
    name: { en: 'New Avalon: Skirmish', ru: 'Новый Авалон: Стычка' },
    code: skirmish,
    contentUrl: skirmishContent,
  },
  {
    id: 'drones',
    name: { en: 'Drones', ru: 'Дроны' },
    code: drones,
    contentUrl: dronesContent,
  },
  {
    id: 'taktik',
    name: { en: 'Taktik', ru: 'Тактика' },
    code: taktik,
    contentUrl: taktikContent,
  },
  {
    id: 'starter',
    name: { en: 'Tic-tac-toe', ru: 'Крестики-нолики' },
    code: starter,
    contentUrl: starterContent,
  },
]
