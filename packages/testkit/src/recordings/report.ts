// A divergence in words: which match, which decision, what was expected and what came.
import type { Divergence } from './rerun.ts'
import type { Recording } from './shelf.ts'

const MOST_LISTED = 12

export function divergenceReport(game: string, recording: Recording, found: Divergence): string {
  const { decision, seat, action, list } = found
  const { seats, options, seed } = recording.setup
  const where =
    decision === 0
      ? 'differs from the set-up on'
      : `first differs in decision ${decision} of ${recording.answers.length}`
  const shown = list.slice(0, MOST_LISTED).map((one) => `    ${JSON.stringify(one)}`)
  if (list.length > MOST_LISTED) shown.push(`    and ${list.length - MOST_LISTED} more`)
  return [
    `${game} ${recording.id} ${where} (${found.what})`,
    `  match: ${JSON.stringify({ seats, options, seed })}, pack ${recording.pack}, played by ${recording.bots.join(', ')}`,
    ...(action === null ? [] : [`  seat ${seat} answers ${JSON.stringify(action)}`]),
    `  expected: ${found.expected}`,
    `  found: ${found.found}`,
    ...(shown.length > 0 ? ['  legal now:', ...shown] : []),
  ].join('\n')
}
