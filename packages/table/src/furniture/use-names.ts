// Names for screen readers: place, thing, owner, key numbers, state.
import type { UnitView } from '@cardwright/engine'
import { useContext, useMemo } from 'react'
import { definitionOf, sectionOf } from '../definitions.ts'
import { useSitting } from '../use-table.ts'
import { BoardContext } from './board-context.ts'

export interface Names {
  unitName(unit: UnitView, place?: string): string
  cardName(def: string, cost?: number): string
}

export function useNames(): Names {
  const { pack, words } = useSitting()
  const board = useContext(BoardContext)
  return useMemo(() => {
    const numbered = (numbers: Readonly<Record<string, unknown>>) =>
      (board.read ?? board.stats)
        .filter((id) => typeof numbers[id] === 'number')
        .map((id) => `${words.term(sectionOf(pack, id), id)} ${numbers[id] as number}`)
    return {
      unitName(unit, place = unit.at) {
        const owner = unit.owner < 0 ? [] : [words.seat(unit.owner)]
        if (unit.def === '') return [place, words.say('faceDown'), ...owner].join(', ')
        const statuses = unit.statuses.map(({ status, n }) => {
          const word = words.term('statuses', status)
          return n > 1 ? `${word} ×${n}` : word
        })
        const numbers = numbered({ ...unit.stats, ...unit.resources })
        return [place, words.name(unit.def), ...owner, ...numbers, ...statuses].join(', ')
      },
      cardName(def, cost) {
        const card = definitionOf(pack, def)
        const [resource, printed] = Object.entries(card?.cost ?? {})[0] ?? []
        const price =
          resource === undefined
            ? []
            : [`${words.term('resources', resource)} ${cost ?? printed ?? 0}`]
        return [words.name(def), ...price, ...numbered(card?.stats ?? {})].join(', ')
      },
    }
  }, [pack, words, board])
}
