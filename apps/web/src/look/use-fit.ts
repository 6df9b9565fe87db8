// Boards are designed for a full window. Where there is less room the middle of the table is scaled down
// with CSS, so every board fits without code of its own.
import { useCallback } from 'react'

/** A ref for the frame: fits the content of `.stage` into it. */
export function useFit() {
  return useCallback((frame: HTMLElement | null) => {
    if (frame === null) return
    let stage: Element | null = null
    const fit = () => {
      const found = frame.querySelector('.stage')
      const board = found?.firstElementChild as HTMLElement | null | undefined
      if (!found || !board) return
      if (stage !== found) {
        sizes.disconnect()
        sizes.observe(found)
        sizes.observe(board)
        stage = found
      }
      const high = found.clientHeight / (board.offsetHeight + 24)
      const wide = found.clientWidth / (board.offsetWidth + 12)
      frame.style.setProperty('--fit', String(Math.min(1, high, wide)))
    }
    const sizes = new ResizeObserver(fit)
    const changes = new MutationObserver(fit)
    changes.observe(frame, { childList: true, subtree: true })
    fit()
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [])
}
