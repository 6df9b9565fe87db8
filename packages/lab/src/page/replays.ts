// From a card to a match in which it is played: a link if a page shows replays, otherwise a file.
import { readReplayLink } from '@cardwright/protocol/replay-link'
import { element } from './element.ts'
import type { Scene } from './scene.ts'

export function replayCell({ report, t, options }: Scene, card: string, game: number): Node {
  const fragment = report.replays[String(game)]
  const { replay, site } = options
  if (fragment === undefined && replay !== undefined && site !== undefined && game >= 0) {
    const watch = element('button', { type: 'button', class: 'link' }, t.watch)
    watch.addEventListener('click', async () => {
      location.assign(`${site}/replay#r=${await replay(game)}`)
    })
    return watch
  }
  if (fragment === undefined) return document.createTextNode('–')
  const links = element('span', { class: 'links' })
  if (options.site !== undefined)
    links.append(
      element('a', { href: `${options.site}/replay#r=${fragment}`, target: '_blank' }, t.watch),
    )
  const save = element('button', { type: 'button', class: 'link' }, t.save)
  save.addEventListener('click', () => void saveReplay(fragment, `${report.game.id}-${card}`))
  links.append(save)
  return links
}

async function saveReplay(fragment: string, name: string): Promise<void> {
  saveFile(`${name}.json`, `${JSON.stringify(await readReplayLink(fragment))}\n`)
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  element('a', { href: url, download: name }).click()
  // the browser has to fetch it first
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
