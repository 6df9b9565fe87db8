// What a game provides for the table: its board and the look of its cards.
import type {
  Action,
  AskView,
  CardView,
  Definition,
  GameCode,
  GameEvent,
  Pack,
  View,
} from '@cardwright/engine'
import type { ComponentType } from 'react'
import type { Key } from './keys.ts'
import type { Cue } from './motion/cue.ts'
import type { Voice } from './motion/sound.ts'
import type { Words } from './words.ts'

/** A number with a maximum: mana out of ten, points to win, energy pips. */
export interface Meter {
  /** A resource of the seat. */
  resource: string
  /** The maximum: a number, another resource of the seat, or a function of the view. */
  of?: number | string | ((view: View, seat: number) => number)
  as?: 'number' | 'pips' | 'bar'
}

export interface Ahead {
  actions: readonly Action[]
  /** The resulting order. */
  order: unknown
}

export interface Carried {
  what: Key
  to: Key
}

export interface Board {
  /** The middle of the table. */
  Stage: ComponentType
  /** Behind everything, in the game's ink. */
  Backdrop?: ComponentType
  /** Across the table between prompt and board (a track, a band). */
  Band?: ComponentType
  /** At the foot of a seat's panel. */
  PanelFoot?: ComponentType<{ seat: number }>
  /** Above the log: a showcase, the odds of an attack, effects that last. */
  Aside?: ComponentType
  /** Over a card in the hand: what currently applies to it (a raised price, a ban). */
  OnCard?: ComponentType<{ card: CardView }>
  /** Next to the hand: actions that are neither card nor piece. */
  Actions?: ComponentType
  /** On the result sheet: how the match ended. */
  Outcome?: ComponentType
  /** A custom view of a choice, instead of the sheet of options. */
  Options?: ComponentType<{ options: readonly string[]; choose(option: string): void }>
  /** Behind the icon in the art window of a card, in a box of 120 × 100. */
  ArtGround: ComponentType<{ card: Definition }>
  /** The ornament on the back of a card, in a box of 100 × 160. */
  Back: ComponentType
  /** Icon names (game-icons) of resources, stats, statuses, zones, options, and abilities by their name. */
  icons: Readonly<Record<string, string>>
  /** Shown in a player's panel, in this order. */
  panel: {
    resources: readonly (string | Meter)[]
    zones: readonly string[]
    /** Other players' hands as small backs, with known faces shown. */
    hands?: true
  }
  /** On a card's type line, after its types: suit, faction, keyword. */
  kinds?(card: Definition, words: Words, pack: Pack): readonly string[]
  /** Below a card's rules: flavour text. */
  Note?: ComponentType<{ card: Definition }>
  /** Printed at the foot of a card, in this order. */
  stats: readonly string[]
  /** Those without an icon show their name, where there is room. */
  nameStats?: true
  /** Read out for a piece after its name: stats and resources, in this order. Default: `stats`. */
  read?: readonly string[]
  /** The resources of a cost, in the order of the badges. Default: the order on the card. */
  prices?: readonly string[]
  /** A stat shown in the badge of cards without a price, such as the class of a drone. */
  badge?: string
  /** Piles beside the hand: left and right. */
  piles: { left: readonly string[]; right: readonly string[] }
  /** The hand's zone. */
  hand: string
  /** The moves that end the turn, on the big button and the space bar; the first legal one is used. */
  passMove?: string | readonly string[]
  /** A warning about what that move would give up now, asked once before the move; null: nothing. */
  passWarning?(view: View, words: Words): string | null
  /** Seconds for each question of a running ability; then it is cancelled. 0: no limit. */
  choiceTime?(view: View): number
  /** The label of that button, where the name of the move does not fit. */
  passText?(view: View, words: Words): string
  /** What to do between abilities, as one imperative sentence; null: the table's own. */
  sentence?(view: View, words: Words): string | null
  /** A second line while idle, for newcomers: the goal of the game. Null: none. */
  hint?(view: View, words: Words): string | null
  /** The label of a button, where the table's default does not fit; null: the default. */
  answerText?(action: Action, view: View, words: Words): string | null
  /** Moves answered by pointing at something; null: by a button. */
  aim?(action: Action, view: View): Key | null
  /** What another player may point at with such a move, shown to all. */
  watched?(view: View): readonly Key[]
  /** The sentence while another player is asked; null: "is thinking". */
  waiting?(view: View, words: Words): string | null
  /**
   * Moves that put a thing somewhere: the thing to pick up, and the place, for which the board has a target.
   * The player drags it there, or presses it and then the place; null: no such move.
   */
  carry?(action: Action, view: View): Carried | null
  /** Moves with buttons on the board itself. */
  ownMoves?: readonly string[]
  /** The stage shows moves whose value is a card; otherwise a sheet shows them. */
  draftsOnStage?: true
  /** Phases of the track, if the game has one. */
  phases?: readonly string[]
  /** Round and turn as text, where "Turn 6" does not fit. */
  clock?(view: View, words: Words): string
  /** A choice with a time limit, unless the player has switched timers off. */
  timer?(asking: AskView): { seconds: number; option: string | null } | null
  /** Kinds of events that the log skips, besides the table's own list. */
  untold?: readonly (string | ((event: GameEvent) => boolean))[]
  /** A tag in addition to the name, where many things share a name (A7); null: none. */
  tag?(id: number, view: View): string | null
  /**
   * The log sentence of an event; null: the default sentence of its kind.
   * @param called the tag or owner that identifies a thing besides its name; null: none
   */
  told?(
    event: GameEvent,
    view: View,
    words: Words,
    pack: Pack,
    called: (id: number) => string | null,
  ): string | null
  /** Kinds of events that are headings in the log. Default: turns and rounds. */
  headings?: readonly string[]
  /**
   * An answer given automatically from the player's orders (an armed tactic, a window
   * to pass): an answer of the list, or null to ask the player. `order` is whatever the board has stored there.
   */
  ahead?(view: View, legal: readonly Action[], order: unknown): Ahead | null
  /**
   * How an event changes the displayed position, where the table cannot know: events of
   * the game, or pools that damage takes first. Null: the table's default.
   */
  progress?(view: View, event: GameEvent): View | null
  /** Animation of the game's own events; null: the table's. */
  motion?(event: GameEvent): readonly Cue[] | null
  /** Sounds of the game's own events. */
  voices?: Readonly<Record<string, Voice>>
}

/** A board that looks at the pack it is for. */
export type BoardMaker = (pack: Pack, code: Pick<GameCode, 'moves'>) => Board

/** The sheet of a game on the front page; what stands below it is in `game.ts`. */
export interface Poster {
  Picture: ComponentType
  /** How it looks as if it were printed. */
  press: Readonly<Record<'en' | 'ru', string>>
}
