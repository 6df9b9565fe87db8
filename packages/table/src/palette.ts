// Inks for a game that has chosen none: one hue out of its id, light and dark, with the contrast of all others.

/** A number from a text, always the same one. */
export function seedOf(text: string): number {
  let n = 0x811c9dc5
  for (let k = 0; k < text.length; k++) n = Math.imul(n ^ text.charCodeAt(k), 0x01000193)
  return n >>> 0
}

/** Lightness, chroma and where around the circle: of paper and ink by day and by night. */
type Ink = readonly [
  day: readonly [number, number],
  night: readonly [number, number],
  turn?: number,
]

const INKS: Readonly<Record<string, Ink>> = {
  ground: [
    [0.905, 0.022],
    [0.185, 0.018],
  ],
  'ground-2': [
    [0.87, 0.028],
    [0.145, 0.015],
  ],
  sheet: [
    [0.975, 0.01],
    [0.24, 0.02],
  ],
  'sheet-2': [
    [0.94, 0.018],
    [0.285, 0.024],
  ],
  ink: [
    [0.22, 0.03],
    [0.945, 0.014],
  ],
  'ink-2': [
    [0.42, 0.035],
    [0.79, 0.025],
  ],
  line: [
    [0.76, 0.035],
    [0.4, 0.03],
  ],
  'line-strong': [
    [0.52, 0.045],
    [0.6, 0.04],
  ],
  accent: [
    [0.42, 0.1],
    [0.84, 0.1],
  ],
  'accent-on': [
    [0.985, 0.01],
    [0.2, 0.03],
  ],
  'accent-text': [
    [0.4, 0.1],
    [0.84, 0.1],
  ],
  second: [[0.45, 0.12], [0.78, 0.11], 150],
  'second-text': [[0.42, 0.12], [0.8, 0.11], 150],
  'art-1': [
    [0.22, 0.03],
    [0.945, 0.014],
  ],
  'art-2': [[0.66, 0.13], [0.55, 0.12], 30],
  'art-bg': [
    [0.9, 0.035],
    [0.3, 0.035],
  ],
  back: [
    [0.36, 0.07],
    [0.29, 0.05],
  ],
}

/** The style of everything that shows this game. */
export function paletteOf(id: string): string {
  const hue = seedOf(id) % 360
  const colours = Object.entries(INKS).map(([name, [day, night, turn = 0]]) => {
    const h = (hue + turn) % 360
    const [light, dark] = [day, night].map(([l, c]) => `oklch(${l} ${c} ${h})`)
    return `  --${name}: light-dark(${light}, ${dark});`
  })
  return `[data-game='${id}'] {\n${colours.join('\n')}\n}\n`
}
