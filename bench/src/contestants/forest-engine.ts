// Forest on the engine. The build says in which mode, and whether other games run in the process.
import { forestDoor } from '../connect.ts'
import { engineContestant, type Mode } from '../engine-adapter.ts'
import { playOthers } from '../other-packs.ts'
import { contestant } from './contestant.ts'

declare const MODE: Mode
declare const PACKS: 'one' | 'five'

const door = await forestDoor()
if (PACKS === 'five') await playOthers(20_000)

export const { playGame, checkGame } = contestant(engineContestant(door, MODE))
