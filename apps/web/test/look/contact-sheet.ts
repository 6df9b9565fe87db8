// Every picture of a look on one page, with what was found beneath: apps/web/test/dist/look/index.html.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { nameOf, type Variant } from './variants.ts'

export const folder = fileURLToPath(new URL('../dist/look/', import.meta.url))

export interface Shot {
  scene: string
  variant: string
  /** Its file, seen from the contact sheet. */
  picture: string
  findings: string[]
}

/** Takes the picture of one scene as one variant. */
export async function shoot(
  page: Page,
  sheet: string,
  scene: string,
  variant: Variant,
  findings: string[],
): Promise<Shot> {
  const slug = `${scene} ${nameOf(variant)}`.replaceAll(/[^\w]+/g, '-')
  const picture = `${sheet}/${slug}.jpg`
  await page.screenshot({
    path: folder + picture,
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
  })
  return { scene, variant: nameOf(variant), picture, findings }
}

const clean = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Games are looked at apart: each adds its pictures to what is there. */
export function writeSheet(game: string, shots: readonly Shot[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${game}.json`, JSON.stringify(shots))
  const games = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const body = games.sort().map((file) => {
    const taken = JSON.parse(readFileSync(folder + file, 'utf8')) as Shot[]
    const scenes = [...new Set(taken.map(({ scene }) => scene))].map((scene) => {
      const own = taken.filter((shot) => shot.scene === scene)
      return `<h3>${clean(scene)}</h3><div class="row">${own.map(figure).join('')}</div>`
    })
    return `<h2>${clean(file.slice(0, -5))}</h2>${scenes.join('')}`
  })
  writeFileSync(`${folder}index.html`, `${HEAD}${body.join('')}`)
}

const figure = ({ picture, variant, findings }: Shot): string => {
  const said = findings.map((finding) => `<li>${clean(finding)}</li>`).join('')
  return `<figure class="${findings.length > 0 ? 'bad' : ''}"><a href="${picture}"><img loading="lazy" src="${picture}" alt=""></a><figcaption>${clean(variant)}<ul>${said}</ul></figcaption></figure>`
}

const HEAD = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:14px/1.35 system-ui;margin:16px}h3{margin:18px 0 6px}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start}
figure{margin:0;max-width:420px;border:2px solid #ccc}figure.bad{border-color:#c00}
img{height:240px;max-width:420px;object-fit:contain;display:block}
figcaption{padding:4px 6px}ul{margin:2px 0;padding-left:16px;color:#a00;font-size:12px}</style>`
