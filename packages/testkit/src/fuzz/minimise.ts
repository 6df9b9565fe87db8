// Makes a finding small: keys and entries are left out, the largest first, while the same thing is still found.
import type { Drawn } from './draw/ability.ts'
import { judge, type JudgeSize } from './judge.ts'
import { keysIn, without } from './keys.ts'

export function minimise(found: Drawn, kind: string, size: JudgeSize): Drawn {
  let small = found
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    for (const path of keysIn(small.ability)) {
      const next = { ...small, ability: without(small.ability, path) }
      if (judge(next, size).kind !== kind) continue
      small = next
      isSmaller = true
      break
    }
  }
  return small
}
