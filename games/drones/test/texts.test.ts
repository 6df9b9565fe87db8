// Texts that once said something else than happens. What happens is in the scenarios; here are the words.
import { keywordText, statusText, textOf } from '@cardwright/content/text'
import type { Step } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, drones } from '../src/index.ts'

const { pack } = await loadGame({ code: drones, contentUrl })

const cards: Record<string, [english: string, russian: string]> = {
  commandOverride: [
    "Discard a random card from your opponent's hand (3 if there is an enemy bridge with shield 0).",
    'Сбросьте до 1 случайной карты из руки соперника (3, если есть вражеский мостик со щитом 0).',
  ],
  signalHijack: [
    'Give Exhaustion to an enemy drone with class 1 or less (4 or less if there is an enemy drone control hub with shield 0).',
    'Наложите Истощение на вражеский дрон с классом не больше 1 (не больше 4, если есть вражеский центр управления дронами со щитом 0).',
  ],
  energySiphon: [
    'Your opponent loses 1 energy (3 if there is an enemy power cell with shield 0). Then gain X energy, where X is the amount lost.',
    'Соперник теряет 1 энергию (3, если есть вражеская энергоячейка со щитом 0). Затем получите X энергии, где X — число потерянного.',
  ],
  deployProximityMine: [
    "Put a Proximity Mine in a lane on your opponent's side.",
    'Поставьте Контактную мину на линию на стороне соперника.',
  ],
  threatTransmitter: [
    'When its attack is over, if it damaged the hull of a section: threat +4.',
    'После атаки, если она повредила корпус отсека: угроза: +4.',
  ],
  breachTheLine: [
    'If you control a lane in the middle: deal 6 kinetic damage to an enemy section in the middle.',
    'Если вы контролируете линию в середине: нанесите 6 кинетического урона вражескому отсеку в середине.',
  ],
  outThink: [
    'If you control fewer lanes than your opponent controls: draw 2 cards.',
    'Если вы контролируете меньше линий, чем соперник контролирует: возьмите 2 карты.',
  ],
  tacticalAdvantage: [
    'For each lane you control: draw 1 card.',
    'За каждую линию, которую вы контролируете: возьмите 1 карту.',
  ],
  feint: [
    'Give Exhaustion to a drone of yours. Then give Exhaustion to an enemy drone in its lane with less speed than that drone of yours.',
    'Наложите Истощение на ваш дрон. Затем наложите Истощение на вражеский дрон на его линии со скоростью меньше, чем у этого вашего дрона.',
  ],
  strategicPlanning: [
    'Look at the top 5 cards of your deck, and shuffle that deck afterwards. Then put up to 1 card from your deck among them into your hand.',
    'Посмотрите 5 верхних карт вашей колоды, затем перетасуйте эту колоду. Затем положите до 1 карты из вашей колоды среди них в вашу руку.',
  ],
}

test.each(Object.entries(cards))('%s', (id, said) => {
  const say = (lang: 'en' | 'ru') => textOf(pack, id, lang).text
  expect([say('en'), say('ru')]).toEqual(said)
})

test('keywords of sections and tokens', () => {
  const say = (id: string) => keywordText(pack, id, 'en').paragraphs[0].text
  expect(say('reactor')).toBe(
    'You have +10 energy per round (8 if this section has Critical Damage), +10 maximum energy (8 if this section has Critical Damage) and +3 shields per round (1 if this section has Damage).',
  )
})

test('what a newcomer reads first is said in plain words', () => {
  const say = (lang: 'en' | 'ru') => [
    statusText(pack, 'exhausted', lang).text,
    textOf(pack, 'droneControlHub', lang).text,
  ]
  expect(say('en')[0]).toMatch(/^It cannot attack, fly, intercept/)
  expect(say('en')[1]).toContain('to the hangar')
  expect(say('ru')[0]).toMatch(/^Дрон не может атаковать, летать, перехватывать/)
  expect(say('ru')[1]).toContain('верните свой дрон в ангар')
})

test('a token on the enemy side is read by both players', () => {
  const say = (lang: 'en' | 'ru') => keywordText(pack, 'inhibiting', lang).text
  expect([say('en'), say('ru')]).toEqual([
    'Drones in its lane, on its side, cannot be moved by their own player’s moves or cards.',
    'Дроны на его линии и стороне нельзя перемещать ходами и картами их собственного игрока.',
  ])
})

test('two drones that were chosen alike are told apart', () => {
  const exhaust = (as: string): Step => ({
    do: 'give',
    status: 'exhausted',
    as,
    target: { kind: 'unit', side: 'opponent' },
  })
  const draw = (of: string): Step => ({ do: 'draw', amount: { stat: 'speed', of } })
  const steps = [exhaust('one'), exhaust('two'), draw('@one'), draw('@two')]
  const card = { ...pack.definitions.find(({ id }) => id === 'feint')!, id: 'triangulate' }
  const { text } = textOf(pack, { ...card, abilities: [{ when: 'play', steps }] }, 'en')
  expect(text).toContain('the first enemy drone')
  expect(text).toContain('the second enemy drone')
})
