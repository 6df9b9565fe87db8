// A person at the terminal against bots: shows the table, reads a line, carries it out.
import { createBot, type Bot, type BotName } from '@cardwright/bots'
import { viewFor, type Game, type Options, type View } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { choicesOf, type Choice } from '../show/choices.ts'
import { boardNumbers, type BoardNumbers } from '../show/numbers.ts'
import type { Paint } from '../show/paint.ts'
import { promptText } from '../show/prompt.ts'
import type { Speaker } from '../show/speaker.ts'
import { choiceLines, drawTable, marksOf } from '../show/table.ts'
import { askable, askLines, whyLines } from '../show/why.ts'
import { logInto, type LogEntry } from './log.ts'
import { answer, openLog, type MatchLog } from './match-log.ts'
import { undoStack, type UndoStack } from './undo.ts'

export interface SessionPlan {
  game: Game
  seed: number
  seat: number
  seats: number
  bot: BotName
  options: Options
  speaker: Speaker
  paint: Paint
  write(line: string): void
}

/** The result of a line of input. */
type Reaction = 'again' | 'redraw' | 'quit'

export class Session {
  readonly log: MatchLog
  private readonly plan: SessionPlan
  private readonly bots: (Bot | null)[]
  private readonly entries: LogEntry[] = []
  private readonly steps: UndoStack
  private readonly numbers: BoardNumbers
  /** How many lines of the log have been shown. */
  private told = 0

  constructor(plan: SessionPlan) {
    const { game, seed, seat, seats, options, speaker } = plan
    this.plan = plan
    const sink = logInto(this.entries, seat, speaker)
    this.log = openLog(game, { seats, seed, options, sink })
    this.steps = undoStack(this.log, this.entries, seat)
    this.numbers = boardNumbers(game.pack, speaker)
    this.bots = Array.from({ length: seats }, (_, k) =>
      k === seat ? null : createBot(plan.bot, seed, k),
    )
  }

  get isOver(): boolean {
    return this.log.match.s[ENDED] !== 0
  }

  /** @param next reads a line; null: end of input. @returns false when the player quit early */
  async play(next: () => Promise<string | null>): Promise<boolean> {
    this.letBotsAct()
    this.show()
    while (!this.isOver) {
      const line = await next()
      if (line === null) {
        this.plan.write(this.plan.speaker.words.inputEnded)
        return false
      }
      const reaction = this.react(line.trim())
      if (reaction === 'quit') {
        this.plan.write(this.plan.speaker.words.quit)
        return false
      }
      if (reaction === 'redraw') this.show()
    }
    this.tell()
    return true
  }

  private react(line: string): Reaction {
    const { write, speaker } = this.plan
    const [word = '', ...rest] = line.toLowerCase().split(/\s+/)
    if (word === '') return 'again'
    if (word === 'q' || word === 'quit') return 'quit'
    if (word === 'b') return 'redraw'
    if (word === 'u') return this.takeBack()
    if (word.startsWith('?')) return this.explain([word.slice(1), ...rest].join(' ').trim())
    if (word === 'h' || word === 'help') speaker.words.help.forEach((each) => write(`  ${each}`))
    else if (word === 'log') this.entries.forEach(({ text }) => write(`  ${text}`))
    else return this.choose(line)
    return 'again'
  }

  private choose(line: string): Reaction {
    const found = this.findChoice(line)
    if (!found) {
      this.plan.write(this.plan.speaker.words.unknownInput(line))
      return 'again'
    }
    this.steps.remember()
    answer(this.log, this.plan.seat, found.packed)
    this.steps.settle()
    this.letBotsAct()
    return 'redraw'
  }

  /** By its number, or by the only place of that name. */
  private findChoice(line: string): Choice | undefined {
    const choices = this.choices(this.view())
    if (/^\d+$/.test(line)) return choices[Number(line) - 1]
    const there = choices.filter(({ place }) => place.toLowerCase() === line.toLowerCase())
    return there.length === 1 ? there[0] : undefined
  }

  private takeBack(): Reaction {
    const { write, speaker } = this.plan
    if (!this.steps.undo()) {
      write(speaker.words.nothingToUndo)
      return 'again'
    }
    this.told = Math.min(this.told, this.entries.length)
    write(speaker.words.undone)
    return 'redraw'
  }

  private explain(about: string): Reaction {
    const { write, speaker, seat } = this.plan
    const { match } = this.log
    const view = this.view()
    const lines = about === '' ? askLines(match, view, seat, speaker) : this.answerWhy(view, about)
    if (lines.length === 0) write(speaker.words.notThere(about))
    for (const line of lines) write(line)
    return 'again'
  }

  private answerWhy(view: View, about: string): string[] {
    const { speaker, seat } = this.plan
    const byNumber = /^\d+$/.test(about)
      ? askable(view, seat, speaker)[Number(about) - 1]
      : view.board.find(({ at }) => at.toLowerCase() === about)?.id
    return byNumber === undefined ? [] : whyLines(this.log.match, view, byNumber, seat, speaker)
  }

  private letBotsAct(): void {
    const { match } = this.log
    while (!this.isOver && match.s[ASK] !== this.plan.seat) {
      const seat = match.s[ASK]
      answer(this.log, seat, this.bots[seat]!.choose(match, seat))
      this.steps.forget()
    }
  }

  private show(): void {
    if (this.isOver) return
    const { write, speaker, seat, paint } = this.plan
    this.tell()
    const view = this.view()
    const choices = this.choices(view)
    const marks = marksOf(choices)
    const scene = { view, speaker, paint, numbers: this.numbers, marks }
    write('')
    for (const line of drawTable(scene, seat)) write(line)
    const prompt = view.asking ? promptText(this.log.match, view.asking, speaker) : ''
    write(paint.bold(prompt === '' ? speaker.words.choices : prompt))
    for (const line of choiceLines(choices, scene)) write(line)
  }

  /** Prints what has happened since the table was last drawn. */
  private tell(): void {
    for (const { text } of this.entries.slice(this.told)) this.plan.write(`· ${text}`)
    this.told = this.entries.length
  }

  private view(): View {
    return viewFor(this.log.match, this.plan.seat)
  }

  private choices(view: View): Choice[] {
    return choicesOf(this.log.match, view, this.plan.speaker)
  }
}
