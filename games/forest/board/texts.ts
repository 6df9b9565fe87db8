// Words of this board that are neither the pack's nor the table's.
const en = {
  draftTitle: 'Take one card into your deck',
  draftCount: (n: number) => `Pick ${n} of 4. Two Wolves and two Wolf Cubs are in it already.`,
  actionsLeft: (n: number) => (n === 1 ? '1 action left' : `${n} actions left`),
}

const ru: typeof en = {
  draftTitle: 'Возьмите в колоду одну карту',
  draftCount: (n) => `Выбор ${n} из 4. Два Волка и два Волчонка в ней уже есть.`,
  actionsLeft: (n) => `Осталось действий: ${n}`,
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
