// Words of this board that are neither the pack's nor the table's.
const en = {
  sector: (side: number) => `Sector ${side}×${side}`,
  firstTo: (round: number, points: number) => `Round ${round}: first to ${points}`,
  row: (name: string) => `Row ${name}`,
  column: (name: string) => `Column ${name}`,
  flags: { support: 'Sup', threat: 'Threat', lastPlayed: 'Last' } as Record<string, string>,
}

const ru: typeof en = {
  sector: (side) => `Сектор ${side}×${side}`,
  firstTo: (round, points) => `Раунд ${round}: до ${points}`,
  row: (name) => `Ряд ${name}`,
  column: (name) => `Столбец ${name}`,
  flags: { support: 'Подд', threat: 'Угроза', lastPlayed: 'Посл' },
}

export const textsOf = (lang: 'en' | 'ru'): typeof en => (lang === 'en' ? en : ru)
