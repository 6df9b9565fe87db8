declare module 'virtual:pack/*' {
  import type { Pack } from '@cardwright/engine'
  export const pack: Pack
  export const icons: Readonly<Record<string, string>>
}

declare module 'virtual:pack-files/*' {
  export const files: Readonly<Record<string, string>>
}

declare module 'virtual:code/*' {
  import type { GameCode } from '@cardwright/engine'
  export const code: GameCode
}

declare module 'virtual:board/*' {
  import type { Board } from '@cardwright/table'
  export const board: Board
}

declare module 'virtual:rules/*' {
  export const pages: Partial<
    Record<'en' | 'ru', { html: string; contents: { id: string; title: string }[] }>
  >
}

declare module 'virtual:shelf' {
  import type { GameCode, Pack } from '@cardwright/engine'
  interface Entry {
    code(): Promise<GameCode>
    content(): Promise<{ pack: Pack; icons: Readonly<Record<string, string>> }>
    /** The pack as it is written, file by file. */
    files(): Promise<{ files: Readonly<Record<string, string>> }>
  }
  /** By the id of the game. */
  export const entries: Readonly<Record<string, Entry>>
}

declare module 'virtual:shelf/boards' {
  import type { Board, BoardMaker } from '@cardwright/table'
  /** Those that have one of their own. */
  export const boards: Readonly<Record<string, () => Promise<Board | BoardMaker>>>
}

declare module 'virtual:shelf/rules' {
  type RulesPages = Partial<
    Record<'en' | 'ru', { html: string; contents: { id: string; title: string }[] }>
  >
  export const pages: Readonly<Record<string, () => Promise<RulesPages>>>
}

declare module 'virtual:shelf/posters' {
  import type { Poster } from '@cardwright/table'
  type Both = Readonly<Record<'en' | 'ru', string>>
  interface Told extends Partial<Poster> {
    id: string
    name: Both
    line: Both
    minutes: number | null
    players: string
  }
  export const posters: readonly Told[]
}

declare module 'virtual:shelf/palettes.css'

declare module 'virtual:fonts.css'
