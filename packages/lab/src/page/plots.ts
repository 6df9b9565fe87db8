// Plots in the colours of the page: one for values, one for what moved, always with intervals.
import * as Plot from '@observablehq/plot'

const INK = 'var(--ink)'
const INK_2 = 'var(--ink-2)'
const ACCENT = 'var(--accent)'
const SECOND = 'var(--second)'
const SHEET = 'var(--sheet)'

const style = { background: 'transparent', color: INK, fontSize: '14px', overflow: 'visible' }

export interface Estimate {
  label: string
  value: number
  low: number
  high: number
  /** Before the change, where there was one. */
  before?: number
  moved?: boolean
}

const percentTick = (share: number): string => `${Math.round(share * 1000) / 10} %`

/** The longest label that still leaves room for the dots. */
function leftMargin(labels: readonly string[], width: number): number {
  const longest = Math.max(...labels.map((label) => label.length), 4)
  return Math.min(Math.round(width * 0.42), Math.round(longest * 7.2) + 16)
}

const cut = (label: string, margin: number): string => {
  const most = Math.floor((margin - 12) / 7)
  return label.length <= most ? label : `${label.slice(0, Math.max(3, most - 1))}…`
}

/** A dot with its interval per row, and a line at the mean. */
export function estimatePlot(
  estimates: readonly Estimate[],
  { width, usual, rowHeight = 26 }: { width: number; usual: number | null; rowHeight?: number },
): Element {
  const margin = leftMargin(
    estimates.map(({ label }) => label),
    width,
  )
  const lows = estimates.flatMap(({ low, before = low }) => [low, before])
  const highs = estimates.flatMap(({ high, before = high }) => [high, before])
  const [least, most] = [Math.min(...lows, usual ?? 1), Math.max(...highs, usual ?? 0)]
  const room = Math.max(0.01, (most - least) * 0.06)
  const ink = ({ moved }: Estimate): string => (moved === true ? SECOND : ACCENT)
  const y = (one: Estimate): string => one.label
  return Plot.plot({
    width,
    height: estimates.length * rowHeight + 44,
    marginLeft: margin,
    marginRight: 14,
    marginTop: 6,
    style,
    x: {
      domain: [Math.max(0, least - room), Math.min(1, most + room)],
      tickFormat: percentTick,
      ticks: Math.max(3, Math.floor((width - margin) / 80)),
      label: null,
    },
    y: {
      domain: estimates.map(y),
      label: null,
      tickSize: 0,
      tickFormat: (label: string) => cut(label, margin),
    },
    marks: [
      Plot.gridX({ stroke: 'var(--line)', strokeOpacity: 1 }),
      usual === null ? null : Plot.ruleX([usual], { stroke: INK, strokeWidth: 1.5 }),
      Plot.ruleY(estimates, { y, x1: 'low', x2: 'high', stroke: INK_2, strokeWidth: 2 }),
      Plot.dot(
        estimates.filter(({ before }) => before !== undefined),
        { y, x: 'before', r: 5, fill: SHEET, stroke: INK_2, strokeWidth: 2 },
      ),
      Plot.dot(estimates, {
        y,
        x: 'value',
        r: 5.5,
        fill: ink,
        title: (one: Estimate) =>
          `${one.label}: ${percentTick(one.value)} (${percentTick(one.low)} – ${percentTick(one.high)})`,
      }),
    ],
  })
}

export interface Bar {
  value: number
  share: number
}

/** Lengths of games; the outline shows them before the change. */
export function lengthPlot(
  bars: readonly Bar[],
  before: readonly Bar[] | null,
  { width, median, label, axis }: { width: number; median: number; label: string; axis: string },
): Element {
  const all = [...bars, ...(before ?? [])]
  const [least, most] = [
    Math.min(...all.map(({ value }) => value)),
    Math.max(...all.map(({ value }) => value)),
  ]
  const step = Math.max(1, Math.ceil((most - least + 1) / 40))
  const binned = (list: readonly Bar[]): { x1: number; x2: number; share: number }[] => {
    const bins = new Map<number, number>()
    for (const { value, share } of list) {
      const from = least + Math.floor((value - least) / step) * step
      bins.set(from, (bins.get(from) ?? 0) + share)
    }
    return [...bins]
      .sort(([a], [b]) => a - b)
      .map(([from, share]) => ({ x1: from - 0.5, x2: from + step - 0.5, share }))
  }
  const outline = before === null ? [] : stepsOf(binned(before))
  return Plot.plot({
    width,
    height: 260,
    marginTop: 26,
    marginLeft: 46,
    marginBottom: 40,
    style,
    x: {
      domain: [least - 0.5, least + Math.ceil((most - least + 1) / step) * step - 0.5],
      label: axis,
    },
    y: { tickFormat: percentTick, label: null, ticks: 4 },
    marks: [
      Plot.gridY({ stroke: 'var(--line)', strokeOpacity: 1 }),
      Plot.rectY(binned(bars), {
        x1: 'x1',
        x2: 'x2',
        y: 'share',
        fill: ACCENT,
        insetLeft: 1,
        insetRight: 1,
      }),
      Plot.line(outline, { x: 'x', y: 'y', stroke: INK, strokeWidth: 1.5, strokeDasharray: '5 3' }),
      Plot.ruleY([0], { stroke: INK }),
      Plot.ruleX([median], { stroke: SECOND, strokeWidth: 2 }),
      Plot.text([median], {
        x: (value: number) => value,
        frameAnchor: 'top',
        dy: -18,
        textAnchor: median > (least + most) / 2 ? 'end' : 'start',
        text: () => label,
        fill: 'var(--second-text)',
        fontWeight: 700,
      }),
    ],
  })
}

function stepsOf(bins: readonly { x1: number; x2: number; share: number }[]) {
  const steps = bins.flatMap(({ x1, x2, share }) => [
    { x: x1, y: share },
    { x: x2, y: share },
  ])
  if (steps.length === 0) return steps
  return [{ x: steps[0].x, y: 0 }, ...steps, { x: steps.at(-1)!.x, y: 0 }]
}

/** Questions by their number of answers. */
export function choicePlot(
  bins: readonly { upTo: number; share: number }[],
  { width, axis }: { width: number; axis: string },
): Element {
  return Plot.plot({
    width,
    height: 220,
    marginLeft: 46,
    marginBottom: 40,
    style,
    x: { domain: bins.map(({ upTo }) => String(upTo)), label: axis, padding: 0.12, tickSize: 0 },
    y: { tickFormat: percentTick, label: null, ticks: 4 },
    marks: [
      Plot.gridY({ stroke: 'var(--line)', strokeOpacity: 1 }),
      Plot.barY(bins, {
        x: (bin: { upTo: number }) => String(bin.upTo),
        y: 'share',
        fill: ACCENT,
        title: (bin: { share: number }) => percentTick(bin.share),
      }),
      Plot.ruleY([0], { stroke: INK }),
    ],
  })
}
