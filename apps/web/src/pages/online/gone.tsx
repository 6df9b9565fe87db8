// Whoever keeps the match has said goodbye for good: why, and where to go from here.
import type { ByeCode } from '@cardwright/protocol'
import { Page } from '../../look/page.tsx'
import { ProofSheet } from '../../look/proof-sheet.tsx'
import { useSay } from '../../texts/speak.ts'

export function Gone({ bye, where }: { bye: ByeCode; where: string }) {
  const say = useSay()
  return (
    <Page title={say('online.title')}>
      <ProofSheet
        title={say('online.gone')}
        what={say(`bye.${bye}`)}
        where={where}
        ways={
          <>
            <button className="btn pri" onClick={() => location.reload()}>
              {say(bye === 'elsewhere' ? 'online.here' : 'online.reload')}
            </button>
            <Ways />
          </>
        }
      />
    </Page>
  )
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
