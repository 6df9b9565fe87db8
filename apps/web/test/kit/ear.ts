// The page as a screen reader tells it: roles, names and states from the accessibility tree. Nothing
// else is used to find out what can be done, or to do it.
import type { Page } from 'playwright-core'
import type { Hand } from './hands.ts'
import type { Seen } from './newcomer.ts'

/** `- button "B2, Wolf, can act" [disabled]` */
const BUTTON = /^\s*- button "((?:[^"\\]|\\.)*)"(.*)$/

export async function listen(page: Page): Promise<Seen[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree.split('\n').flatMap((line): Seen[] => {
    const [, quoted, states = ''] = BUTTON.exec(line) ?? []
    if (quoted === undefined || /\[disabled\]/.test(states)) return []
    const name = JSON.parse(`"${quoted}"`) as string
    if (name.endsWith('can be chosen')) return [{ id: name, name, mark: 'legal' }]
    if (name.endsWith('can act')) return [{ id: name, name, mark: 'ready' }]
    // what is chosen, acting or takes something back does not lead on
    if (/, (?:chosen|acting|can be chosen, but loses the match)$|cancel|undo|^Bot|^You/i.test(name))
      return []
    return [{ id: name, name, mark: 'answer' }]
  })
}

/** Whether somebody is told that the match is over. */
export async function hearsTheEnd(page: Page): Promise<boolean> {
  const tree = await page.locator('body').ariaSnapshot()
  return /The match is over|You win|wins|A draw/.test(tree)
}

export function voice(page: Page): Hand {
  const press = ({ name }: Seen) =>
    page.getByRole('button', { name, exact: true }).first().press('Enter')
  return { press, put: (_, to) => press(to), cancel: () => page.keyboard.press('Escape') }
}
