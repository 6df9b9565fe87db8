// What a Fate card whispers; never a rule.
import type { Definition, Spoken } from '@cardwright/engine'
import { useSitting } from '@cardwright/table'

export function Note({ card: { data } }: { card: Definition }) {
  const { words } = useSitting()
  const hint = data?.['narrative_hint'] as Spoken | undefined
  return hint === undefined ? null : <p className="whisper">{hint[words.lang]}</p>
}
