// Words of this board that are neither the pack's nor the table's.
const en = {
  goal: 'Move one of your monsters to the far row to win.',
  draftTitle: 'Choose one card for your deck',
  draftCount: (n: number, of: number, had: string) =>
    `Pick ${n} of ${of}. Already in your deck: ${had}.`,
  actionsLeft: (n: number) => (n === 1 ? '1 action left' : `${n} actions left`),
}

const ru: typeof en = {
  goal: 'Доведите своего монстра до дальнего ряда, чтобы победить.',
  draftTitle: 'Выберите одну карту в свою колоду',
  draftCount: (n, of, had) => `Выбор ${n} из ${of}. Уже в колоде: ${had}.`,
  actionsLeft: (n) => `Осталось действий: ${n}`,
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
