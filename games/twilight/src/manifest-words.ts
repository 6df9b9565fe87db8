// Words of the manifest that data is judged by.
import type { Pack } from '@cardwright/engine'

export const idsOf = (pack: Pack, ...classes: string[]): string[] =>
  pack.definitions.filter((d) => classes.includes(d.class)).map(({ id }) => id)

/** Values of a field; empty when the manifest itself is broken, which is reported elsewhere. */
export const wordsFor = (pack: Pack, field: string): readonly string[] =>
  pack.manifest.fields?.[field] ?? []
