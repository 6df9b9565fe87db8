import * as en from '../../english/index.ts'
import * as ru from '../../russian/index.ts'
import { saying } from '../../saying.ts'
import { verb } from '../../verb.ts'

export const arrange = verb({
  also: ['reorder', 'sort'],
  meaning: 'The actor says for each seen card where it goes.',
  params: {
    places: { takes: 'places', needed: true, meaning: 'where a card may go' },
  },
  recipients: { needed: true },
  outcomes: ['arranged'],
  atPick: [],
  atCommit: ['count'],
  events: ['cards-arranged'],
  text: saying({
    parts: ({ places = [] }, the) => ({
      places: places.map((place) =>
        place === 'top' || place === 'bottom' ? place : the.zone(place),
      ),
    }),
    en: {
      words: { arrange: 'put' },
      say({ places, whom, verb }) {
        const names = places.map((place) =>
          typeof place === 'object'
            ? `into the ${place.form('one', 'nom')}`
            : `on ${place === 'top' ? 'top' : 'the bottom'} of the deck`,
        )
        return `${verb('arrange')} each of ${whom ? whom.as('acc') : 'them'} ${en.nouns.list(names, 'or')}, in any order`
      },
    },
    ru: {
      words: { arrange: 'разложите|разложить' },
      say({ places, whom, verb }) {
        const names = places.map((place) =>
          typeof place === 'object'
            ? `${place.at} ${place.form('one', 'acc')}`
            : `${place === 'top' ? 'на верх' : 'под низ'} колоды`,
        )
        return `${verb('arrange')} ${whom ? whom.as('acc') : 'их'} в любом порядке: ${ru.nouns.list(names, 'or')}`
      },
    },
  }),
  judge({ each }, the) {
    if (!String(each).startsWith('@'))
      the.report([], each, 'arrange cards that an earlier "look" has named: "each": "@name"')
  },
  example: [
    { do: 'look', top: 3, as: 'seen', target: { kind: 'deck' } },
    { do: 'arrange', each: '@seen', places: ['top', 'hand'] },
  ],
})
