// The games of the front page: small, always there. The games themselves are fetched when they are needed.
import { PlainPoster } from '@cardwright/table/poster'
import type { ComponentType } from 'react'
import { posters as told } from 'virtual:shelf/posters'

export interface GamePoster {
  id: string
  Picture: ComponentType
  players: string
  /** Null: nobody has said how long it takes. */
  minutes: number | null
  texts: Readonly<Record<'en' | 'ru', { name: string; line: string; press: string }>>
}

/** Where a game has no press of its own. */
const NO_PRESS = { en: '', ru: '' }

export const posters: readonly GamePoster[] = told.map(
  ({ id, name, line, press = NO_PRESS, Picture, players, minutes }) => ({
    id,
    Picture: Picture ?? PlainPoster(id, name.en),
    players,
    minutes,
    texts: {
      en: { name: name.en, line: line.en, press: press.en },
      ru: { name: name.ru, line: line.ru, press: press.ru },
    },
  }),
)

export const posterOf = (id: string): GamePoster | undefined => posters.find((one) => one.id === id)
