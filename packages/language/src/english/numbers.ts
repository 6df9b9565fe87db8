// English numbers inside a sentence.
import { writeNumber, type Size } from '../grammar/count.ts'

export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

export const signed = (size: Size): string =>
  typeof size === 'number' ? (size < 0 ? writeNumber(size) : `+${writeNumber(size)}`) : `+${size}`
