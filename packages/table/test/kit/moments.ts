// Moments as the engine hands them out, made by hand: only what a test is about is filled in.
import type { Action, AskView, GameEvent, Offer, Pack, UnitView, View } from '@cardwright/engine'
import type { Moment } from '../../src/moment.ts'

export const unit = (id: number, at: string, owner = 0, def = 'wolf'): UnitView => ({
  id,
  def,
  owner,
  at,
  stats: {},
  resources: {},
  statuses: [],
})

export function view(given: Partial<View> = {}): View {
  const seat = (k: number) => ({ seat: k, team: k, resources: {}, zones: {} })
  return {
    game: 'forest',
    viewer: 0,
    round: 1,
    turn: 1,
    phase: 'main',
    active: 0,
    seats: [seat(0), seat(1)],
    world: {},
    board: [],
    shared: {},
    effects: [],
    asking: { seat: 0, kind: 'main' },
    outcome: null,
    ...given,
  }
}

let numbers = 0

export function moment(given: {
  offers?: Offer[]
  legal?: Action[]
  board?: UnitView[]
  asking?: AskView | null
  events?: GameEvent[]
}): Moment {
  const { offers = [], legal = offers.map(({ actions }) => actions[0]), events = [] } = given
  return {
    view: view({
      ...(given.board ? { board: given.board } : {}),
      ...(given.asking === undefined ? {} : { asking: given.asking }),
    }),
    legal,
    offers,
    number: ++numbers,
    events,
    story: [],
    noUndo: 'nothing',
  }
}

export const use = (source: number, ability: string): Action => ({ kind: 'use', source, ability })
export const cell = (name: string): Action => ({ kind: 'pick', pick: { cell: name } })
export const at = (id: number): Action => ({ kind: 'pick', pick: { unit: id } })

export const event = (kind: string, fields: Record<string, unknown> = {}): GameEvent => ({
  kind,
  cause: null,
  ...fields,
})

/** A pack with the basic actions of Forest, and its zones and resources. */
export const pack = {
  manifest: {
    zones: {
      deck: { per: 'seat', seen: 'nobody', role: 'deck' },
      hand: { per: 'seat', seen: 'owner', role: 'hand' },
      discard: { per: 'seat', seen: 'all', role: 'discard' },
    },
    resources: { points: { of: 'seat' }, actions: { of: 'unit' } },
    queries: {},
    classes: { piece: { place: 'board', basics: ['walk'], cardBasics: ['summon'] } },
  },
  definitions: [{ id: 'wolf', class: 'piece' }],
  statuses: [],
  keywords: [],
  basics: [
    { id: 'walk', abilities: [{ name: 'walk' }] },
    { id: 'strike', abilities: [{ name: 'strike' }] },
    { id: 'summon', abilities: [{ name: 'summon' }] },
  ],
  decks: [],
} as unknown as Pack
