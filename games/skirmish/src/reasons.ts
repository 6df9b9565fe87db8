// Why there can be no match of these options, in words.
export type Lang = 'en' | 'ru'

const en = {
  all: 'Cards',
  teams: 'teams need four players',
  dummies: 'somebody must play: fewer dummies than players',
  line: (line: string) => `no card of this game: "${line}" (a line is like "3x Riot Agent")`,
  tooLong: (most: number) => `a written deck has at most ${most} lines`,
  noDeck: (name: string) => `${name} may not be in a deck`,
  copies: (name: string, most: number, n: number) =>
    `a deck holds at most ${most} of ${name}, not ${n}`,
  size: (least: number, most: number, n: number) =>
    `a deck has ${least} to ${most} cards, not ${n}`,
}

const ru: typeof en = {
  all: 'Карты',
  teams: 'для команд нужны четыре игрока',
  dummies: 'кто-то должен играть: болванов меньше, чем игроков',
  line: (line) => `нет такой карты: «${line}» (строка выглядит так: «3x Агент спецназа»)`,
  tooLong: (most) => `в записи колоды не больше ${most} строк`,
  noDeck: (name) => `${name}: этой карты в колоде быть не может`,
  copies: (name, most, n) => `${name}: в колоде не больше ${most}, а здесь ${n}`,
  size: (least, most, n) => `в колоде от ${least} до ${most} карт, а здесь ${n}`,
}

export const reasons: Record<Lang, typeof en> = { en, ru }
