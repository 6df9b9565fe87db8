// What is wrong with a deck, in words.
export type Lang = 'en' | 'ru'

const en = {
  line: (line: string) => `unknown card ${line}`,
  tooLong: (most: number) => `a written deck has at most ${most} lines`,
  ship: (n: number) => `a deck has one ship, not ${n}`,
  section: (sort: string, n: number) => `a ship has one ${sort}, not ${n}`,
  drones: (least: number, most: number, n: number) => `${least} to ${most} drone types, not ${n}`,
  twice: (name: string, n: number) => `${name} stands there ${n} times`,
  notForPlayers: (name: string) => `${name} is not for players`,
  notInDeck: (name: string) => `${name} is nothing for a deck`,
  size: (most: number, n: number) => `${most} cards, not ${n}`,
  sort: (most: number, sort: string, n: number) => `at most ${most} ${sort}, not ${n}`,
  copies: (most: number, name: string, n: number) => `at most ${most} of ${name}, not ${n}`,
  sorts: {
    ship: 'Ship',
    bridge: 'Bridge',
    powerCell: 'Power Cell',
    droneControl: 'Drone Control Hub',
    drone: 'Drones',
    ordnance: 'Ordnance',
    tactic: 'Tactics',
    support: 'Support',
    upgrade: 'Upgrades',
    card: 'Cards in all',
  },
}

const ru: typeof en = {
  line: (line) => `неизвестная карта: ${line}`,
  tooLong: (most) => `в записи колоды не больше ${most} строк`,
  ship: (n) => `в колоде один корабль, а не ${n}`,
  section: (sort, n) => `у корабля один отсек «${sort}», а не ${n}`,
  drones: (least, most, n) => `типов дронов от ${least} до ${most}, а не ${n}`,
  twice: (name, n) => `${name}: записан раз: ${n}`,
  notForPlayers: (name) => `${name}: эта карта не для игроков`,
  notInDeck: (name) => `${name}: в колоду такое не кладут`,
  size: (most, n) => `карт должно быть ${most}, а не ${n}`,
  sort: (most, sort, n) => `${sort}: не больше ${most}, а здесь ${n}`,
  copies: (most, name, n) => `${name}: не больше ${most}, а здесь ${n}`,
  sorts: {
    ship: 'Корабль',
    bridge: 'Мостик',
    powerCell: 'Энергоячейка',
    droneControl: 'Центр управления',
    drone: 'Дроны',
    ordnance: 'Орудия',
    tactic: 'Тактика',
    support: 'Поддержка',
    upgrade: 'Улучшения',
    card: 'Всего карт',
  },
}

export const reasons: Record<Lang, typeof en> = { en, ru }
