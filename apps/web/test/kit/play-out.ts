// Plays a match by link at one player's page, without anybody's hands.
import type { Page } from 'playwright-core'

/** Plays at this page's table from the list it was handed, as fast as it can, until it is over or enough. */
export const playOut = (page: Page, most: number): Promise<string> =>
  page.evaluate(
    (most) =>
      new Promise<string>((over) => {
        interface Fiber {
          return: Fiber | null
          memoizedProps: { sitting?: { table: TableLike } } | null
        }
        interface TableLike {
          getState(): {
            moment: {
              number: number
              legal: { kind: string }[]
              view: { outcome: { reason: string } | null }
              story: unknown[]
            }
            answer(actions: object[]): void
          }
          subscribe(heard: () => void): void
        }
        const main = document.querySelector('main.match')!
        const name = Object.keys(main).find((key) => key.startsWith('__reactFiber$'))!
        let fiber = (main as unknown as Record<string, Fiber | null>)[name]
        while (fiber!.memoizedProps?.sitting === undefined) fiber = fiber!.return
        const { table } = fiber!.memoizedProps.sitting
        let answered = 0
        let dice = 1
        const look = () => {
          const { moment, answer } = table.getState()
          if (moment.view.outcome !== null) return over(moment.view.outcome.reason)
          if (moment.story.length > most) return over('enough')
          const forward = moment.legal.filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick')
          if (forward.length === 0 || moment.number <= answered) return
          answered = moment.number
          dice = (dice * 48271) % 2147483647
          setTimeout(() => answer([forward[dice % forward.length]]))
        }
        table.subscribe(look)
        // a refused answer leaves the question as it was: it is answered once more
        setInterval(() => {
          answered = 0
          look()
        }, 1500)
        look()
      }),
    most,
  )

export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Yes, concede' }).click()
}
