// Costs of states of all games, to find the largest; an instance of its own like the others.
import { dronesDoor, forestDoor, skirmishDoor, twilightDoor } from '../connect.ts'
import { taktikDoor } from '../taktik/door.ts'
import { engineCosts } from '../engine-costs.ts'

const doors = [
  ['Forest', forestDoor],
  ['Skirmish', skirmishDoor],
  ['Drones', dronesDoor],
  ['Taktik', taktikDoor],
  ['Twilight', twilightDoor],
] as const

export const all = await Promise.all(
  doors.map(async ([name, door]) => ({ name, costs: engineCosts(await door()) })),
)
