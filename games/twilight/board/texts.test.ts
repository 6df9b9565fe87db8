// Words of the board that must be there for everything the content may ask for.
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'
import { readCampaign } from '../src/places.ts'
import { textsOf } from './texts.ts'

const { pack } = await loadGame({ code: twilight, contentUrl })

test.each(['en', 'ru'] as const)('every tested stat has a name to show, in %s', (lang) => {
  const tested = readCampaign(pack).places.flatMap(({ options }) =>
    options.flatMap(({ test: trial }) => (trial === undefined ? [] : [trial.stat])),
  )
  const spoken = pack.definitions.flatMap(({ data }) => (data?.['will_stat'] as string) ?? [])
  for (const stat of new Set([...tested, ...spoken]))
    expect(textsOf(lang).stats[stat]).toMatch(/^\p{Lu}\p{Ll}+$/u)
})
