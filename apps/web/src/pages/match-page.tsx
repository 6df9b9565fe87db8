// One match. /play/<game> starts a new one described by the URL and continues under its own id.
import { checkSetup, BadOption } from '@cardwright/engine'
import { use, useEffect, useMemo } from 'react'
import { openDesk } from '../bots/bot-desk.ts'
import '../look/match.css'
import { Page } from '../look/page.tsx'
import { ProofSheet, type Spoiled } from '../look/proof-sheet.tsx'
import { newRecord, type MatchRecord } from '../match/archive.ts'
import { BadAnswer } from '../match/local-match.ts'
import { BadPlan, readPlan } from '../match/plan.ts'
import { Play } from '../match/play.ts'
import { archive } from '../match/saved.ts'
import { usualLevel } from '../match/usual-level.ts'
import { renameTo } from '../router.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay, type Say } from '../texts/speak.ts'
import { NoGamePage } from './lost-page.tsx'
import { MatchTablePage } from './match-table-page.tsx'

export function MatchPage({ id, words }: { id: string; words: URLSearchParams }) {
  const say = useSay()
  const begun = openTitle(id)
  if (begun !== null) return <NewMatch title={use(begun)} words={words} />
  const found = archive.find(id)
  if (found.kind === 'found') return <KnownMatch record={found.record} />
  const spoiled =
    found.kind === 'missing'
      ? { title: say('spoiled.match'), what: say('spoiled.matchWhat') }
      : { title: say('spoiled.damaged'), what: say('spoiled.damagedWhat') }
  return <SpoiledMatch {...spoiled} where={`/play/${id}`} />
}

/** Creates the record, then navigates: a running match has its own URL. */
function NewMatch({ title, words }: { title: Title; words: URLSearchParams }) {
  const say = useSay()
  const made = useMemo(() => makeRecord(title, words, say), [title, words, say])
  useEffect(() => {
    if (!('id' in made)) return
    archive.keep(made)
    renameTo(`/play/${made.id}`)
  }, [made])
  return 'id' in made ? null : <SpoiledMatch {...made} game={title.game.id} />
}

function makeRecord(
  { game, pack }: Title,
  words: URLSearchParams,
  say: Say,
): MatchRecord | Spoiled {
  try {
    const plan = readPlan(game, words, usualLevel(game.id))
    plan.options = checkSetup(game, plan.players.length, plan.options)
    return newRecord(plan, pack.hash)
  } catch (error) {
    if (!(error instanceof BadPlan || error instanceof BadOption)) throw error
    const where = error instanceof BadPlan ? error.word : `?${words.toString()}`
    return { title: say('spoiled.plan'), what: error.message, where }
  }
}

function KnownMatch({ record }: { record: MatchRecord }) {
  const opened = openTitle(record.plan.game, record.pack)
  if (opened === null) return <NoGamePage game={record.plan.game} />
  return <OpenMatch title={use(opened)} record={record} />
}

function OpenMatch({ title, record }: { title: Title; record: MatchRecord }) {
  const say = useSay()
  const { id } = record
  const play = useMemo(() => setTable(title, id), [title, id])
  if (play !== null) return <MatchTablePage play={play} />
  return (
    <SpoiledMatch
      title={say('spoiled.content')}
      what={say('spoiled.contentWhat')}
      where={`/play/${id}`}
      game={title.game.id}
    />
  )
}

/** @returns null when the record no longer fits the game */
function setTable(title: Title, id: string): Play | null {
  const found = archive.find(id)
  if (found.kind !== 'found') return null
  try {
    return new Play(title, found.record, archive, openDesk())
  } catch (error) {
    if (error instanceof BadAnswer || error instanceof BadOption) return null
    throw error
  }
}

function SpoiledMatch({ game, ...spoiled }: Spoiled & { game?: string }) {
  const say = useSay()
  return (
    <Page title={spoiled.title}>
      <ProofSheet
        {...spoiled}
        ways={
          <>
            {game !== undefined && (
              <a className="btn pri" href={`/new/${game}`}>
                {say('spoiled.newMatch')}
              </a>
            )}
            <a className={game === undefined ? 'btn pri' : 'btn'} href="/">
              {say('spoiled.home')}
            </a>
            <a className="btn" href="/replay">
              {say('spoiled.replays')}
            </a>
          </>
        }
      />
    </Page>
  )
}
