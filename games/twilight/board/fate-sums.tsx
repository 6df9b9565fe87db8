// The sum writes itself: base, + card, = total. The same for what the hero does and for defending.
import type { GameEvent, View } from '@cardwright/engine'
import { useSitting, useTable } from '@cardwright/table'
import { signed } from './facts-of.ts'
import { textsOf } from './texts.ts'

interface Sum {
  context: string
  def: string | null
  base: number
  value: number
  extra: number
  total: number
  against: number
}

function sumsOf(events: readonly GameEvent[], { shared }: View): Sum[] {
  const sums: Sum[] = []
  let context = ''
  const known = Object.values(shared).flat()
  for (const event of events) {
    if (event.kind === 'fate-drawn') context = String(event['context'] ?? '')
    if (event.kind !== 'fate-summed') continue
    const { base, value, extra, total, against } = event as unknown as Sum
    const def = known.find((card) => card?.id === event['card'])?.def ?? null
    sums.push({ context, def, base, value, extra, total, against })
  }
  return sums
}

export function FateSums() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const moment = useTable((t) => t.moment)
  const sums = sumsOf(moment.events, moment.view)
  if (sums.length === 0) return <div className="sums none" />
  return (
    <ol className="sums" key={moment.number}>
      {sums.map((sum, k) => (
        <li key={k} style={{ '--turn': k } as React.CSSProperties}>
          <h3>
            {texts.sums[sum.context] ?? texts.fate}
            {sum.def !== null && <small>{words.name(sum.def)}</small>}
          </h3>
          <p className="sum">
            <Term label={texts.base} text={String(sum.base)} />
            <Term label={texts.card} text={signed(sum.value)} isCard />
            {sum.extra !== 0 && <Term label={texts.extra} text={signed(sum.extra)} />}
            <Term label={texts.total} text={`= ${sum.total}`} isTotal />
          </p>
          <p className="against">{texts.against(sum.against)}</p>
        </li>
      ))}
    </ol>
  )
}

const Term = (props: { label: string; text: string; isCard?: true; isTotal?: true }) => (
  <span className={`term ${props.isCard ? 'turned' : ''} ${props.isTotal ? 'total' : ''}`}>
    <b>{props.text}</b>
    <small>{props.label}</small>
  </span>
)
