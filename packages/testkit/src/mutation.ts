// Seeded mistakes in a valid pack: the validator must refuse each before anything is played.
import { mutatePack, validate, type PackFiles, type Problem } from '@cardwright/content'

export interface MutationReport {
  defects: number
  kinds: number
  caught: number
  /** Percent. */
  share: number
  missed: string[]
}

/** @param usedByCode words that only the game's code reads */
export function mutationTest(
  files: PackFiles,
  defects: number,
  usedByCode: readonly string[] = [],
): MutationReport {
  const valid = validate(files, { usedByCode })
  if (valid.length > 0)
    throw new Error(`the pack has ${valid.length} problems before any was added`)
  const kinds = new Set<string>()
  const missed: string[] = []
  for (let seed = 0; seed < defects; seed++) {
    const mutation = mutatePack(files, seed)
    kinds.add(mutation.kind)
    const problems: Problem[] = validate(mutation.files, { usedByCode })
    if (problems.length === 0) missed.push(`${mutation.kind} at ${mutation.where}`)
  }
  const caught = defects - missed.length
  return { defects, kinds: kinds.size, caught, share: (100 * caught) / defects, missed }
}
