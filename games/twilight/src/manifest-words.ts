// Words of the manifest that data is judged by.
import type { Pack } from '@cardwright/engine'

/** Values of a field; empty when the manifest itself is broken, which is reported elsewhere. */
export const wordsFor = (pack: Pack, field: string): readonly string[] =>
  pack.manifest.fields?.[field] ?? []
