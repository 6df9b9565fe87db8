// The list of games: what the command line, the server and the page offer.
import type { GameCode, Pack } from '@cardwright/engine'
import { contentUrl as dronesContent, drones, importDrones } from '@cardwright/drones'
import { contentUrl as forestContent, forest } from '@cardwright/forest'
import { contentUrl as skirmishContent, skirmish } from '@cardwright/skirmish'
import { contentUrl as starterContent, starter } from '@cardwright/starter'
import { contentUrl as taktikContent, taktik } from '@cardwright/taktik'
import {
  contentUrl as twilightContent,
  fateAudit,
  importTwilight,
  twilight,
} from '@cardwright/twilight'

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

export interface GameEntry {
  id: string
  name: { en: string; ru: string }
  code: GameCode
  /** The folder of its pack. */
  contentUrl: URL
  /** Studies of its content by exhaustion, by name. */
  audits?: Record<string, Audit>
  importer?: Importer
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
    importer: importDrones,
  },
  {
    id: 'taktik',
    name: { en: 'Taktik', ru: 'Тактика' },
    code: taktik,
    contentUrl: taktikContent,
  },
  {
    id: 'twilight',
    name: { en: 'Twilight Marches', ru: 'Сумрачные пределы' },
    code: twilight,
    contentUrl: twilightContent,
    audits: { fate: fateAudit },
    importer: importTwilight,
  },
  {
    id: 'starter',
    name: { en: 'Tic-tac-toe', ru: 'Крестики-нолики' },
    code: starter,
    contentUrl: starterContent,
  },
]
