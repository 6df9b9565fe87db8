// The workshop: a card's data next to its text; try it on a board, or measure what a change does.
import { nameOf, textOf } from '@cardwright/content/text'
import { use, useMemo, useState } from 'react'
import { DisplayCase } from '../cards/display-case.tsx'
import { ShownCard } from '../cards/shown-card.tsx'
import { Answer } from '../lab/answer.tsx'
import { shelfOf, type Shelf } from '../lab/draft-card.ts'
import { Editor } from '../lab/editor.tsx'
import { Question } from '../lab/question.tsx'
import { TrialTable } from '../lab/trial-table.tsx'
import { useComparison } from '../lab/use-comparison.ts'
import { useDraft, type Material } from '../lab/use-draft.ts'
import '../look/lab.css'
import { Page } from '../look/page.tsx'
import { useSettings } from '../settings/settings.ts'
import { entries } from '../shelf/rules.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { LostPage, NoGamePage } from './lost-page.tsx'

const opened = new Map<string, Promise<Material>>()

function openMaterial(game: string): Promise<Material> | null {
  const title = openTitle(game)
  if (title === null) return null
  const known = opened.get(game)
  if (known !== undefined) return known
  const material = Promise.all([title, entries[game].code(), entries[game].files()]).then(
    ([whole, code, { files }]) => ({ title: whole, code, files }),
  )
  material.catch(() => opened.delete(game))
  opened.set(game, material)
  return material
}

export function WorkshopPage({ game, card }: { game: string; card: string }) {
  const material = openMaterial(game)
  return material === null ? (
    <NoGamePage game={game} />
  ) : (
    <Opened key={card} material={use(material)} card={card} />
  )
}

function Opened({ material, card }: { material: Material; card: string }) {
  const shelf = useMemo(() => shelfOf(material.files, card), [material, card])
  if (shelf === null) return <LostPage path={`/lab/${material.title.game.id}/${card}`} />
  return <Bench material={material} shelf={shelf} card={card} />
}

interface BenchProps {
  material: Material
  shelf: Shelf
  card: string
}

function Bench({ material, shelf, card }: BenchProps) {
  const { title, code, files } = material
  const say = useSay()
  const { lang } = useSettings()
  const draft = useDraft(material, shelf)
  const [isTrying, setTrying] = useState(false)
  const comparison = useComparison(() => ({
    files,
    code,
    card,
    changed: JSON.parse(draft.written),
  }))
  const now = draft.title.pack.definitions.some(({ id }) => id === card)
  const name = now ? nameOf(draft.title.pack, card, lang) : card
  if (isTrying)
    return <TrialTable title={draft.title} card={card} name={name} leave={() => setTrying(false)} />
  return (
    <Page title={say('lab.workshop')} game={title.game.id} section="lab" className="lab workshop">
      <div className="wrap">
        <Editor draft={draft} shelf={shelf} onTry={() => setTrying(true)}>
          <header>
            <h2 className="disp">{nameOf(title.pack, card, lang)}</h2>
            <a href={`/cards/${title.game.id}/${card}`}>{say('lab.allCards')}</a>
          </header>
        </Editor>
        <section
          className={`paper says ${draft.drafted.ok ? '' : 'stale'}`}
          aria-label={say('lab.proof')}
        >
          {now && (
            <>
              <DisplayCase title={draft.title}>
                <ShownCard id={card} />
              </DisplayCase>
              <Told title={draft.title} card={card} lang="en" />
              <Told title={draft.title} card={card} lang="ru" />
            </>
          )}
        </section>
        <Question comparison={comparison} isChanged={draft.isChanged}>
          {comparison.found !== null && (
            <Answer found={comparison.found} pack={title.pack} card={card} />
          )}
        </Question>
      </div>
    </Page>
  )
}

function Told({ title, card, lang }: { title: Title; card: string; lang: 'en' | 'ru' }) {
  const { paragraphs } = textOf(title.pack, card, lang)
  return (
    <div className="told" lang={lang}>
      <b>{nameOf(title.pack, card, lang)}</b>
      {paragraphs.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
