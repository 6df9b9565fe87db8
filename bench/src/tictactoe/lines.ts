// The eight lines as sets of cells, one bit per cell.
export const draw = 2

const lines = Int32Array.of(0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)

export function isLine(stones: number): boolean {
  for (let i = 0; i < lines.length; i++) if ((stones & lines[i]) === lines[i]) return true
  return false
}
