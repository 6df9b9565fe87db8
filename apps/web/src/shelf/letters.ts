// The typefaces of a game's table, fetched before it is set. A panel that was laid out with a stand-in may
// wrap in other places, and everything below it would jump when the letters come.

const FAMILIES = ['--f-ui', '--f-num', '--f-mono', '--f-display']
const WEIGHTS = [400, 700, 800, 900]
/** A face is fetched for the letters it has: numbers and names are Latin in every language. */
const SAMPLES: Readonly<Record<string, string>> = { ru: 'Az09Яя' }

/** Letters that cannot be had are no reason not to play: the stand-in stays. */
export async function fetchLetters(game: string): Promise<void> {
  const sample = SAMPLES[document.documentElement.lang] ?? 'Az09'
  const faces = familiesOf(game).flatMap((family) =>
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${family}`, sample)),
  )
  await Promise.allSettled(faces)
}

function familiesOf(game: string): string[] {
  const table = document.createElement('div')
  table.dataset['game'] = game
  document.body.append(table)
  const style = getComputedStyle(table)
  const families = FAMILIES.map((name) => style.getPropertyValue(name))
  table.remove()
  return families
}
