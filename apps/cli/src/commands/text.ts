// `cardwright text`: prints the texts of cards, statuses, keywords and basic actions.
import type { Command } from 'commander'
import {
  basicText,
  keywordText,
  statusText,
  textOf,
  type Lang,
  type RulesText,
} from '@cardwright/content'
import type { Pack } from '@cardwright/engine'
import { findCalled } from '../called.ts'
import type { Io } from '../io.ts'
import { openGame } from '../open-game.ts'
import { withContent, withJson, withLang, type Common } from '../options.ts'
import type { Report } from '../report.ts'
import type { Finish } from '../run.ts'
import { wrap } from '../show/paint.ts'
import { speakerFor, type Speaker } from '../show/speaker.ts'

interface TextOptions extends Common {
  lang: Lang
}

interface Entry {
  id: string
  kind: string
  name: string
  numbers: Record<string, number>
  text: string
  paragraphs: RulesText['paragraphs']
}

export function addText(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('text <game> [card]')
    .description('print the generated rules text of a whole game, or of one card by id or name')
  withLang(withContent(withJson(command))).action(
    async (id: string, card: string | undefined, options: TextOptions) =>
      finish(await printText(id, card, options), options.json),
  )
}

async function printText(
  id: string,
  card: string | undefined,
  options: TextOptions,
): Promise<Report> {
  const { pack } = await openGame(id, options.content)
  const speaker = speakerFor(pack, options.lang)
  const all = entriesOf(pack, speaker)
  const shown =
    card === undefined ? all : [findCalled(card, all, ({ id: called, name }) => [called, name], id)]
  return {
    data: { game: id, pack: pack.hash, lang: options.lang, texts: shown },
    text: shown.map((entry) => describe(entry, speaker)).join('\n\n'),
  }
}

/** Everything of a pack that has a text. */
export function entriesOf(pack: Pack, speaker: Speaker): Entry[] {
  const { lang } = speaker
  const entry = (id: string, kind: string, section: string, write: () => RulesText): Entry => {
    const { text, paragraphs } = written(write)
    const name = section === 'names' ? speaker.def(id) : speaker.word(section, id)
    return { id, kind, name, numbers: {}, text, paragraphs }
  }
  return [
    ...pack.definitions.map((def) => ({
      ...entry(def.id, def.class, 'names', () => textOf(pack, def, lang)),
      numbers: { ...def.cost, ...def.stats },
    })),
    ...pack.statuses.map(({ id }) =>
      entry(id, 'status', 'statuses', () => statusText(pack, id, lang)),
    ),
    ...pack.keywords.map(({ id }) =>
      entry(id, 'keyword', 'keywords', () => keywordText(pack, id, lang)),
    ),
    ...pack.basics.map(({ id }) => entry(id, 'basic', 'basics', () => basicText(pack, id, lang))),
  ]
}

/** A pack may lack words that a text needs; `validate` says which. */
function written(write: () => RulesText): RulesText {
  try {
    return write()
  } catch {
    return { text: '', paragraphs: [] }
  }
}

function describe({ name, kind, numbers, text }: Entry, speaker: Speaker): string {
  const { resources } = speaker.pack.manifest
  const listed = Object.entries(numbers).map(([id, n]) => {
    const section = resources[id]?.of === 'seat' ? 'resources' : 'queries'
    return `${speaker.word(section, id)} ${n}`
  })
  const head = `${name} (${speaker.word('classes', kind)})`
  return [
    listed.length > 0 ? `${head}: ${listed.join(', ')}` : head,
    ...wrap(text, 94).map((line) => `  ${line}`),
  ].join('\n')
}
