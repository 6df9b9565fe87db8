// Decks that the code looks up by role must be there before a match begins. [FR-2] [FR-7]
import type { GameCode } from '@cardwright/engine/author'

const DECKS = ['standard', 'demo-first', 'demo-second', 'demo-board', 'draft-start', 'draft-pool']
/** Pieces that the demo puts on the board. */
const SHOWN = 2

export const judge: NonNullable<GameCode['judge']> = ({ decks, definitions, manifest }, desk) => {
  desk.roles('decks', DECKS)
  decks.forEach(({ role, cards }, i) => {
    if (role !== 'demo-board') return
    const at = desk.inFile('decks.json', i, 'cards')
    const held = Object.keys(cards)
    if (held.length < SHOWN) desk.report(at, held.length, `the demo shows ${SHOWN} pieces`)
    for (const id of held) {
      const shelf = definitions.find((one) => one.id === id)?.class ?? ''
      if (manifest.classes[shelf]?.place === 'none')
        desk.report(desk.inFile('decks.json', i, 'cards', id), id, 'cannot stand on the board')
    }
  })
}
