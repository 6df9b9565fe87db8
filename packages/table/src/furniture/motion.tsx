// Gives the table an animation player, and lets any key or tap end the animation.
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { isCalm } from '../motion/calm.ts'
import { Director } from '../motion/director.ts'
import type { Cue } from '../motion/cue.ts'
import { cuesOf } from '../motion/plan.ts'
import { soundOf } from '../motion/sound.ts'
import { findSpot } from '../spots.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { IconsContext } from './icon.tsx'

export function Motion({ root }: { root: React.RefObject<HTMLElement | null> }) {
  const { table, pack, comfort } = useSitting()
  const board = useContext(BoardContext)
  const drawings = useContext(IconsContext)
  const director = useRef<Director | null>(null)
  const number = useTable((t) => t.moment.number)
  const isPlaying = useTable((t) => t.isPlaying)
  const refused = useTable((t) => t.refused)

  useEffect(() => {
    const { icons, motion, voices } = board
    const one = new Director({
      root: root.current!,
      comfort,
      drawings,
      plan: (events) =>
        events.flatMap((event): Cue[] => [
          { kind: 'happen', event, ms: 0 },
          ...cuesOf([event], { pack, icons, motion }),
        ]),
      happen: (event) => table.getState().happen(event),
      hear: (events) => {
        if (comfort.sound) soundOf(events, voices)
      },
      tell: (event) => table.getState().tell(event),
    })
    director.current = one
    table.getState().attach(one)
    return () => {
      table.getState().attach(null)
      one.settled()
      director.current = null
    }
  }, [table, pack, board, comfort, drawings, root])

  const shown = useRef(number)
  useLayoutEffect(() => {
    if (shown.current === number) return
    shown.current = number
    director.current?.settled()
  })

  useEffect(() => {
    if (!isPlaying) return
    const skip = () => table.getState().settle()
    addEventListener('keydown', skip, { capture: true })
    addEventListener('pointerdown', skip, { capture: true })
    return () => {
      removeEventListener('keydown', skip, { capture: true })
      removeEventListener('pointerdown', skip, { capture: true })
    }
  }, [isPlaying, table])

  useEffect(() => {
    if (refused === null) return
    if (comfort.sound) soundOf([{ kind: 'refused' }])
    if (!isCalm(comfort)) shake(findSpot(root.current!, refused.key), comfort.motion)
  }, [refused, comfort, root])
  return null
}

/** Shakes twice; uses `translate`, so that a card in the fan keeps its rotation. */
function shake(what: HTMLElement | null, speed: number): void {
  const sides = ['0', '-4px', '4px', '-4px', '4px', '0']
  what?.animate(
    sides.map((translate) => ({ translate })),
    { duration: 220 / speed },
  )
}
