// Shows whom the deal waits for: it is made when every page has contributed its part.
import type { Chair } from '@cardwright/protocol'
import { useSettings } from '../../settings/settings.ts'
import { liveNames } from '../../texts/players.ts'
import { useSay } from '../../texts/speak.ts'

interface WaitsProps {
  chairs: readonly Chair[]
  waits: readonly number[]
  /** The viewer's seat; the host is never waited for. */
  seat?: number
}

export function Waits({ chairs, waits, seat }: WaitsProps) {
  const say = useSay()
  const { lang } = useSettings()
  const names = liveNames(chairs, seat ?? null, lang)
  return (
    <p role="status">{say('peer.waits', { names: waits.map((one) => names(one)).join(', ') })}</p>
  )
}
