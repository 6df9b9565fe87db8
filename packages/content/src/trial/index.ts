// The door of the trial: every card of a pack played once in a sandbox, and what a state must agree on.
export { tryPack, type Fault, type Trial, type TrialWish } from './try-pack.ts'
export { wrongIn } from './wrong-in.ts'
