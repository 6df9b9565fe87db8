// Allows a match in only one tab: two tabs that write the same record would undo each other's moves.
import { useEffect, useState } from 'react'
import { isRecordOf } from './archive.ts'
import { archive } from './saved.ts'

/** Whether another tab has continued this match; then this tab must not write. */
export function useElsewhere(id: string): boolean {
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    // fires in all tabs except the one that wrote
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
