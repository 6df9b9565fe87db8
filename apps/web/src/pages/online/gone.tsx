// The keeper has ended the connection for good: explains why, and where to go from here.
import type { ByeCode } from '@cardwright/protocol'
import { Page } from '../../look/page.tsx'
import { ProofSheet } from '../../look/proof-sheet.tsx'
import type { TextKey } from '../../texts/en.ts'
import { useSay } from '../../texts/speak.ts'
import { useMoment, useStrangerSay } from '../../texts/strangers.ts'

/** A short title; the sentence below explains it. */
const TITLES: Record<ByeCode, TextKey> = {
  elsewhere: 'online.isElsewhere',
  protocol: 'online.cut',
  token: 'online.noMatch',
  taken: 'online.noMatch',
  unknown: 'online.noMatch',
  outdated: 'online.stopped',
  damaged: 'online.stopped',
  flood: 'online.cut',
  'bad-message': 'online.cut',
  crowded: 'online.noMatch',
  'too-many-bots': 'online.noMatch',
  deleted: 'online.gone',
  banned: 'online.noEntry',
}

/** Whether reloading can help. */
const MAY_PASS: readonly ByeCode[] = [
  'elsewhere',
  'protocol',
  'flood',
  'bad-message',
  'crowded',
  'too-many-bots',
]

interface GoneProps {
  bye: ByeCode
  where: string
  /** A match kept by a server. */
  match?: string
  /** When a ban ends. */
  until?: number | null
}

export function Gone({ bye, where, match, until = null }: GoneProps) {
  const say = useSay()
  const why = useWhy()
  return (
    <Page title={say('online.title')}>
      <ProofSheet
        title={say(TITLES[bye])}
        what={why(bye, until)}
        where={where}
        ways={
          <>
            {bye === 'outdated' && match !== undefined && (
              <a className="btn pri" href={`/replay#m=${match}`}>
                {say('online.replay')}
              </a>
            )}
            {MAY_PASS.includes(bye) && (
              <button className="btn pri" onClick={() => location.reload()}>
                {say(bye === 'elsewhere' ? 'online.here' : 'online.reload')}
              </button>
            )}
            <Ways />
          </>
        }
      />
    </Page>
  )
}

function useWhy(): (bye: ByeCode, until: number | null) => string {
  const say = useSay()
  const sayMore = useStrangerSay()
  const moment = useMoment()
  return (bye, until) => {
    if (bye === 'deleted') return sayMore('bye.deleted')
    if (bye !== 'banned') return say(`bye.${bye}`)
    const end = sayMore('bye.banned', { until: moment(until ?? Date.now()) })
    return `${end} ${sayMore('bye.bannedHint')}`
  }
}

export function Ways() {
  const say = useSay()
  return (
    <>
      <a className="btn" href="/online">
        {say('online.lobby')}
      </a>
      <a className="btn" href="/">
        {say('spoiled.home')}
      </a>
    </>
  )
}
