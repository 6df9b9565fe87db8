// Offsets inside a frame. Only numbers and no imports, so that a bundler inlines them.

// every frame
export const KIND = 0
export const PREV = 1
export const PC = 2

// frame kinds; procedures of the game follow
export const FLOW = 0
export const ABILITY = 1
export const DISPATCH = 2
export const DEATH = 3
export const WINDOW = 4
export const DRAW = 5
export const TOLD = 6 // simultaneous moves whose events are emitted in order
export const PROCEDURES = 7

// an ability run
export const WHICH = 3
export const SELF = 4
export const ACTOR = 5
export const STEP = 6
export const CURSOR = 7 // next recipient
export const COUNT = 8 // recipients of the running step
export const LIST = 9 // their offset from the frame's base
export const LEFT = 10 // picks or loops left
export const FLAGS = 11
export const PENDING = 12 // base of the window frame this answers, 0 = none
export const CAUSE = 13 // ability that caused the event that fired this, -1 = none
export const SEGMENT = 14 // first step of the segment that is selected or committed
export const EVENT = 15 // payload
export const EVENT_SLOTS = 8
export const RECORDS = EVENT + EVENT_SLOTS

// one step's record
export const OUTCOME = 0
export const PICK = 1 // the first pick or affected thing
export const PICKS = 2 // how many
export const AT = 3 // offset of the whole list from the frame's base
export const FROM = 4 // its place when picked
export const TO = 5 // where it goes or went
export const AMOUNT = 6
export const EXTRA = 7 // cost at the pick; part that got through
export const EXCESS = 8
export const RECORD_SIZE = 9

// flags of an ability run
export const PAID = 1
export const STOPPED = 2 // the change in front of which a replacing ability ran was cancelled
export const CHOSEN = 4 // something was asked and answered
export const COMMITTED = 8 // a segment was committed: no more cancel under policy free
export const SHUFFLE = 16 // `look … after: shuffle`
export const OFFERED = 32 // it was on the list: its first question has an answer
export const SETTLED = 64 // late prices are paid
/** Above the flags: the zone a played card was taken from, plus one. */
export const TAKEN_FROM = 8

// dispatch, death, window, draw and procedures keep their arguments here
export const ARGS = 3
