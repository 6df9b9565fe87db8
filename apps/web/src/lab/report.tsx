// The report of a run inside the page, the same as the command line writes to a file.
import { replayLink, reportOf } from '@cardwright/lab'
import '@cardwright/lab/page.css'
import { showReport } from '@cardwright/lab/page'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.ts'
import { posterOf } from '../shelf/posters.ts'
import type { Title } from '../shelf/title.ts'
import type { Run } from './run.ts'

export function Report({ title, run }: { title: Title; run: Run }) {
  const { lang } = useSettings()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const { tally, plan, seconds } = run
    if (tally === null) return
    const { game } = title
    const texts = posterOf(game.id)?.texts
    const name = { en: texts?.en.name ?? game.id, ru: texts?.ru.name ?? game.id }
    const report = reportOf(game, plan, tally, { name, played: tally.games, seconds })
    const replay = (k: number) => replayLink(game, plan, k)
    showReport(root.current!, report, { lang, site: '', replay })
  }, [title, run, lang])
  return <article ref={root} className="lab-report paper" />
}
