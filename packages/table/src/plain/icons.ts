// Signs without a list of signs: a word of the manifest whose name is the name of an icon has that icon.
import type { Pack } from '@cardwright/engine'

const ROLES: Readonly<Record<string, string>> = {
  deck: 'card-draw',
  hand: 'card-pickup',
  discard: 'card-discard',
}

const dashed = (id: string): string =>
  id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** By the id of a resource, number, zone, status or ability: the icon it has, if there is such a one. */
export function iconNames({
  manifest,
  statuses,
  keywords,
  definitions,
}: Pack): Record<string, string> {
  const { resources, queries, zones, stats = [] } = manifest
  const abilities = definitions.flatMap((one) => one.abilities ?? [])
  const ids = [
    ...[resources, queries].flatMap(Object.keys),
    ...stats,
    ...[...statuses, ...keywords].map(({ id }) => id),
    ...abilities.flatMap(({ name }) => name ?? []),
  ]
  const named = Object.fromEntries(ids.map((id) => [id, dashed(id)]))
  const lying = Object.entries(zones).map(([id, { role }]) => [id, ROLES[role ?? ''] ?? dashed(id)])
  return { ...named, ...Object.fromEntries(lying) }
}
