// The middle of the table: the hero choice, the enemies, or the road.
import { useSitting, useTable } from '@cardwright/table'
import { Encounter } from './encounter.tsx'
import { foesIn, heroIn } from './facts-of.ts'
import { HeroChoice } from './hero-choice.tsx'
import { Journey } from './journey.tsx'
import { ResultSheet } from './result.tsx'

export function Stage() {
  const { pack } = useSitting()
  const scene = useTable(({ moment: { view } }) =>
    heroIn(pack, view) === undefined
      ? 'heroes'
      : foesIn(pack, view).length > 0
        ? 'encounter'
        : 'journey',
  )
  if (scene === 'heroes') return <HeroChoice />
  if (scene === 'encounter') return <Encounter />
  return (
    <>
      <Journey />
      <ResultSheet />
    </>
  )
}
