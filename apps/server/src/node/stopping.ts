// Stops a node: no new requests; what was begun is finished and written.
import type { Doors } from './doors.ts'
import type { NodeParts } from './parts.ts'
import type { Upkeep } from './upkeep.ts'

/** @throws when not everything could be written */
export async function stopParts(parts: NodeParts, doors: Doors, upkeep: Upkeep): Promise<void> {
  const { server, sockets } = doors
  parts.presence.stop()
  parts.bans.stop()
  await upkeep.stop()
  await sockets.close()
  await parts.rooms.settled()
  await parts.custody.stop()
  await new Promise((closed) => {
    server.close(closed)
    server.closeAllConnections()
  })
  await parts.roster.leave()
  parts.packs.close()
  await parts.bots.close()
  await parts.bus.close()
  const unwritten = await parts.writing.stop()
  await parts.storage.close()
  if (unwritten !== null) throw new Error(unwritten)
}
