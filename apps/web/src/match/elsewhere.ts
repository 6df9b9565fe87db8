// One match, one tab: two that write the same record would undo each other's moves.
import { useEffect, useState } from 'react'
import { isRecordOf } from './archive.ts'
import { archive } from './saved.ts'

/** Whether another tab has gone on with this match; this one must then keep its hands off. */
export function useElsewhere(id: string): boolean {
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    // told to all tabs but the one that wrote
    const heard = ({ key }: StorageEvent) => {
      if (!isRecordOf(id, key)) return
      archive.readAgain(id)
      setGone(id)
    }
    addEventListener('storage', heard)
    return () => removeEventListener('storage', heard)
  }, [id])
  return gone === id
}
