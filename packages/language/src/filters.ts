// Filters: said once, used to choose, collect, count, test, aim a modifier and match a trigger.
import type { Filters } from '@cardwright/engine'
import { params, type Both, type Reading } from './taken.ts'

export const FILTERS = params({
  side: {
    takes: 'side',
    also: ['owner', 'team', 'controller', 'who'],
    meaning: 'whose it is, seen from the actor; `other` includes teammates, `opponent` does not',
  },
  except: {
    takes: 'refs',
    also: ['excluding', 'not', 'other'],
    meaning: 'is none of these; the source is never excluded unless named here',
  },
  types: { takes: 'types', also: ['type', 'tribe', 'subtype'], meaning: 'has all of these types' },
  def: {
    takes: 'definitions',
    also: ['name', 'id', 'card'],
    meaning: 'is one of these definitions',
  },
  has: {
    takes: 'statusTests',
    also: ['with', 'status', 'statuses'],
    meaning: 'bears the status; `min` tokens, `given` by somebody; a list: every test holds',
  },
  lacks: { takes: 'statusTests', also: ['without', 'hasNot'], meaning: 'does not' },
  keyword: {
    takes: 'keyword',
    also: ['keywords'],
    meaning: 'has the keyword now, printed or granted',
  },
  faceDown: { takes: 'flag', also: ['faceUp'], meaning: 'lies face-down (or face-up)' },
  hidden: {
    takes: 'flag',
    also: ['visible', 'public'],
    meaning: 'is not public: in a zone that not all see, or face-down on the board',
  },
  near: {
    takes: 'near',
    also: ['adjacent', 'distance', 'range', 'within'],
    meaning:
      '`"adjacent"` to the source, or at a distance from `of`: `step` Manhattan, `king` Chebyshev, `order` places in the lane row, `lane` lanes apart; `min` is 1 unless said',
  },
  inLine: {
    takes: 'ref',
    also: ['orthogonal', 'straight'],
    meaning: 'in the row or column of that cell',
  },
  inDiagonal: { takes: 'ref', also: ['diagonal'], meaning: 'on a diagonal of that cell' },
  reach: {
    takes: 'reach',
    also: ['path', 'reachable'],
    meaning: 'a path of at most so many steps over free cells leads there from `of`',
  },
  sight: {
    takes: 'sight',
    also: ['visibleFrom', 'lineOfSight'],
    meaning: 'in a straight line from `of`, at most so far, nothing between',
  },
  between: { takes: 'twoRefs', meaning: 'on the segment between the two, both ends included' },
  in: {
    takes: 'ref',
    also: ['inside', 'lane', 'row', 'column'],
    meaning: 'lies in that cell, line, lane, zone, or in the set a name holds',
  },
  region: { takes: 'regions', also: ['area'], meaning: 'in all these regions of the game' },
  empty: { takes: 'flag', also: ['free', 'occupied'], meaning: 'cell without unit or terrain' },
  where: {
    takes: 'condition',
    also: ['if', 'when'],
    meaning: 'the condition holds; the candidate is `it`',
  },
})

/** What the table says is what the engine compiles. */
export type FiltersFit = [
  Both<Reading<typeof FILTERS>, Filters>,
  Both<Filters, Reading<typeof FILTERS>>,
]
