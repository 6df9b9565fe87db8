declare module 'virtual:pack/*' {
  import type { Pack } from '@cardwright/engine'
  export const pack: Pack
  export const icons: Readonly<Record<string, string>>
}
