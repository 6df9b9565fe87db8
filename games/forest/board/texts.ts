// Words of this board that are neither the pack's nor the table's.
const en = {
  goal: 'Bring one of your monsters to the far row and you win.',
  draftTitle: 'Take one card into your deck',
  draftCount: (n: number, of: number, had: string) => `Pick ${n} of ${of}. In it already: ${had}.`,
  actionsLeft: (n: number) => (n === 1 ? '1 action left' : `${n} actions left`),
  gathers: (name: string, row: string | undefined) =>
    row === undefined ? `${name} gathers over a row` : `${name} gathers over row ${row}`,
}

const ru: typeof en = {
  goal: 'Доведите своего монстра до дальнего ряда, и вы победите.',
  draftTitle: 'Возьмите в колоду одну карту',
  draftCount: (n, of, had) => `Выбор ${n} из ${of}. В ней уже есть: ${had}.`,
  actionsLeft: (n) => `Осталось действий: ${n}`,
  gathers: (name, row) => (row === undefined ? `${name} над рядом` : `${name} над рядом ${row}`),
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
