// The whole table of one match: the same frame for every game. The order in the page is the
// order of the focus: prompt, board, hand, players, log, bar; the grid decides where they are.
import {
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import { logToConsole } from '../debug-log.ts'
import type { Board } from '../board.ts'
import { listenToKeys } from '../keyboard.ts'
import { listenToPointer } from '../pointer.ts'
import { SittingContext, useSitting, useTable, type Sitting } from '../use-table.ts'
import { ArrangeSheet } from './arrange-sheet.tsx'
import { PassButton } from './bar.tsx'
import { BoardContext } from './board-context.ts'
import { Bubbles } from './bubbles.tsx'
import { CursorStack } from './cursor-stack.tsx'
import { seatMark } from './glyph.tsx'
import { Hand } from './hand.tsx'
import { IconsContext, type Icons } from './icon.tsx'
import { Log, LogToast } from './log.tsx'
import { LooseTargets } from './loose-targets.tsx'
import { Motion } from './motion.tsx'
import { OptionSheet } from './option-sheet.tsx'
import { PickSheet } from './pick-sheet.tsx'
import { Preview } from './preview.tsx'
import { Prompt } from './prompt.tsx'
import { Seats } from './seats.tsx'
import { Slips } from './slips.tsx'
import { TokenSheet } from './token-sheet.tsx'
import { UseSheet } from './use-sheet.tsx'

export interface MatchTableProps {
  sitting: Sitting
  board: Board
  icons: Icons
  /** The bar above: the page's own, or `TableBar` with the page's tools. */
  bar: ReactNode
  /** Over the table when the match is over. */
  outcome?: ReactNode
  /** Shown instead of the table while it must be hidden: the hand-over sheet. */
  cover?: ReactNode
  /** Above the hand: problems outside the match (storage, connection). */
  notice?: ReactNode
}

export function MatchTable(props: MatchTableProps) {
  const { sitting, board, icons, cover } = props
  return (
    <SittingContext value={sitting}>
      <BoardContext value={board}>
        <IconsContext value={icons}>
          {cover === undefined || cover === null ? (
            <Laid {...props} />
          ) : (
            <main className="match covered" data-game={sitting.pack.manifest.id}>
              {cover}
            </main>
          )}
        </IconsContext>
      </BoardContext>
    </SittingContext>
  )
}

function Laid({ sitting, board, bar, outcome, notice }: MatchTableProps) {
  const { table, words, comfort } = sitting
  const root = useRef<HTMLElement>(null)
  useEffect(() => listenToKeys(root.current!, table, board.passMove), [table, board])
  useEffect(() => listenToPointer(root.current!, table), [table])
  useEffect(() => (comfort.debug === true ? logToConsole(table) : undefined), [table, comfort])
  return (
    <Ground ref={root}>
      {board.Backdrop && (
        <div className="backdrop" aria-hidden="true">
          <board.Backdrop />
        </div>
      )}
      <Prompt />
      {board.Band && <board.Band />}
      <section className="stage" aria-label={words.say('board')}>
        <board.Stage />
        <LooseTargets root={root} />
        <OptionSheet />
        <ArrangeSheet />
        <PickSheet />
        <TokenSheet />
        <UseSheet />
      </section>
      {notice !== undefined && notice !== null && (
        <div className="notice" role="status">
          {notice}
        </div>
      )}
      <Hand />
      <PassButton />
      <Seats />
      <aside className="right">
        <Preview />
        {board.Aside && <board.Aside />}
        <Log />
      </aside>
      <LogToast />
      {bar}
      <Bubbles />
      <Slips />
      <CursorStack />
      {outcome}
      <Motion root={root} />
    </Ground>
  )
}

/** Separate, so that a change of the acting player does not redraw the furniture. */
function Ground({ ref, children }: { ref: RefObject<HTMLElement | null>; children: ReactNode }) {
  const { pack } = useSitting()
  const acting = useTable(({ moment: { view } }) => view.asking?.seat ?? view.active)
  const teams = useTable(({ moment: { view } }) => view.seats.map(({ team }) => team).join())
  return (
    <main
      ref={ref}
      className="match"
      data-game={pack.manifest.id}
      data-acting={seatMark(acting)}
      style={useMemo(() => teamColours(teams.split(',')), [teams])}
    >
      {children}
    </main>
  )
}

/** Members of a team share the colour of the first; their marks still differ. */
function teamColours(teams: readonly string[]): CSSProperties {
  const colours: Record<string, string> = {}
  teams.forEach((team, seat) => {
    const captain = teams.indexOf(team)
    if (captain === seat) return
    colours[`--seat-${seatMark(seat)}`] = `var(--seat-${seatMark(captain)})`
    colours[`--seat-${seatMark(seat)}-on`] = `var(--seat-${seatMark(captain)}-on)`
  })
  return colours
}
