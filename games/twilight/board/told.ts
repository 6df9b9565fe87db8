// Log sentences that need more than the names in an event.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { fateOf } from '../src/fate-face.ts'
import { readCampaign } from '../src/places.ts'
import { signed } from './facts-of.ts'
import { textsOf } from './texts.ts'

type Outcome = 'killed' | 'pacified' | 'fled'

export function told(event: GameEvent, _view: View, words: Words, pack: Pack): string | null {
  const texts = textsOf(words.lang)
  const number = (field: string) => Number(event[field])
  switch (event.kind) {
    // in a game for one player, no winner means defeat, not a draw
    case 'match-ended':
      return typeof event['winner'] === 'number' && event['winner'] >= 0
        ? null
        : texts.defeat(words.term('endings', String(event['reason'])))
    case 'place-reached':
      return readCampaign(pack).places[number('place')]?.name[words.lang] ?? null
    case 'fate-drawn': {
      const card = pack.definitions.find(({ id }) => id === event['cardDef'])
      const hint = card === undefined ? null : (fateOf(card, [])?.hint ?? null)
      return hint === null ? null : `${words.event(event)}: ${hint[words.lang]}`
    }
    case 'resonance-shifted':
      return texts.shifted(signed(number('halves') / 2), signed(number('now') / 2))
    case 'foe-settled':
      return texts.settled[event['outcome'] as Outcome](words.name(String(event['unitDef'])))
    case 'omen-seen':
      return texts.omens[String(event['omen'])] ?? null
    case 'fate-summed': {
      const parts = [number('value'), number('extra')].filter((n) => n !== 0).map(added)
      return `${number('base')}${parts.join('')} = ${number('total')} ${texts.against(number('against'))}`
    }
    default:
      return null
  }
}

const added = (n: number): string => (n < 0 ? ` − ${-n}` : ` + ${n}`)
