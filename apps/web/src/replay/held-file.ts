// The file that was chosen last, on its way to the page that shows it.
export interface HeldFile {
  name: string
  text: string
}

let held: HeldFile | null = null

export function holdFile(name: string, text: string): void {
  held = { name, text }
}

export const heldFile = (): HeldFile | null => held
