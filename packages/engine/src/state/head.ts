// The first integers of every block: the machine's registers and the clock of the match.

export const SP = 0 // first free stack slot
export const TOP = 1 // base of the running frame, 0 = none
export const ASK = 2 // seat that must answer, -1 = none
export const ASK_KIND = 3
export const ACTIVE = 4 // whose turn it is
export const ROUND = 5
export const TURN = 6
export const PHASE = 7
export const ENDED = 8 // 0 running, 1 won, 2 drawn
export const WINNERS = 9 // bit per seat
export const REASON = 10
export const CHECK = 11 // something happened that the game's own check must look at
export const HEAP_TOP = 12 // records ever taken from the heap
export const HEAP_FREE = 13 // first record given back, -1 = none
export const SOURCES = 14 // living things with passives
export const DEAD = 15 // things that left for good since the last sweep
export const DEPTH = 16 // abilities running on top of each other
export const OPEN = 17 // timings the main question offers, a bit each
export const KEPT = 18 // the turn does not pass after this action
export const TIMED = 19 // modifiers that end by themselves
export const USED = 20 // abilities used since the main question was opened
export const ANSWERED = 21 // answers the last window took
export const OPEN_MOVES = 22 // moves of the game the question offers, a bit each
export const ATTACHMENTS = 23 // cards attached to something
export const WATCHED = 24 // what any passive that was ever in play watches (`W_*`)
export const HEAD = 25

/** Ints of one heap record (a modifier or a pile of equal tokens). */
export const RECORD = 8
/** Room for one frame that is only imagined ("could it be used?"). */
export const SCRATCH = 512

// What the asked seat has to answer.
export const ASK_MAIN = 0
export const ASK_PICK = 1
export const ASK_TO = 2
export const ASK_OPTION = 3
export const ASK_MAY = 4
export const ASK_WINDOW = 5
export const ASK_ARRANGE = 6
export const ASK_GAME = 7

// Bits of an entity's face.
export const FACE_DOWN = 1
export const DYING = 2 // its death is under way: nothing hits it again
export const SECRET = 4 // of the world: chance comes from a secret

// What a cell looks like from beside it: free, or whose unit or terrain stands there.
export const STANDS_FREE = 1
const TERRAIN_BITS = 16
export const standsUnit = (owner: number): number => 2 << (owner + 1)
export const standsTerrain = (owner: number): number => standsUnit(owner) << TERRAIN_BITS
export const STANDS_UNITS = (1 << TERRAIN_BITS) - 1 - STANDS_FREE
export const STANDS_TERRAIN = STANDS_UNITS << TERRAIN_BITS

// Where an entity is. Named zones of the game follow ZONES.
export const FREE = 0
export const GONE = 1
export const BOARD = 2
export const BESIDE = 3
export const ATTACHED = 4
export const LIMBO = 5
export const ZONES = 6
