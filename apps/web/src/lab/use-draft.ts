// A card while it is being written: its text, what is wrong with it, and the game with it.
import { cardJson } from '@cardwright/content/shelf-json'
import type { GameCode } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Title } from '../shelf/title.ts'
import { draftPack, isSameDraft, writtenCard, type Shelf } from './draft-card.ts'

/** Characters per line of the editor. */
const LETTERS = 62

export interface Material {
  title: Title
  code: GameCode
  files: Readonly<Record<string, string>>
}

export interface Draft {
  text: string
  setText(text: string): void
  /** The card as it is in the game. */
  printed: string
  /** The text that the rest is about; it comes a little after what is typed. */
  written: string
  drafted: ReturnType<typeof draftPack>
  /** The game with the card as it was valid last. */
  title: Title
  isChanged: boolean
}

export function useDraft({ title, code, files }: Material, shelf: Shelf): Draft {
  const printed = useMemo(() => cardJson(writtenCard(files, shelf), LETTERS), [files, shelf])
  const [text, setText] = useState(printed)
  const written = useDeferredValue(text)
  const drafted = useMemo(
    () => draftPack(files, shelf, written, code),
    [files, shelf, written, code],
  )
  // keep showing the last valid card while the text is being edited
  const [pack, setPack] = useState(title.pack)
  if (drafted.ok && drafted.pack !== pack) setPack(drafted.pack)
  const draft = useMemo(
    (): Title =>
      isSameDraft(pack, title.pack) ? title : { ...title, pack, game: createGame(pack, code) },
    [pack, title, code],
  )
  const isChanged = drafted.ok && draft !== title
  return { text, setText, printed, written, drafted, title: draft, isChanged }
}
