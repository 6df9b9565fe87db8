// Words of this board that are neither the pack's nor the table's.
const en = {
  sector: (side: number) => `Sector ${side}×${side}`,
  firstTo: (round: number, points: number) => `Round ${round}: first to ${points}`,
  clock: (round: number, turn: number, of: number) =>
    of > 0 ? `Round ${round} · orbit ${turn} of ${of}` : `Round ${round} · orbit ${turn}`,
  row: (name: string) => `Row ${name}`,
  column: (name: string) => `Column ${name}`,
  brings: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  flags: { support: 'Sup', threat: 'Threat', lastPlayed: 'Last' } as Record<string, string>,
  begins: 'goes first',
  linesAhead: (row: number, column: number) => `row +${row} · column +${column}`,
  unused: (n: number) =>
    n === 1 ? '1 card can still act. Go on?' : `${n} cards can still act. Go on?`,
  readyCards: (n: number) => (n === 1 ? '1 card can act' : `${n} cards can act`),
  flipped: (card: string) => `${card} is turned face up`,
  hides: (name: string, cell: string) => `${name} plays a card face-down at ${cell}`,
  cancelled: (card: string) => `${card} is cancelled`,
  choosesLine: (name: string) => `${name} chooses which line scores.`,
  with: (names: readonly string[]) => `with ${names.join(', ')}`,
  roundsWon: (n: number) => (n === 1 ? '1 round won' : `${n} rounds won`),
  roundOver: (round: number) => `Round ${round} is over`,
  nextThreshold: (points: number) =>
    `The first to win two rounds wins the match. Points reset to 0; everything else stays. The next round is won by the first to reach ${points}.`,
  nextRound: 'Start next round',
  to: (phase: string) => `To ${phase}`,
  sentences: {
    exchange: 'Press the cards you want to exchange, then keep the rest.',
    setup: 'Use an ability, or play a card.',
    'setup.idle': 'Play a unit or a command.',
    main: 'Play a unit and any commands.',
    'main.noUnit': 'Your unit is played. Play commands, or go on.',
    commit: 'Use abilities, then go on to scoring.',
    'commit.idle': 'No abilities left to use. Go on to scoring.',
    scoring: 'Choose what scores: the row or the column of your last card.',
  } as Record<string, string>,
}

const forms = (n: number, one: string, few: string, many: string): string => {
  const [tens, ones] = [n % 100, n % 10]
  if (ones === 1 && tens !== 11) return one
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many
}

const ru: typeof en = {
  sector: (side) => `Сектор ${side}×${side}`,
  firstTo: (round, points) => `Раунд ${round}: до ${points}`,
  clock: (round, turn, of) =>
    of > 0 ? `Раунд ${round} · круг ${turn} из ${of}` : `Раунд ${round} · круг ${turn}`,
  row: (name) => `Ряд ${name}`,
  column: (name) => `Столбец ${name}`,
  brings: (points) => `${points} ${forms(points, 'очко', 'очка', 'очков')}`,
  flags: { support: 'Подд', threat: 'Угр', lastPlayed: 'Посл' },
  begins: 'начинает',
  linesAhead: (row, column) => `ряд +${row} · столбец +${column}`,
  unused: (n) =>
    `${n} ${forms(n, 'карта ещё может', 'карты ещё могут', 'карт ещё могут')} действовать. Дальше?`,
  readyCards: (n) => `${forms(n, 'Может', 'Могут', 'Могут')} действовать: ${n}`,
  flipped: (card) => `${card}: открыто`,
  hides: (name, cell) => `${name} разыгрывает карту рубашкой вверх на ${cell}`,
  cancelled: (card) => `${card}: отменено`,
  choosesLine: (name) => `${name} выбирает линию, которая принесёт очки.`,
  with: (names) => `вместе: ${names.join(', ')}`,
  roundsWon: (n) => `Выиграно раундов: ${n}`,
  roundOver: (round) => `Раунд ${round} окончен`,
  nextThreshold: (points) =>
    `Партию выигрывает тот, кто первым возьмёт два раунда. Очки обнуляются, всё остальное остаётся. Следующий раунд — до ${points}.`,
  nextRound: 'Начать следующий раунд',
  to: (phase) => `Дальше: ${phase}`,
  sentences: {
    exchange: 'Нажмите карты, которые хотите обменять, потом оставьте остальные.',
    setup: 'Примените способность или сыграйте карту.',
    'setup.idle': 'Сыграйте юнита или приказ.',
    main: 'Сыграйте юнита и сколько угодно приказов.',
    'main.noUnit': 'Юнит сыгран. Играйте приказы или идите дальше.',
    commit: 'Примените способности и переходите к подсчёту.',
    'commit.idle': 'Способностей больше нет. Переходите к подсчёту.',
    scoring: 'Выберите, что принесёт очки: ряд или столбец вашей последней карты.',
  },
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
