// The page of a match with any position on it: `window.look.stage(scene)` sets the table, as players have it.
// Bots are asked and never answer, so that what is looked at stays. `window.look` also has the eyes.
import 'virtual:fonts.css'
import 'virtual:shelf/palettes.css'
import '@cardwright/table/tokens.css'
import '@cardwright/table/table.css'
import '../../src/look/shop.css'
import '../../src/look/match.css'
import { loadMatch } from '@cardwright/engine'
import type { Table } from '@cardwright/table'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Archive, newRecord } from '../../src/match/archive.ts'
import { LocalMatch } from '../../src/match/local-match.ts'
import type { MatchPlan } from '../../src/match/plan.ts'
import { Play } from '../../src/match/play.ts'
import { MatchTablePage } from '../../src/pages/match-table-page.tsx'
import type { BotDesk } from '../../src/bots/bot-desk.ts'
import { set, wearSettings, type Settings } from '../../src/settings/settings.ts'
import { openTitle } from '../../src/shelf/title.ts'
import type { SetScene } from '../look/set-scene.ts'
import { eyes, type Eyes } from '../look/eyes/eyes.ts'

export interface Look extends Eyes {
  stage(scene: SetScene): Promise<void>
  wear(settings: Partial<Settings>): void
  /** What the player has before them; null while nobody sits there. */
  table(): ReturnType<Table['getState']> | null
}

declare global {
  interface Window {
    look: Look
  }
}

const silent = {
  ask: () => ({ answer: new Promise(() => {}), hurry() {}, drop() {} }),
  close() {},
} as unknown as BotDesk

/** Kept for as long as it is looked at. */
function drawer() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: () => null,
    length: 0,
  }
}

const root = createRoot(document.getElementById('root')!)
let play: Play | null = null
let count = 0

async function stage({ game: id, plan, start, answers }: SetScene): Promise<void> {
  const title = await openTitle(id)!
  const { game, pack } = title
  const from = loadMatch(game, start)
  const match = new LocalMatch(game, plan as MatchPlan, answers, from)
  play = new Play(
    title,
    newRecord(plan as MatchPlan, pack.hash),
    new Archive(drawer()),
    silent,
    match,
  )
  root.render(
    <Suspense>
      <MatchTablePage key={++count} play={play} />
    </Suspense>,
  )
}

wearSettings()
window.look = {
  ...eyes,
  stage,
  wear: set,
  table: () => play?.state.getState().seated?.table.getState() ?? null,
}
