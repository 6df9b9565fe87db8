// What the terminal says in Russian.
import type { Words } from './en.ts'

const cards = (n: number): string => {
  const [tens, ones] = [n % 100, n % 10]
  if (tens > 10 && tens < 20) return `${n} карт`
  return ones === 1 ? `${n} карта` : ones > 1 && ones < 5 ? `${n} карты` : `${n} карт`
}

export const ru: Words = {
  players: ['Первый игрок', 'Второй игрок', 'Третий игрок', 'Четвёртый игрок'],
  player: (n) => `Игрок ${n}`,
  you: 'Вы',
  bot: (name) => `Бот (${name})`,
  round: (n) => `Раунд ${n}`,
  turn: (who) => `Ход: ${who}`,
  hand: 'Рука',
  choices: 'Что можно сделать',
  cards,
  beside: 'Рядом с полем',
  left: (what) => `• осталось: ${what}`,
  changed: '* изменено чем-то',
  choose: 'Выберите',
  done: 'Готово',
  accept: 'Да',
  decline: 'Нет',
  none: 'Ничего не выбирать',
  cancel: 'Вернуть всё',
  unpick: (what) => `Вернуть: ${what}`,
  undone: 'Возвращено.',
  nothingToUndo: 'Возвращать нечего: ничего не сделано, или с тех пор открылось скрытое.',
  unknownInput: (text) => `«${text}» — не вариант. Введите число или h для справки.`,
  notThere: (text) => `О «${text}» сказать нечего.`,
  help: [
    'число      сделать это; при выборе клетки можно ввести её имя, например b3',
    'u          вернуть свой последний шаг, пока не открылось скрытое и не решил случай',
    '?          о чём можно спросить; ? 2 или ? b3 объясняет: числа, способности, почему нельзя',
    'log        что было до сих пор',
    'b          нарисовать всё снова',
    'q          выйти',
  ],
  welcome: (game, seed) => `${game}, начальное число ${seed}. Справка: h.`,
  quit: 'Партия не доиграна.',
  inputEnded: 'Ввод закончился: партия не доиграна.',
  saved: (file) => `Запись партии: ${file}.`,
  won: (who) => `Победа: ${who}`,
  youWon: 'Вы победили',
  drawn: 'Ничья',
  because: (reason) => ` (${reason})`,
  length: (decisions, turns) => `решений: ${decisions}, ходов: ${turns}`,
  askAbout: 'Можно спросить об этом (? число):',
  possible: 'можно сейчас',
  printed: 'на карте',
  from: (what, ability) => (ability === '' ? what : `${ability}, ${what}`),
  set: 'становится',
  forbidden: 'нет',
  allowed: 'да',
  nothingHappened: 'ничего',
  target: 'Цель',
}
