// Cards outside a match: provides an inert table for the furniture.
import { createMatch } from '@cardwright/engine'
import { positionFor } from '@cardwright/engine/position'
import {
  BoardContext,
  createTable,
  IconsContext,
  SittingContext,
  usualComfort,
  type Dealer,
  type Sitting,
} from '@cardwright/table'
import { useMemo, type ReactNode } from 'react'
import { wordsOf } from '../match/words.ts'
import { useSettings } from '../settings/settings.ts'
import type { Title } from '../shelf/title.ts'
import { seatNames } from '../texts/players.ts'

/** Nobody plays. */
export const nobody: Dealer = {
  answer() {},
  undo() {},
  whyNot: async () => null,
  explain: async () => null,
  hurry() {},
  order() {},
}

export function DisplayCase({ title, children }: { title: Title; children: ReactNode }) {
  const { lang } = useSettings()
  const sitting = useMemo<Sitting>(() => {
    const position = positionFor(createMatch(title.game, { seed: 1 }), 'spectator')
    const moment = { ...position, number: 0, events: [], story: [], noUndo: 'nothing' as const }
    return {
      table: createTable(nobody, title.pack, moment),
      words: wordsOf(title.pack, lang, seatNames([], lang)),
      pack: title.pack,
      viewer: -1,
      comfort: usualComfort,
    }
  }, [title, lang])
  return (
    <SittingContext value={sitting}>
      <BoardContext value={title.board}>
        <IconsContext value={title.icons}>{children}</IconsContext>
      </BoardContext>
    </SittingContext>
  )
}
