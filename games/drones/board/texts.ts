// Words of this board that are neither the pack's nor the table's.
type Stats = Readonly<Record<string, number>>
type Gives = Readonly<Partial<Record<string, (stats: Stats) => string>>>

const gives: Gives = {
  bridge: ({ handLimit, discards }) => `Draw to ${handLimit}, discard ${discards}`,
  powerCell: ({ energyPerTurn, shieldsPerTurn }) =>
    `Energy ${energyPerTurn}, shields ${shieldsPerTurn} per round`,
  droneControl: ({ cpu, budgetPerTurn }) => `Drones ${cpu}, budget ${budgetPerTurn}`,
}

const en = {
  even: 'Even',
  youLead: 'You lead',
  leads: (name: string) => `${name} leads`,
  states: { healthy: 'healthy', damaged: 'damaged', critical: 'critical' },
  gives,
  hullLost: 'Hull lost before defeat',
  commanded: 'Drones under control',
  exhausted: 'Exhausted',
  dies: 'Destroyed',
  spared: 'No damage',
  destroys: (killer: string, name: string) => `${killer} destroys ${name}`,
  destroyed: (name: string) => `${name} is destroyed`,
  stopped: (said: string) => `${said}: no damage gets through`,
  afterMove: (theirs: number, mine: number) => `then ${theirs} : ${mine}`,
  prepare: 'Prepare your ship. You win by destroying the other ship’s hull.',
  deploy: 'Deploy a drone from the hangar, or pass.',
  deployByEnergy: 'The budget is spent, so drones now cost energy. Deploy one, or pass.',
  act: 'Play a card, attack or fly with a drone, or pass.',
  intercept: (attacker: string, target: string) =>
    `${attacker} attacks ${target}. Intercept it, or let it through.`,
  letThrough: 'Let it through',
  pass: 'Pass for the rest of this phase',
  hangar: 'Hangar',
  chooseDrones: (n: number, of: number) => `Choose your drones: ${n} of ${of}`,
  confirmDrones: 'Confirm these drones',
  takeBack: 'Take back',
  shipStands: 'Your ship',
  shipStandsWhy: 'Confirm it, or press a section to take it back.',
  confirmShip: 'Confirm the ship',
  chooseDronesWhy:
    'Only these can be launched in this match. Your opponent does not see your choice.',
  inMiddle: 'In the middle lane',
  placeWhy: 'A section in the middle lane gives a bonus. Both players place in secret.',
  middleBonus: {
    bridge: '+1 to the hand limit',
    powerCell: '+2 energy per round, +2 maximum energy',
    droneControl: '+4 deployment budget per round',
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
  spared: 'Без урона',
  destroys: (killer, name) => `${killer} уничтожает: ${name}`,
  destroyed: (name) => `Уничтожено: ${name}`,
  stopped: (said) => `${said}: урон не прошёл`,
  afterMove: (theirs, mine) => `затем ${theirs} : ${mine}`,
  prepare: 'Подготовьте корабль. Для победы разрушьте корпус корабля соперника.',
  deploy: 'Запустите дрон из ангара или спасуйте.',
  deployByEnergy: 'Бюджет исчерпан: запуск теперь стоит энергии. Запустите дрон или спасуйте.',
  act: 'Разыграйте карту, отдайте приказ дрону или спасуйте.',
  intercept: (attacker, target) =>
    `${attacker} атакует: ${target}. Перехватите или пропустите атаку.`,
  letThrough: 'Пропустить',
  pass: 'Пас до конца фазы',
  hangar: 'Ангар',
  chooseDrones: (n, of) => `Выберите дроны: ${n} из ${of}`,
  confirmDrones: 'Подтвердить выбор',
  takeBack: 'Забрать назад',
  shipStands: 'Ваш корабль',
  shipStandsWhy: 'Подтвердите расстановку или нажмите на отсек, чтобы забрать его назад.',
  confirmShip: 'Подтвердить',
  chooseDronesWhy: 'Только их можно запускать в этой партии. Соперник вашего выбора не видит.',
  inMiddle: 'На средней линии',
  placeWhy: 'Отсек на средней линии даёт бонус. Оба игрока расставляют отсеки тайно.',
  middleBonus: {
    bridge: '+1 к пределу руки',
    powerCell: '+2 энергии за раунд, +2 к её максимуму',
    droneControl: '+4 к бюджету запуска каждый раунд',
  },
  bay: (price, ready, rebuilding) =>
    `развёртывание ${price}, готово ${ready}${rebuilding > 0 ? `, восстанавливается ${rebuilding}` : ''}`,
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
