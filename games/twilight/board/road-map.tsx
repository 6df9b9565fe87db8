// The map of the journey: places in the order they are reached, roads between them, and where one is.
import { useSitting } from '@cardwright/table'
import { useMemo } from 'react'
import { readCampaign } from '../src/places.ts'
import { textsOf } from './texts.ts'

interface Spot {
  id: string
  x: number
  y: number
}

/** How far from the start every place is at most: roads only lead on. */
function layOut(places: readonly { id: string; paths: readonly string[] }[]): Spot[] {
  const far = new Map<string, number>()
  for (const { id, paths } of places)
    for (const to of paths) far.set(to, Math.max(far.get(to) ?? 0, (far.get(id) ?? 0) + 1))
  const most = Math.max(...far.values())
  return places.map(({ id }) => {
    const row = far.get(id) ?? 0
    const beside = places.filter((one) => (far.get(one.id) ?? 0) === row)
    const k = beside.findIndex((one) => one.id === id)
    const sway = (row % 2 === 0 ? 1 : -1) * 6
    return { id, x: (row / most) * 360 + 20, y: 60 + (k - (beside.length - 1) / 2) * 36 + sway }
  })
}

export function RoadMap({ here }: { here: string }) {
  const { pack, words } = useSitting()
  const { places } = useMemo(() => readCampaign(pack), [pack])
  const spots = useMemo(() => layOut(places), [places])
  const at = (id: string) => spots.find((spot) => spot.id === id)!
  const now = places.find(({ id }) => id === here)
  return (
    <svg className="roadmap" viewBox="0 0 400 120" role="img" aria-label={textsOf(words.lang).here}>
      {places.flatMap(({ id, paths }) =>
        paths.map((to) => (
          <path
            key={`${id} ${to}`}
            d={`M${at(id).x} ${at(id).y}L${at(to).x} ${at(to).y}`}
            className={id === here ? 'road open' : 'road'}
          />
        )),
      )}
      {spots.map(({ id, x, y }) => (
        <path
          key={id}
          d={`M${x} ${y - 8}l8 8-8 8-8-8z`}
          className={id === here ? 'spot here' : now?.paths.includes(id) ? 'spot next' : 'spot'}
        />
      ))}
    </svg>
  )
}
