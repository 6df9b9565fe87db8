// A sheet over the board: it takes the focus, and returns it when closed.
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSitting } from '../use-table.ts'

export interface SheetProps {
  title: string
  className?: string
  /** Absent: the sheet cannot be closed, only answered. */
  close?: () => void
  children: ReactNode
}

export function Sheet({ title, className = '', close, children }: SheetProps) {
  const { words } = useSitting()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const first = find('[data-choice]') ?? find('[tabindex="0"]') ?? find('button:enabled')
    first?.focus({ preventScroll: true })
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (close === undefined) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    // before the table sees the key and cancels the current action
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [close])
  return (
    <section
      ref={ref}
      className={`sheet over ${className}`}
      role="dialog"
      aria-label={title}
      // on a phone it slides up from the bottom, where hand and piles are; what can be put away may lie anywhere
      data-over={close === undefined ? 'pile' : 'pile hand panel pass log faith prompt'}
    >
      <h2>
        {title}
        {close !== undefined && (
          <button className="btn quiet icon small" aria-label={words.say('close')} onClick={close}>
            <X className="ic lu" aria-hidden="true" />
          </button>
        )}
      </h2>
      {children}
    </section>
  )
}
