// What came of an encounter: enemy by enemy, what was earned, what the world makes of it, and the figures.
import { Card, Icon, Sheet, useSitting, useTable } from '@cardwright/table'
import { useState } from 'react'
import type { ResultFacts } from '../src/facts.ts'
import { factsOf, signed } from './facts-of.ts'
import icons from './icons.json'
import { Likeness } from './likeness.tsx'
import { textsOf } from './texts.ts'

/** On the road, until it is put away. */
export function ResultSheet() {
  const { words } = useSitting()
  const result = useTable((t) => factsOf(t.moment.view).result)
  const isOver = useTable((t) => t.moment.view.outcome !== null)
  const [read, setRead] = useState<ResultFacts | null>(null)
  const texts = textsOf(words.lang)
  // when the match is over the sheet of the table shows it
  if (result === null || result === read || isOver) return null
  const close = () => setRead(result)
  return (
    <Sheet title={texts.result} className="result" close={close}>
      <Result result={result} />
      <button className="btn pri" data-choice={1} onClick={close}>
        {texts.goOn}
      </button>
    </Sheet>
  )
}

/** Part of the result sheet. */
export function Outcome() {
  const { words } = useSitting()
  const { ending, result } = useTable((t) => factsOf(t.moment.view))
  return (
    <>
      {ending !== null && (
        <p className="ending">
          <b className="disp">{ending.name[words.lang]}</b>
          {ending.text[words.lang]}
        </p>
      )}
      {/* a journey may end with its last enemy */}
      {result !== null && <Result result={result} />}
    </>
  )
}

function Result({ result }: { result: ResultFacts }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const { foes, faith, resonance, cards, isViolent, isNonviolent } = result
  return (
    <div className="result-in">
      <ul className="ends">
        {foes.map(({ def, outcome }, k) => (
          <li key={k} className={outcome}>
            <Likeness def={def} />
            <b>{words.name(def)}</b>
            <span>
              <Icon name={icons[outcome]} /> {words.term('keys', `combat.result.${outcome}`)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="earned">
        {faith !== 0 && <Row label={texts.faith} value={signed(faith)} />}
        {resonance !== 0 && <Row label={texts.resonance} value={signed(resonance)} />}
        {(isViolent || isNonviolent) && (
          <Row label={texts.mark} value={isViolent ? texts.violence : texts.nonviolence} />
        )}
      </dl>
      {cards.length > 0 && (
        <ul className="won" aria-label={texts.won}>
          {cards.map((def, k) => (
            <li key={k} data-look={`${def} `}>
              <Card def={def} owner={-1} />
            </li>
          ))}
        </ul>
      )}
      <dl className="figures">
        <Row label={texts.rounds} value={result.rounds} />
        <Row label={texts.dealt} value={result.dealt} />
        <Row label={texts.taken} value={result.taken} />
        <Row label={texts.played} value={result.played} />
      </dl>
    </div>
  )
}

const Row = ({ label, value }: { label: string; value: string | number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
