// A replay: saved in this browser, contained in a link, or read from a file.
import { ENGINE_VERSION, SPECTATOR } from '@cardwright/engine'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { use, useCallback, useEffect, useMemo } from 'react'
import { Page } from '../look/page.tsx'
import { ProofSheet, type Spoiled } from '../look/proof-sheet.tsx'
import { isRunning, newRecord, replayOf, type MatchRecord } from '../match/archive.ts'
import type { Player } from '../match/plan.ts'
import { archive } from '../match/saved.ts'
import { Sorry } from '../online/api.ts'
import { heldFile } from '../replay/held-file.ts'
import { openLink } from '../replay/link.ts'
import { parseReplay, SpoiledReplay, type ReplayFault } from '../replay/reading.ts'
import { openServed } from '../replay/served.ts'
import { showReel, type ShownReel } from '../replay/shown-reel.ts'
import { renameTo } from '../router.ts'
import { openTitle, type Title } from '../shelf/title.ts'
import { useSay, type Say } from '../texts/speak.ts'
import { ImportButton } from './import-button.tsx'
import { useSorry } from './online/name-field.tsx'
import { openViewers, ReplayTable } from './replay-table.tsx'

export function ReplayPage({ id, hash }: { id: string; hash: string }) {
  if (hash.startsWith('#r=')) return <LinkedReplay fragment={hash.slice(3)} />
  if (hash.startsWith('#m=')) return <ServedReplay match={hash.slice(3)} />
  if (id === 'file') return <FileReplay />
  return <KeptReplay id={id} />
}

function LinkedReplay({ fragment }: { fragment: string }) {
  const opened = use(openLink(fragment))
  if (opened instanceof SpoiledReplay) return <SpoiledPage fault={opened.fault} where="#r=" />
  return <GivenReplay replay={opened} where="#r=" from="link" />
}

/** A match by link, from the server. */
function ServedReplay({ match }: { match: string }) {
  const sorry = useSorry()
  const say = useSay()
  const where = `/online/${match}`
  const opened = use(openServed(match))
  if (opened instanceof SpoiledReplay) return <SpoiledPage fault={opened.fault} where={where} />
  if (opened instanceof Sorry)
    return <SpoiledSheet title={say('online.noReplay')} what={sorry(opened)} where={where} />
  return <GivenReplay replay={opened} where={where} from="link" />
}

function FileReplay() {
  const file = heldFile()
  const read = useMemo(() => {
    if (file === null) return null
    try {
      return parseReplay(file.text)
    } catch (error) {
      if (error instanceof SpoiledReplay) return error
      throw error
    }
  }, [file])
  if (read === null || file === null) return <KeptReplay id="file" />
  if (read instanceof SpoiledReplay) return <SpoiledPage fault={read.fault} where={file.name} />
  return <GivenReplay replay={read} where={file.name} from="file" />
}

/** An opened file is saved at once; a link only on request. */
function GivenReplay({
  replay,
  where,
  from,
}: {
  replay: ProvenReplay
  where: string
  from: 'link' | 'file'
}) {
  const players = useMemo(
    () => Array.from({ length: replay.seats }, (): Player => ({ kind: 'human' })),
    [replay],
  )
  const keep = useCallback(() => {
    const { game, options, seed, pack, actions: answers, hash, proof } = replay
    const record = newRecord({ game, players, options, seed }, pack)
    archive.keep({ ...record, kind: 'replay', answers, hash, proof })
    renameTo(`/replay/${record.id}`)
  }, [replay, players])
  return (
    <CheckedReplay
      replay={replay}
      players={players}
      where={where}
      keep={keep}
      keepsAtOnce={from === 'file'}
    />
  )
}

function KeptReplay({ id }: { id: string }) {
  const say = useSay()
  const found = archive.find(id)
  if (found.kind !== 'found') {
    const words = found.kind === 'missing' ? 'match' : 'damaged'
    return (
      <SpoiledSheet
        title={say(`spoiled.${words}`)}
        what={say(`spoiled.${words}What`)}
        where={`/replay/${id}`}
      />
    )
  }
  const { record } = found
  return (
    <CheckedReplay
      replay={replayOf(record, ENGINE_VERSION)}
      players={record.plan.players}
      where={`/replay/${id}`}
      record={record}
    />
  )
}

interface CheckedProps {
  replay: ProvenReplay
  players: readonly Player[]
  where: string
  record?: MatchRecord
  keep?: () => void
  keepsAtOnce?: boolean
}

function CheckedReplay(props: CheckedProps) {
  const opened = openTitle(props.replay.game, props.replay.pack)
  if (opened === null)
    return <SpoiledPage fault={{ kind: 'game', game: props.replay.game }} where={props.where} />
  return <SetReplay {...props} title={use(opened)} />
}

function SetReplay({
  title,
  replay,
  players,
  where,
  record,
  keep,
  keepsAtOnce,
}: CheckedProps & { title: Title }) {
  const runs = record !== undefined && isRunning(record)
  const viewers = useMemo(() => viewersOf(players, runs), [players, runs])
  const text = JSON.stringify(replay)
  const shown = useMemo(() => makeReel(title, text, viewers), [title, text, viewers])
  const isGood = !(shown instanceof SpoiledReplay)
  useEffect(() => {
    if (isGood && keepsAtOnce) keep?.()
  }, [isGood, keepsAtOnce, keep])
  if (!isGood) return <SpoiledPage fault={shown.fault} where={where} game={title.game.id} />
  return (
    <ReplayTable
      title={title}
      reel={shown.reel}
      cutAt={shown.cutAt}
      players={players}
      viewers={viewers}
      isRunning={runs}
      keep={keepsAtOnce ? undefined : keep}
    />
  )
}

/** While a match is running, players may see only their own view. */
function viewersOf(players: readonly Player[], runs: boolean): number[] {
  const humans = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  if (runs) return humans.length === 1 ? humans : [SPECTATOR]
  const all = openViewers(players.length)
  return humans.length === 1 ? [humans[0], ...all.filter((one) => one !== humans[0])] : all
}

function makeReel(
  title: Title,
  text: string,
  viewers: readonly number[],
): ShownReel | SpoiledReplay {
  try {
    return showReel(title.game, JSON.parse(text) as ProvenReplay, viewers)
  } catch (error) {
    if (error instanceof SpoiledReplay) return error
    throw error
  }
}

function SpoiledPage({ fault, where, game }: { fault: ReplayFault; where: string; game?: string }) {
  const say = useSay()
  return <SpoiledSheet {...wordsFor(say, fault)} where={where} game={game} />
}

function wordsFor(say: Say, fault: ReplayFault): { title: string; what: string } {
  switch (fault.kind) {
    case 'json':
      return { title: say('spoiled.file'), what: say('spoiled.json', { message: fault.message }) }
    case 'engine':
      return { title: say('spoiled.engine'), what: say('spoiled.engineWhat', { ...fault }) }
    case 'answer':
      return { title: say('spoiled.answer'), what: say('spoiled.answerWhat', { ...fault }) }
    case 'game':
      return { title: say('spoiled.game'), what: `${say('spoiled.gameWhat')} (${fault.game})` }
    default:
      return { title: say(`spoiled.${fault.kind}`), what: say(`spoiled.${fault.kind}What`) }
  }
}

function SpoiledSheet({ game, ...spoiled }: Spoiled & { game?: string }) {
  const say = useSay()
  return (
    <Page title={spoiled.title} section="replays">
      <ProofSheet
        {...spoiled}
        ways={
          <>
            <ImportButton className="btn pri">{say('spoiled.again')}</ImportButton>
            <a className="btn" href="/replay">
              {say('spoiled.replays')}
            </a>
            <a className="btn" href={game === undefined ? '/' : `/new/${game}`}>
              {say(game === undefined ? 'spoiled.home' : 'spoiled.newMatch')}
            </a>
          </>
        }
      />
    </Page>
  )
}
