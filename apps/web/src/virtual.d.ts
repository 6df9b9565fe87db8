declare module 'virtual:pack/*' {
  import type { Pack } from '@cardwright/engine'
  export const pack: Pack
  export const icons: Readonly<Record<string, string>>
}

declare module 'virtual:pack-files/*' {
  export const files: Readonly<Record<string, string>>
}

declare module 'virtual:rules/*' {
  export const pages: Partial<
    Record<'en' | 'ru', { html: string; contents: { id: string; title: string }[] }>
  >
}

declare module 'virtual:fonts.css'
