// A number that can be explained. It flips when it changes, and shows the direction.
import { useEffect, useRef } from 'react'
import { useSitting } from '../use-table.ts'
import { isCalm } from '../motion/calm.ts'

export interface NumProps {
  value: number
  /** The printed value; a number above or below it is marked. */
  base?: number
  /** The thing and the stat, so that the number can be explained. */
  of?: number
  query?: string
  className?: string
}

export function Num({ value, base, of, query, className = '' }: NumProps) {
  const { comfort } = useSitting()
  const ref = useRef<HTMLElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (isCalm(comfort)) return
    ref.current?.animate([{ transform: 'rotateX(90deg)' }, { transform: 'none' }], {
      duration: 220 / comfort.motion,
      easing: 'ease-out',
    })
  }, [value, comfort])
  const way = base === undefined ? 0 : Math.sign(value - base)
  const why = of === undefined || query === undefined ? undefined : `${of} ${query}`
  return (
    <b ref={ref} className={`n ${['down', '', 'up'][way + 1]} ${className}`} data-why={why}>
      {value}
    </b>
  )
}
