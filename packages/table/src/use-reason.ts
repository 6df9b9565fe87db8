// Why a thing cannot be used, as text; queried once per moment.
import { useEffect, useState } from 'react'
import type { Key } from './keys.ts'
import { useSitting, useTable } from './use-table.ts'

/** @returns '' while nothing is requested or known */
export function useReason(key: Key, isWanted: boolean): string {
  const { words, table } = useSitting()
  const number = useTable((t) => t.moment.number)
  const [known, setKnown] = useState({ of: '', reason: '' })
  const of = `${key} ${number}`
  useEffect(() => {
    let isGone = false
    if (isWanted)
      void table
        .getState()
        .reasonFor(key)
        .then((refusal) => {
          if (!isGone && refusal !== null) setKnown({ of, reason: words.reason(refusal) })
        })
    return () => {
      isGone = true
    }
  }, [isWanted, key, of, table, words])
  return isWanted && known.of === of ? known.reason : ''
}
