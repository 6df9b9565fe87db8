// Positions of things, read from a view.
import type { Pack, UnitView, View } from '@cardwright/engine'

/** Sections have a threshold and ships are beside the board; everything else flies. */
const isSection = ({ stats }: UnitView): boolean => stats['damagedAt'] !== undefined

export const inRow = (unit: UnitView, lane: string, seat: number): boolean =>
  unit.at === lane && unit.owner === seat && !isSection(unit)

export const sectionIn = (board: readonly UnitView[], lane: string, seat: number) =>
  board.find((unit) => unit.at === lane && unit.owner === seat && isSection(unit))

const isDrone = (pack: Pack, def: string): boolean =>
  pack.definitions.find(({ id }) => id === def)?.types?.includes('drone') === true

/** Drones in a lane, tokens not counted. */
export const dronesIn = (
  pack: Pack,
  board: readonly UnitView[],
  lane: string | null,
  seat: number,
): number =>
  board.filter(
    (unit) =>
      unit.owner === seat &&
      !isSection(unit) &&
      (lane === null || unit.at === lane) &&
      isDrone(pack, unit.def),
  ).length

/** Hull a ship has lost, and how much of it loses the match. */
export function hullLost(pack: Pack, { board }: View, seat: number): { lost: number; of: number } {
  const sections = board.filter((unit) => unit.owner === seat && isSection(unit))
  const most = sections.reduce((sum, { stats }) => sum + Number(stats['maxHull']), 0)
  const left = sections.reduce((sum, { resources }) => sum + resources['hull'], 0)
  return { lost: most - left, of: Math.ceil((most * pack.balance['lossPercent'].value) / 100) }
}
