// Costs of a state are measured on an instance of their own: the timed ones know nothing of undo.
import { forestDoor, loadForest } from '../connect-forest.ts'
import { engineCosts } from '../engine-costs.ts'

export const costs = engineCosts(forestDoor(await loadForest()))
