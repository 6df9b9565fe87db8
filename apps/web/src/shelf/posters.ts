// The games of the front page: small, always there. The games themselves are fetched when they are needed.
import { poster as drones } from '@cardwright/drones/poster'
import { poster as forest } from '@cardwright/forest/poster'
import { poster as skirmish } from '@cardwright/skirmish/poster'
import { poster as taktik } from '@cardwright/taktik/poster'
import { poster as twilight } from '@cardwright/twilight/poster'
import type { Poster } from '@cardwright/table'

export const posters: readonly Poster[] = [forest, skirmish, drones, taktik, twilight]

export const posterOf = (id: string): Poster | undefined => posters.find((one) => one.id === id)
