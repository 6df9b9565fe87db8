// Seeded mistakes in a valid pack: the validator must refuse each before anything is played.
import {
  formatProblems,
  mutatePack,
  Readings,
  validate,
  type LoadOptions,
  type Mutation,
  type PackFiles,
  type Problem,
} from '@cardwright/content'
import type { GameCode } from '@cardwright/engine'

export interface MutationReport {
  defects: number
  kinds: number
  caught: number
  /** Percent. */
  share: number
  missed: string[]
}

/** Every so many times the broken pack is read as if nothing were known of it. */
const ANEW = 20

/** @param code what the game itself reads and judges */
export function mutationTest(
  files: PackFiles,
  defects: number,
  code: Pick<GameCode, 'reads' | 'judge'> = {},
): MutationReport {
  const options = { usedByCode: code.reads, judge: code.judge, readings: new Readings(files) }
  const valid = validate(files, options)
  if (valid.length > 0)
    throw new Error(`the pack has ${valid.length} problems before any was added`)
  const kinds = new Set<string>()
  const missed: string[] = []
  for (let seed = 0; seed < defects; seed++) {
    const mutation = mutatePack(files, seed)
    kinds.add(mutation.kind)
    const problems: Problem[] = validate(mutation.files, options)
    if (seed % ANEW === 0) sameAnew(mutation, problems, { ...options, readings: undefined })
    if (problems.length === 0) missed.push(`${mutation.kind} at ${mutation.where}`)
  }
  const caught = defects - missed.length
  return { defects, kinds: kinds.size, caught, share: (100 * caught) / defects, missed }
}

function sameAnew({ files, kind, where }: Mutation, problems: Problem[], options: LoadOptions) {
  const anew = formatProblems(validate(files, options))
  if (anew !== formatProblems(problems))
    throw new Error(
      `${kind} at ${where} is told in other words when the pack is read anew:\n${anew}`,
    )
}
