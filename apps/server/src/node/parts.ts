// The opened parts of a node, by the names they have everywhere.
import type { Meetings } from '../meetings.ts'
import type { Ground } from './ground.ts'
import type { Play } from './play.ts'
import type { Strangers } from './strangers.ts'

export interface NodeParts extends Ground, Play, Strangers {
  meetings: Meetings
}
