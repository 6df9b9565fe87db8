// The map of the journey: places in the order they are reached, roads between them, and where one is.
import type { Spoken } from '@cardwright/engine'
import { useSitting } from '@cardwright/table'
import { useMemo } from 'react'
import { readCampaign, type Place } from '../src/places.ts'
import { textsOf } from './texts.ts'

interface Spot {
  id: string
  name: Spoken
  x: number
  y: number
}

/** How far from the start every place is at most: roads only lead on. */
function layOut(places: readonly Pick<Place, 'id' | 'name' | 'paths'>[]): Spot[] {
  const far = new Map<string, number>()
  for (const { id, paths } of places)
    for (const to of paths) far.set(to, Math.max(far.get(to) ?? 0, (far.get(id) ?? 0) + 1))
  const most = Math.max(...far.values())
  return places.map(({ id, name }) => {
    const row = far.get(id) ?? 0
    const beside = places.filter((one) => (far.get(one.id) ?? 0) === row)
    const k = beside.findIndex((one) => one.id === id)
    const sway = (row % 2 === 0 ? 1 : -1) * 6
    return {
      id,
      name,
      x: (row / most) * 360 + 20,
      y: 60 + (k - (beside.length - 1) / 2) * 36 + sway,
    }
  })
}

/** @param roads where one may go now, in the order of their keys */
export function RoadMap({ here, roads }: { here: string; roads: readonly string[] }) {
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
      {spots.map(({ id, x, y, name }) => (
        <g
          key={id}
          className={id === here ? 'spot here' : now?.paths.includes(id) ? 'spot next' : 'spot'}
        >
          <title>{name[words.lang]}</title>
          <path d={`M${x} ${y - 8}l8 8-8 8-8-8z`} />
          {roads.includes(id) && (
            <text x={x + 11} y={y - 5}>
              {roads.indexOf(id) + 1}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
