// Words of this board that are neither the pack's nor the table's.
const en = {
  goal: 'Move one of your monsters to the far row to win.',
  draftTitle: 'Choose one card for your deck',
  draftCount: (n: number, of: number, had: string) =>
    `Pick ${n} of ${of}. Already in your deck: ${had}.`,
  actionsLeft: (n: number) => (n === 1 ? '1 action left' : `${n} actions left`),
  gathers: (name: string, row: string | undefined) =>
    row === undefined ? `${name} gathers over a row` : `${name} gathers over row ${row}`,
}

const ru: typeof en = {
  goal: 'Доведите своего монстра до дальнего ряда, чтобы победить.',
  draftTitle: 'Выберите одну карту в свою колоду',
  draftCount: (n, of, had) => `Выбор ${n} из ${of}. Уже в колоде: ${had}.`,
  actionsLeft: (n) => `Осталось действий: ${n}`,
  gathers: (name, row) => (row === undefined ? `${name} над рядом` : `${name} над рядом ${row}`),
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
