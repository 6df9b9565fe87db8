// How many are picked, as a pattern wants to hear it: known numbers or a letter like X.

export type Size = number | string

export type HowMany =
  | { exactly: Size }
  | { from: Size; to: Size }
  | { upTo: Size }
  | { atLeast: Size }
  | 'any'

export const isOne = (count: HowMany): boolean =>
  typeof count === 'object' &&
  (('exactly' in count && count.exactly === 1) || ('upTo' in count && count.upTo === 1))

/** The typographic minus, and ½ for halves: fixed-point numbers have no other fractions. */
export function writeNumber(n: number): string {
  const whole = Math.trunc(Math.abs(n))
  const half = Math.abs(n) - whole
  const digits = half === 0.5 ? `${whole || ''}½` : String(Math.abs(n))
  return n < 0 ? `−${digits}` : digits
}

export const writeSize = (size: Size): string =>
  typeof size === 'number' ? writeNumber(size) : size
