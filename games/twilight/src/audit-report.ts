// The audit as tables and bars that the command line prints and draws for any game.
import type { Pack } from '@cardwright/engine'
import { auditFate, ROUNDINGS, signed, type DeckAudit } from './audit.ts'

interface Table {
  title: string
  head: string[]
  rows: string[][]
}

interface Sheet {
  title: string
  tables: Table[]
  bars: { title: string; bars: { label: string; value: number }[] }[]
  findings: { id: string; severity: string; text: string }[]
}

export interface AuditReport {
  title: string
  sheets: Sheet[]
  data: unknown
}

const PERCENT = 100
const fixed = (value: number): string => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(3)

/** @throws with the reason when the options make no sense */
export function auditReport(pack: Pack, options: Record<string, string>): AuditReport {
  const { multiplier, rounding, deck } = options
  const factor = multiplier === undefined ? undefined : Number(multiplier)
  if (factor !== undefined && !(factor >= 0))
    throw new Error(`multiplier: "${multiplier}" is no number`)
  if (rounding !== undefined && !(rounding in ROUNDINGS))
    throw new Error(`rounding: one of ${Object.keys(ROUNDINGS).join(', ')}, not "${rounding}"`)
  const audit = auditFate(pack, { multiplier: factor, rounding, deck })
  if (audit.decks.length === 0) throw new Error(`deck: there is no Fate deck "${deck}"`)
  return {
    title: `Fate decks, match multiplier ${audit.multiplier}, rounding ${audit.rounding}`,
    sheets: audit.decks.map(sheetOf),
    data: audit,
  }
}

const sheetOf = (audit: DeckAudit): Sheet => ({
  title: audit.deck,
  tables: [deckTable(audit), zoneTable(audit), pathTable(audit)],
  bars: [
    {
      title: 'Mean value by zone',
      bars: audit.byZone.map(({ zone, mean }) => ({ label: zone, value: mean })),
    },
    {
      title: 'Mean keyword bonus by path',
      bars: audit.paths.map(({ context, bonus }) => ({ label: context, value: bonus })),
    },
    {
      title: 'Cards by suit',
      bars: Object.entries(audit.suits).map(([label, value]) => ({ label, value })),
    },
  ],
  findings: audit.findings,
})

function deckTable(audit: DeckAudit): Table {
  const share = (n: number) => `${n} (${((PERCENT * n) / audit.cards).toFixed(1)} %)`
  const { sample, population } = audit.deviation
  return {
    title: 'Deck',
    head: ['figure', 'value'],
    rows: [
      ...['prav', 'yav', 'nav'].map((suit) => [suit, share(audit.suits[suit] ?? 0)]),
      ['mean value', fixed(audit.mean)],
      ['deviation (sample)', sample.toFixed(2)],
      ['deviation (population)', population.toFixed(2)],
      ['range', audit.range.map(signed).join(' … ')],
      ...Object.entries(audit.keywords).map(([keyword, suits]) => [
        keyword,
        Object.entries(suits)
          .map(([suit, n]) => `${suit} ${n}`)
          .join(', '),
      ]),
    ],
  }
}

const zoneTable = (audit: DeckAudit): Table => ({
  title: 'Value by zone',
  head: ['zone', 'mean', 'cards'],
  rows: [
    ...audit.byZone.map(({ zone, mean, values }) => [zone, fixed(mean), values.join(' ')]),
    ['swing', audit.swing.toFixed(3), ''],
  ],
})

const pathTable = (audit: DeckAudit): Table => ({
  title: 'Keywords by path',
  head: ['path', 'mean bonus', 'matched', 'neutral', 'suppressed'],
  rows: [
    ...audit.paths.map(({ context, bonus, matched, neutral, suppressed }) => [
      context,
      fixed(bonus),
      ...[matched, neutral, suppressed].map((n) => `${n}/${audit.cards}`),
    ]),
    ['second over first', `${(PERCENT * audit.advantage).toFixed(1)} %`, '', '', ''],
    ...audit.critical.map(({ card, worth }) => [
      card,
      Object.values(worth).map(signed).join(' / '),
      '',
      '',
      '',
    ]),
  ],
})
