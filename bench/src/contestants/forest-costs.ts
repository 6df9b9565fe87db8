// Costs of a state are measured on an instance of their own: the timed ones know nothing of undo.
import { forestDoor } from '../connect.ts'
import { engineCosts } from '../engine-costs.ts'

export const costs = engineCosts(await forestDoor())
