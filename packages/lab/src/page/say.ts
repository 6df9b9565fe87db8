// How numbers are written in the report.
import type { Interval } from '../stats/intervals.ts'
import type { Share } from '../stats/share.ts'
import type { PageLang } from './texts.ts'

export interface Say {
  whole(n: number): string
  number(n: number, digits?: number): string
  /** 53.8 % */
  percent(share: number): string
  /** Half the width of an interval, in points. */
  half(interval: { low: number; high: number }): string
  /** 53.8 % (52.9–54.7) */
  share(share: Share): string
  /** +2.7 */
  signed(n: number, digits?: number): string
  range(interval: Interval, scale: number): string
}

export function sayIn(lang: PageLang): Say {
  const written = (n: number, digits: number): string =>
    n.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const number = (n: number, digits = 1): string => written(n, digits)
  const signed = (n: number, digits = 1): string => {
    const text = written(Math.abs(n), digits)
    if (Math.abs(n) < 0.5 * 10 ** -digits) return text
    return n < 0 ? `−${text}` : `+${text}`
  }
  return {
    whole: (n) => written(Math.round(n), 0),
    number,
    percent: (share) => `${written(share * 100, 1)} %`,
    half: ({ low, high }) => written(((high - low) / 2) * 100, 1),
    share: ({ share, low, high }) =>
      `${written(share * 100, 1)} % (${written(low * 100, 1)}–${written(high * 100, 1)})`,
    signed,
    range: ({ low, high }, scale) => {
      const digits = scale === 1 ? 2 : 1
      return `${signed(low * scale, digits)} … ${signed(high * scale, digits)}`
    },
  }
}
