// The program of a standalone report: the bar with language, light and dark, and the data.
import type { LabReport } from '../report/report.ts'
import { element } from './element.ts'
import { saveFile } from './replays.ts'
import { showReport } from './show-report.ts'
import { texts, type PageLang } from './texts.ts'

const report = JSON.parse(document.getElementById('report')!.textContent) as LabReport
const { lang: wanted, site } = document.documentElement.dataset
let lang: PageLang = wanted === 'ru' ? 'ru' : 'en'

const root = element('main', { class: 'lab-report' })
const bar = element('header', { class: 'lab-bar' })
document.body.append(bar, root)

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

function button(text: string, label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'button', 'aria-label': label }, text)
  made.addEventListener('click', press)
  return made
}

function show(): void {
  const t = texts[lang]
  document.documentElement.lang = lang
  document.title = `${report.game.name[lang]}: ${t.lab}`
  bar.replaceChildren(
    element('h1', {}, `${t.lab} · ${report.game.name[lang]}`),
    button(lang === 'en' ? 'Русский' : 'English', lang === 'en' ? 'Русский' : 'English', () => {
      lang = lang === 'en' ? 'ru' : 'en'
      show()
    }),
    button('◐', t.theme, () => {
      document.documentElement.dataset['theme'] = isDark() ? 'light' : 'dark'
    }),
    button(t.data, `${t.data}: ${t.saveData}`, () =>
      saveFile(`lab-${report.game.id}.json`, `${JSON.stringify(report, null, 1)}\n`),
    ),
  )
  showReport(root, report, { lang, ...(site === undefined ? {} : { site }) })
}
show()
