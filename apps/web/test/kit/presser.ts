// Plays a match by pressing what the page marks, in the page itself and as fast as it can be pressed. It knows
// no rules: open sheets first, then targets, then what is ready, then the button that goes on.
import type { Page } from 'playwright-core'

export interface Pressed {
  presses: number
  /** Sheets that were open at some time, by their class. */
  sheets: string[]
  /** Whether it was seen what others chose from. */
  sawOthersChoose: boolean
  /** Players in whose name something was pressed. */
  actors: string[]
}

const MOST = 4000

/**
 * Until the page says how the match ended.
 * @param zeal every so many presses something else than a unit is used
 */
export function pressThrough(page: Page, zeal: number): Promise<Pressed> {
  return page.evaluate(
    async ({ every, limit }): Promise<Pressed> => {
      const sheets = new Set<string>()
      const actors = new Set<string>()
      let sawOthersChoose = false
      let presses = 0
      let turn = 7
      const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
      /** What was not there is looked for again when the page changes, or in a while. */
      const news = () =>
        new Promise<void>((go) => {
          const end = () => {
            changes.disconnect()
            clearTimeout(timer)
            go()
          }
          const changes = new MutationObserver(end)
          const timer = setTimeout(end, 100)
          changes.observe(document, { subtree: true, childList: true, attributes: true })
        })
      const all = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())
      // a fixed sequence that wanders over whatever there is
      const oneOf = (list: HTMLElement[]) => list[(turn = (turn * 31 + 11) % 997) % list.length]

      const next = (): HTMLElement | undefined => {
        for (const sheet of all('[role=dialog]')) sheets.add(sheet.className)
        if (all('.watched').length > 0) sawOthersChoose = true
        const sheet = all('[role=dialog]').at(-1)
        const inSheet = sheet
          ? all(
              '[role=dialog] [data-choice]:not([disabled]), [role=dialog] [data-mark=legal], [role=dialog] > .btn.pri',
            ).filter((one) => sheet.contains(one))
          : []
        if (inSheet.length > 0) return oneOf(inSheet)
        const legal = all('[data-mark=legal]')
        if (legal.length > 0) return oneOf(legal)
        // nothing is left but what loses
        const fatal = all('[data-mark=danger]')
        if (fatal.length > 0) return oneOf(fatal)
        const isZealous = presses % every === 0
        const cards = all('.fan [data-mark=ready]')
        return (
          all('.prompt .btn.pri')[0] ??
          (isZealous ? (all('.cells [data-mark=ready]')[0] ?? cards.at(-1)) : undefined) ??
          cards.find(({ textContent }) => textContent.includes('power')) ??
          all('.pass .btn:not([disabled])')[0] ??
          all('.prompt > .btn:not(.cancel)')[0]
        )
      }
      while (presses < limit && document.querySelector('dialog.outcome[open]') === null) {
        const what = next()
        if (what !== undefined) {
          actors.add(document.querySelector('.prompt .tag')?.textContent ?? '')
          presses++
          what.click()
        }
        await (what === undefined ? news() : pause(4))
      }
      return { presses, sheets: [...sheets], sawOthersChoose, actors: [...actors] }
    },
    { every: zeal, limit: MOST },
  )
}
