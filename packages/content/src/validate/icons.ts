// Icons: each name is one that can be drawn.
import type { Draft } from '../draft.ts'
import { nearest } from '../nearest.ts'
import { inside, type Report } from '../problem.ts'

export function checkIcons({ holders }: Draft, icons: ReadonlySet<string>, report: Report): void {
  for (const { value, at } of holders) {
    const { icon } = value
    if (typeof icon === 'string' && !icons.has(icon))
      report(inside(at, 'icon'), icon, 'no such icon at game-icons.net', nearest(icon, icons))
  }
}
