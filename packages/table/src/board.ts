// What a game gives to the table: its picture of the board and how its cards are dressed.
import type {
  Action,
  AskView,
  CardView,
  Definition,
  GameEvent,
  Pack,
  View,
} from '@cardwright/engine'
import type { ComponentType } from 'react'
import type { Key } from './keys.ts'
import type { Cue } from './motion/cue.ts'
import type { Words } from './words.ts'

/** A number with an end to it: mana of ten, points to win, energy pips. */
export interface Meter {
  /** A resource of the seat. */
  resource: string
  /** Where it ends: a number, another resource of the seat, or what the view says. */
  of?: number | string | ((view: View, seat: number) => number)
  as?: 'number' | 'pips' | 'bar'
}

export interface Ahead {
  actions: readonly Action[]
  /** The order as it stands afterwards. */
  order: unknown
}

export interface Carried {
  what: Key
  to: Key
}

export interface Board {
  /** The middle of the table. */
  Stage: ComponentType
  /** Behind everything, in the ink of the press. */
  Backdrop?: ComponentType
  /** Across the table between prompt and board (a track, a band). */
  Band?: ComponentType
  /** At the foot of a seat's panel. */
  PanelFoot?: ComponentType<{ seat: number }>
  /** Above the log: a showcase, the odds of an attack, effects that last. */
  Aside?: ComponentType
  /** Over a card in the hand: what holds for it now (a price raised, a ban). */
  OnCard?: ComponentType<{ card: CardView }>
  /** Beside the hand: actions that are neither card nor piece. */
  Actions?: ComponentType
  /** On the sheet with the result: what led to it. */
  Outcome?: ComponentType
  /** A choice with a face of its own, instead of the sheet of options. */
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
    /** Hands of the others as small backs, with the faces that are known. */
    hands?: true
  }
  /** On a card's line of kinds, after its types: suit, faction, keyword. */
  kinds?(card: Definition, words: Words, pack: Pack): readonly string[]
  /** Beneath a card's rules: words that are no rule. */
  Note?: ComponentType<{ card: Definition }>
  /** Printed at the foot of a card, in this order. */
  stats: readonly string[]
  /** Read out for a piece after its name: stats and resources, in this order. Default: `stats`. */
  read?: readonly string[]
  /** What a cost is paid in, first badge first. Default: the order on the card. */
  prices?: readonly string[]
  /** A stat that stands in the badge of cards without a price: the class of a drone. */
  badge?: string
  /** Piles beside the hand: left and right. */
  piles: { left: readonly string[]; right: readonly string[] }
  /** The hand's zone. */
  hand: string
  /** The move that ends one's turn, on the big button and the space bar; of several the first that may be made. */
  passMove?: string | readonly string[]
  /** What is lost by that move now, as a question: it is asked once before the move is made; null: nothing. */
  passWarning?(view: View, words: Words): string | null
  /** Seconds for each question of a running ability, which is cancelled after that; 0: no limit. */
  choiceTime?(view: View): number
  /** What that button says where the name of the move will not do. */
  passText?(view: View, words: Words): string
  /** What to do between abilities, as one imperative sentence; null: the table's own. */
  sentence?(view: View, words: Words): string | null
  /** A second line while idle, for newcomers: the goal of the game. Null: nothing. */
  hint?(view: View, words: Words): string | null
  /** What a button says where the table's own word will not do; null: the table's. */
  answerText?(action: Action, view: View, words: Words): string | null
  /** Moves that are answered by pointing at something; null: by a button. */
  aim?(action: Action, view: View): Key | null
  /** What another player may point at with such a move, shown to everybody. */
  watched?(view: View): readonly Key[]
  /** The sentence while another player is asked, instead of "is thinking"; null: that one. */
  waiting?(view: View, words: Words): string | null
  /**
   * Moves that put a thing somewhere: what is taken up, and the place, for which the board has a target.
   * It is dragged there, or pressed and then the place; null: no such move.
   */
  carry?(action: Action, view: View): Carried | null
  /** Moves for which the board has buttons of its own. */
  ownMoves?: readonly string[]
  /** Moves whose value is a card are on the stage; without this, a sheet shows them. */
  draftsOnStage?: true
  /** Phases of the track, if the game has one. */
  phases?: readonly string[]
  /** Round and turn for people, where "Turn 6" will not do. */
  clock?(view: View, words: Words): string
  /** A choice against the clock, for those who have not switched clocks off. */
  timer?(asking: AskView): { seconds: number; option: string | null } | null
  /** Kinds of events that the log passes over, besides the table's own. */
  untold?: readonly (string | ((event: GameEvent) => boolean))[]
  /** What a thing goes by besides its name, where many have the same (A7); null: nothing. */
  tag?(id: number, view: View): string | null
  /**
   * What the log says of an event where the sentence of its kind will not do; null: that one.
   * @param called what a thing goes by besides its name: its tag, or its owner; null: nothing
   */
  told?(
    event: GameEvent,
    view: View,
    words: Words,
    pack: Pack,
    called: (id: number) => string | null,
  ): string | null
  /** Kinds of events that head what follows them in the log. Default: turns and rounds. */
  headings?: readonly string[]
  /**
   * What a player answers without being asked, by what was said ahead (a tactic that is armed, a window
   * that is passed): an answer of the list, or null to ask. `order` is whatever the board has put there.
   */
  ahead?(view: View, legal: readonly Action[], order: unknown): Ahead | null
  /**
   * What an event that is being shown changes in what is seen of the position, where the table cannot know it: events of
   * the game's own, pools that damage takes first. Null: what the table makes of it.
   */
  progress?(view: View, event: GameEvent): View | null
  /** Motion of the game's own events; null keeps the table's. */
  motion?(event: GameEvent): readonly Cue[] | null
}

/** Picture and words on the front page. */
export interface Poster {
  id: string
  Picture: ComponentType
  players: string
  minutes: number
  texts: Record<'en' | 'ru', { name: string; line: string; press: string }>
}
