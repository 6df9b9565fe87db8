// Small notes above the hand: a stopped bot, a match that cannot be saved.
import { useStore } from 'zustand'
import type { Play } from '../../match/play.ts'
import { saveReplay } from '../../replay/files.ts'
import { useSay } from '../../texts/speak.ts'

export function Slips({ play }: { play: Play }) {
  const say = useSay()
  const { trouble, kept, knowsNotKept } = useStore(play.state)
  return (
    <div className="slips" data-game={play.plan.game}>
      {trouble !== null && (
        <div className="slip warn" role="alert">
          <span>{say(`bot.${trouble}`)}</span>
          <button
            className="btn small"
            onClick={() => (trouble === 'stuck' ? play.tryAgain() : play.dismissTrouble())}
          >
            {say(trouble === 'stuck' ? 'bot.tryAgain' : 'match.close')}
          </button>
        </div>
      )}
      {kept !== 'kept' && !knowsNotKept && (
        <div className="slip warn" role="alert">
          <span>{say(`kept.${kept}`)}</span>
          <button className="btn small" onClick={() => saveReplay(play.toReplay(), play.plan.game)}>
            {say('kept.saveFile')}
          </button>
          <button className="btn small" onClick={() => play.dismissNotKept()}>
            {say('match.close')}
          </button>
          {kept === 'full' && (
            <a className="btn small" href="/replay">
              {say('kept.tidy')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
