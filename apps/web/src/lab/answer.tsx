// The results of a comparison so far: the win share before and after, and everything that moved.
import { nameOf } from '@cardwright/content/text'
import type { Pack } from '@cardwright/engine'
import { halfWidth, type Shift } from '@cardwright/lab'
import { useSettings } from '../settings/settings.ts'
import { useSay } from '../texts/speak.ts'
import { CLOSE_ENOUGH, type Comparison } from './compare.ts'
import { Scale } from './scale.tsx'
import { aboutOf, numberOf, percentOf, pointsOf } from './figures-text.ts'

const MOST_MOVED = 12

export function Answer(props: { found: Comparison; pack: Pack; card: string }) {
  const { found, pack, card } = props
  const say = useSay()
  const { lang } = useSettings()
  const { state, games, seconds, head, shifts, reason, options, isAbsent } = found
  const isRunning = state === 'running'
  const moved = shifts.filter(({ moved: has }) => has)
  return (
    <div className="answer">
      {isRunning && <Progress found={found} />}
      <p role="status" className="hint">
        {state === 'failed'
          ? say('lab.failed', { reason })
          : say(`lab.state.${state}`, {
              count: games,
              games: numberOf(games, lang),
              seconds: numberOf(seconds, lang),
            })}
      </p>
      {isAbsent && <p>{say('lab.absent', { card: nameOf(pack, card, lang) })}</p>}
      {Object.keys(options).length > 0 && (
        <p className="hint">
          {say('lab.played', {
            options: Object.entries(options)
              .map(([name, value]) => `${name} = ${String(value)}`)
              .join(', '),
          })}
        </p>
      )}
      {head !== null && (
        <>
          <p className="headline">
            {aboutOf(head, pack, lang, say)}{' '}
            <b>
              {percentOf(head.before, lang)} → {percentOf(head.after, lang)}
            </b>
          </p>
          <Scale shift={head} label={aboutOf(head, pack, lang, say)} />
          <p>
            {say(verdictOf(head), {
              shift: pointsOf(head.shift.value, lang),
              low: pointsOf(head.shift.low, lang),
              high: pointsOf(head.shift.high, lang),
            })}
          </p>
          <p className="hint">{say('lab.anyLook')}</p>
        </>
      )}
      {!isRunning && shifts.length > 0 && (
        <>
          <h3>{say(moved.length === 0 ? 'lab.noneMoved' : 'lab.alsoMoved')}</h3>
          {moved.length > 0 && <Moved moved={moved.slice(0, MOST_MOVED)} pack={pack} />}
        </>
      )}
    </div>
  )
}

const verdictOf = ({ shift }: Shift) =>
  shift.low > 0 ? 'lab.stronger' : shift.high < 0 ? 'lab.weaker' : 'lab.noShift'

/** Progress: how close the width of the interval is to the goal. */
function Progress({ found: { head, seconds } }: { found: Comparison }) {
  const say = useSay()
  const near =
    head === null ? 0 : Math.min(1, (CLOSE_ENOUGH / Math.max(1e-9, halfWidth(head))) ** 2)
  return (
    <progress
      value={Math.max(near, Math.min(0.99, seconds / 60))}
      aria-label={say('lab.progress')}
    />
  )
}

function Moved({ moved, pack }: { moved: readonly Shift[]; pack: Pack }) {
  const say = useSay()
  const { lang } = useSettings()
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{say('lab.what')}</th>
          <th scope="col">{say('lab.before')}</th>
          <th scope="col">{say('lab.after')}</th>
          <th scope="col">{say('lab.shift')}</th>
        </tr>
      </thead>
      <tbody>
        {moved.map((one) => {
          const show = one.unit === 'share' ? percentOf : numberOf
          const by = one.unit === 'share' ? pointsOf : numberOf
          return (
            <tr key={`${one.kind} ${one.id}`}>
              <th scope="row">{aboutOf(one, pack, lang, say)}</th>
              <td>{show(one.before, lang)}</td>
              <td>{show(one.after, lang)}</td>
              <td>
                <b>{by(one.shift.value, lang)}</b>{' '}
                <small>
                  {by(one.shift.low, lang)} … {by(one.shift.high, lang)}
                </small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
