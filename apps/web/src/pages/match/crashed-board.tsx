// Shown when a board throws: keeps the frame and the last line of the log, and reopens the match from its record.
import type { Words } from '@cardwright/table'
import { useStore } from 'zustand'
import { ProofSheet } from '../../look/proof-sheet.tsx'
import { ShopBar } from '../../look/shop-bar.tsx'
import type { Play } from '../../match/play.ts'
import { saveReplay } from '../../replay/files.ts'
import { useSay } from '../../texts/speak.ts'

export function CrashedBoard({ play, words, name }: { play: Play; words: Words; name: string }) {
  const say = useSay()
  const story = useStore(play.state, (s) => s.seated?.table.getState().moment.story) ?? []
  const last = story.flatMap(({ events }) => events).at(-1)
  return (
    <div className="page" data-game={play.plan.game}>
      <ShopBar title={name} game={play.plan.game} />
      <main id="main">
        <ProofSheet
          title={say('match.crash')}
          what={say('match.crashLine')}
          where={last === undefined ? say('match.logEmpty') : words.event(last)}
          ways={
            <>
              <button className="btn pri" onClick={() => location.reload()}>
                {say('match.reload')}
              </button>
              <button className="btn" onClick={() => saveReplay(play.toReplay(), name)}>
                {say('match.saveReplay')}
              </button>
            </>
          }
        />
      </main>
    </div>
  )
}
