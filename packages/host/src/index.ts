// The door of this package: a match kept by whoever is its authority, and the room around it.
export { counting, type Entry, type Numbered } from './entry.ts'
export { HostedMatch, type Setup } from './hosted-match.ts'
export { Room, GRACE, type Link, type Log, type News, type Surroundings } from './room.ts'
export { whyNot } from './why-not.ts'
