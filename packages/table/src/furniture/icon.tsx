// Icons of the games (game-icons.net); the page contains only those that a pack or a board names.
import { createContext, useContext } from 'react'

export type Icons = Readonly<Record<string, string>>

/** Icon name to the inside of a 512 × 512 drawing. */
export const IconsContext = createContext<Icons>({})

export function Icon({ name, className = 'ic' }: { name: string | undefined; className?: string }) {
  const body = useContext(IconsContext)[name ?? '']
  if (body === undefined) return null
  return (
    <svg
      className={className}
      viewBox="0 0 512 512"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
