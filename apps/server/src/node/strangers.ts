// Play among strangers: reports, bans and moderators.
import { Bans } from '../bans.ts'
import { Moderation } from '../moderation.ts'
import { Reporting } from '../reporting.ts'
import { Removals } from '../storage/removals.ts'
import { Reports } from '../storage/reports.ts'
import type { Ground } from './ground.ts'
import type { Play } from './play.ts'

export interface Strangers {
  reports: Reports
  bans: Bans
  moderation: Moderation
  reporting: Reporting
}

export async function openStrangers(
  { store, trouble }: Ground,
  { rooms, bus, matches }: Play,
): Promise<Strangers> {
  const reports = new Reports(store)
  const bans = new Bans(reports, trouble)
  await bans.refresh()
  const moderation = new Moderation({
    store,
    reports,
    removals: new Removals(store),
    bans,
    rooms,
    publish: (told) => bus.publish(told),
  })
  return { reports, bans, moderation, reporting: new Reporting(store, matches, reports) }
}
