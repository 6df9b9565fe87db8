// The player's name, and the texts of the server's refusals.
import { useCallback } from 'react'
import { Sorry } from '../../online/api.ts'
import { useSay } from '../../texts/speak.ts'
import type { TextKey } from '../../texts/en.ts'
import { isStrangerKey, useMoment, useStrangerSay } from '../../texts/strangers.ts'

export function NameField({ name, onChange }: { name: string; onChange(name: string): void }) {
  const say = useSay()
  return (
    <div className="field">
      <label htmlFor="player-name">{say('online.name')}</label>
      <input
        id="player-name"
        className="text"
        value={name}
        maxLength={24}
        autoComplete="username"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}

/** Moves the focus to the empty name field. */
export const focusName = (): void => document.getElementById('player-name')?.focus()

const KNOWN = ['offline', 'full', 'taken', 'over', 'expired', 'closed', 'too-fast'] as const
const MORE = ['bad-invite', 'bad-name', 'unknown-match', 'too-many-bots', 'trouble'] as const
const VERSIONS = ['running', 'outdated', 'elsewhere'] as const
type Known = (typeof KNOWN | typeof MORE | typeof VERSIONS)[number]

/** The text for a refusal of the server; the server's message if there is none. */
export function useSorry(): (error: unknown) => string {
  const say = useSay()
  const sayMore = useStrangerSay()
  const moment = useMoment()
  return useCallback(
    (error) => {
      if (!(error instanceof Sorry)) return say('sorry.trouble')
      const key = `sorry.${error.code}`
      if (isStrangerKey(key)) return sayMore(key, { until: moment(error.until ?? Date.now()) })
      const isKnown = ([...KNOWN, ...MORE, ...VERSIONS] as string[]).includes(error.code)
      return isKnown ? say(`sorry.${error.code as Known}` satisfies TextKey) : error.message
    },
    [say, sayMore, moment],
  )
}
