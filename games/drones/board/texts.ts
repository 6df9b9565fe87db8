// Words of this board that are neither the pack's nor the table's.
type Stats = Readonly<Record<string, number>>
type Gives = Readonly<Partial<Record<string, (stats: Stats) => string>>>

const gives: Gives = {
  bridge: ({ handLimit, discards }) => `Draw to ${handLimit}, discard ${discards}`,
  powerCell: ({ energyPerTurn, shieldsPerTurn }) =>
    `Energy ${energyPerTurn}, shields ${shieldsPerTurn} a round`,
  droneControl: ({ cpu, budgetPerTurn }) => `Drones ${cpu}, budget ${budgetPerTurn}`,
}

const en = {
  even: 'Even',
  youLead: 'You lead',
  leads: (name: string) => `${name} leads`,
  states: { healthy: 'healthy', damaged: 'damaged', critical: 'critical' },
  gives,
  hullLost: 'Hull lost until defeat',
  commanded: 'Drones under control',
  exhausted: 'Exhausted',
  dies: 'Destroyed',
  afterMove: (theirs: number, mine: number) => `then ${theirs} : ${mine}`,
  prepare: 'Prepare your ship.',
  deploy: 'Deploy a drone from the hangar, or pass.',
  act: 'Play a card, attack or fly with a drone, or pass.',
  intercept: (attacker: string, target: string) =>
    `${attacker} attacks ${target}. Intercept it, or let it through.`,
  letThrough: 'Let it through',
  pass: 'Pass, final for this phase',
  hangar: 'Hangar',
  chooseDrones: (n: number, of: number) => `Choose your drones: ${n} of ${of}`,
  confirmDrones: 'Take these drones',
  takeBack: 'Take back',
  shipStands: 'Your ship',
  shipStandsWhy: 'Confirm it, or press a section to take it back.',
  confirmShip: 'Confirm the ship',
  chooseDronesWhy:
    'Only these can be launched in this match. The other side does not see your choice.',
  placeWhy: 'A section in the middle lane gives more. Both sides place in secret.',
  middleBonus: {
    bridge: 'draw 1 more',
    powerCell: 'energy 2 more a round, and 2 more at most',
    droneControl: 'deployment 4 more in the first round and in every other',
  } as Readonly<Partial<Record<string, string>>>,
  bay: (price: number, ready: number, rebuilding: number) =>
    `deployment ${price}, ready ${ready}${rebuilding > 0 ? `, being rebuilt ${rebuilding}` : ''}`,
}

const ru: typeof en = {
  even: 'Поровну',
  youLead: 'Вы впереди',
  leads: (name) => `${name}: перевес`,
  states: { healthy: 'цел', damaged: 'повреждён', critical: 'разбит' },
  gives: {
    bridge: ({ handLimit, discards }) => `Рука до ${handLimit}, сброс ${discards}`,
    powerCell: ({ energyPerTurn, shieldsPerTurn }) =>
      `Энергия ${energyPerTurn}, щиты ${shieldsPerTurn} за раунд`,
    droneControl: ({ cpu, budgetPerTurn }) => `Дроны ${cpu}, бюджет ${budgetPerTurn}`,
  },
  hullLost: 'Урон до поражения',
  commanded: 'Под управлением',
  exhausted: 'Истощён',
  dies: 'Погибнет',
  afterMove: (theirs, mine) => `затем ${theirs} : ${mine}`,
  prepare: 'Подготовьте корабль.',
  deploy: 'Запустите дрона из ангара или спасуйте.',
  act: 'Разыграйте карту, атакуйте или летите дроном либо спасуйте.',
  intercept: (attacker, target) =>
    `${attacker} атакует: ${target}. Перехватите или пропустите атаку.`,
  letThrough: 'Пропустить',
  pass: 'Пас до конца фазы',
  hangar: 'Ангар',
  chooseDrones: (n, of) => `Выберите дронов: ${n} из ${of}`,
  confirmDrones: 'Взять этих дронов',
  takeBack: 'Забрать назад',
  shipStands: 'Ваш корабль',
  shipStandsWhy: 'Подтвердите расстановку или нажмите на отсек, чтобы забрать его назад.',
  confirmShip: 'Подтвердить',
  chooseDronesWhy: 'Только их можно запускать в этой партии. Соперник вашего выбора не видит.',
  placeWhy: 'Отсек на средней линии даёт больше. Обе стороны расставляют тайно.',
  middleBonus: {
    bridge: 'рука на 1 больше',
    powerCell: 'энергии на 2 больше за раунд, и предел на 2 выше',
    droneControl: 'бюджет на 4 больше в первом и в каждом следующем раунде',
  },
  bay: (price, ready, rebuilding) =>
    `развёртывание ${price}, готово ${ready}${rebuilding > 0 ? `, восстанавливается ${rebuilding}` : ''}`,
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
