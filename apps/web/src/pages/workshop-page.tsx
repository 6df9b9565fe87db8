// The workshop: a card as data, beside it what it says; try it on a board, ask what the change does.
import { cardJson } from '@cardwright/content/shelf-json'
import { nameOf, textOf } from '@cardwright/content/text'
import { type GameCode } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { DisplayCase } from '../cards/display-case.tsx'
import { ShownCard } from '../cards/shown-card.tsx'
import { BotSelect, type LabBot } from '../lab/bot-select.tsx'
import { compare, type Comparison } from '../lab/compare.ts'
import { Answer } from '../lab/answer.tsx'
import {
  draftPack,
  isSameDraft,
  placeInCard,
  shelfOf,
  writtenCard,
  type Shelf,
} from '../lab/draft-card.ts'
import { TrialTable } from '../lab/trial-table.tsx'
import '../look/lab.css'
import { Page } from '../look/page.tsx'
import { useSettings } from '../settings/settings.ts'
import { entries } from '../shelf/rules.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay } from '../texts/speak.ts'
import { LostPage, NoGamePage } from './lost-page.tsx'

const SEED = 1
/** As many as a line of the editor has. */
const LETTERS = 62
const BOTS: readonly LabBot[] = ['random', 'greedy']

const opened = new Map<string, Promise<Material>>()

interface Material {
  title: Title
  code: GameCode
  files: Readonly<Record<string, string>>
}

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
  const printed = useMemo(() => cardJson(writtenCard(files, shelf), LETTERS), [files, shelf])
  const [text, setText] = useState(printed)
  const written = useDeferredValue(text)
  const drafted = useMemo(
    () => draftPack(files, shelf, written, code),
    [files, shelf, written, code],
  )
  // what was valid last stays in sight while the next is being written
  const [pack, setPack] = useState(title.pack)
  if (drafted.ok && drafted.pack !== pack) setPack(drafted.pack)
  const draft = useMemo(
    (): Title =>
      isSameDraft(pack, title.pack) ? title : { ...title, pack, game: createGame(pack, code) },
    [pack, title, code],
  )
  const now = draft.pack.definitions.some(({ id }) => id === card)
  const isChanged = drafted.ok && draft !== title
  const [isTrying, setTrying] = useState(false)
  const [bot, setBot] = useState<LabBot>('greedy')
  const [found, setFound] = useState<Comparison | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])
  const ask = () => {
    stop.current()
    stop.current = compare(
      { files, code, card, changed: JSON.parse(written), bot, seed: SEED },
      setFound,
    )
  }
  const name = now ? nameOf(draft.pack, card, lang) : card
  if (isTrying)
    return <TrialTable title={draft} card={card} name={name} leave={() => setTrying(false)} />
  const isRunning = found?.state === 'running'
  return (
    <Page title={say('lab.workshop')} game={title.game.id} section="lab" className="lab workshop">
      <div className="wrap">
        <section className="paper editor">
          <header>
            <h2 className="disp">{nameOf(title.pack, card, lang)}</h2>
            <a href={`/cards/${title.game.id}/${card}`}>{say('lab.allCards')}</a>
          </header>
          <label htmlFor="card-json">{say('lab.data')}</label>
          <textarea
            id="card-json"
            className="json"
            spellCheck={false}
            value={text}
            rows={Math.max(8, Math.min(26, text.split('\n').length + 1))}
            aria-invalid={!drafted.ok}
            aria-describedby="card-problems"
            onChange={({ target }) => setText(target.value)}
          />
          <div id="card-problems" role="status" className={drafted.ok ? 'fine' : 'wrong'}>
            {drafted.ok ? (
              <p>{say(isChanged ? 'lab.valid' : 'lab.asPrinted')}</p>
            ) : (
              <ul>
                {drafted.problems.map((problem) => (
                  <li key={`${problem.file} ${problem.path} ${problem.message}`}>
                    <code>{placeInCard(problem, shelf) || '·'}</code> {problem.message}
                    {problem.hint !== undefined && (
                      <b> {say('lab.meant', { word: problem.hint })}</b>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <p className="row">
            <button className="btn" disabled={text === printed} onClick={() => setText(printed)}>
              {say('lab.reset')}
            </button>
            <button className="btn" disabled={!drafted.ok} onClick={() => setTrying(true)}>
              {say('lab.try')}
            </button>
          </p>
        </section>
        <section
          className={`paper says ${drafted.ok ? '' : 'stale'}`}
          aria-label={say('lab.proof')}
        >
          {now && (
            <>
              <DisplayCase title={draft}>
                <ShownCard id={card} />
              </DisplayCase>
              <Told title={draft} card={card} lang="en" />
              <Told title={draft} card={card} lang="ru" />
            </>
          )}
        </section>
        <section className="paper question">
          <h2>{say('lab.question')}</h2>
          <p className="hint">{say('lab.questionHint')}</p>
          <p className="row">
            <label>
              {say('lab.bots')}{' '}
              <BotSelect bots={BOTS} value={bot} disabled={isRunning} onChange={setBot} />
            </label>
            {isRunning ? (
              <button className="btn" onClick={() => stop.current()}>
                {say('lab.stop')}
              </button>
            ) : (
              <button className="btn pri" disabled={!isChanged} onClick={ask}>
                {say('lab.ask')}
              </button>
            )}
          </p>
          {!isChanged && <p className="hint">{say('lab.nothingChanged')}</p>}
          {found !== null && <Answer found={found} pack={title.pack} card={card} />}
        </section>
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
