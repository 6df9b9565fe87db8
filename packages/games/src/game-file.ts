// What a game folder says of itself. `game.ts` exports `game`, which is this, and `code`, what the pack cannot say.
import type { GameCode, Pack } from '@cardwright/engine'

/** One text for both languages, or one for each. */
export type Said = string | { en: string; ru: string }

/** Paths are relative to the folder. The id of the game is the one in its manifest. */
export interface GameFile {
  name: Said
  /** One sentence on its poster. */
  line?: Said
  /** How long a match takes. */
  minutes?: number
  /** The folder of its pack; default: `content`. */
  content?: string
  /** Its rules as Markdown; default: `RULES.md`, in Russian `RULES.ru.md`. */
  rules?: { en?: string; ru?: string }
  /** A module that exports `board`, a board or a function that makes one; without it the table makes one from the manifest. */
  board?: string
  /** A module that exports `poster`; without it one is drawn from the name. */
  poster?: string
  /** A module that exports `audits`, `importer` or both. Only the command line reads it. */
  tools?: string
}

/** What an audit found: tables and bars to show, findings by rule, and all figures as data. */
export interface AuditReport {
  title: string
  sheets: {
    title: string
    tables: { title: string; head: string[]; rows: string[][] }[]
    bars: { title: string; bars: { label: string; value: number }[] }[]
    findings: { id: string; severity: string; text: string }[]
  }[]
  data: unknown
}

/** @throws with the reason when an option makes no sense */
export type Audit = (pack: Pack, options: Record<string, string>) => AuditReport

/**
 * Content in the form of a game's design document, put into the files of a pack.
 * @throws with the reason when the text is nothing of the kind
 */
export type Importer = (files: Record<string, string>, text: string) => Record<string, string>

export interface Tools {
  /** Studies of its content by exhaustion, by name. */
  audits?: Record<string, Audit>
  importer?: Importer
}

/** A game folder that has been read. */
export interface GameEntry extends Tools {
  id: string
  name: { en: string; ru: string }
  line: { en: string; ru: string }
  minutes: number | null
  code: GameCode
  /** Its `game.ts`. */
  file: URL
  /** The folder of its pack. */
  contentUrl: URL
  rules: { en?: URL; ru?: URL }
  board: URL | null
  poster: URL | null
}
