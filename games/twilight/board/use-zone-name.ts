// Zones of resonance by the names the pack has for their marks.
import { useSitting } from '@cardwright/table'
import { useMemo } from 'react'
import { readZones } from '../src/resonance-zones.ts'

export function useZoneName(): (zone: string) => string {
  const { pack, words } = useSitting()
  return useMemo(() => {
    const zones = readZones(pack)
    return (zone) => words.name(pack.definitions[zones.find(({ id }) => id === zone)!.def].id)
  }, [pack, words])
}
