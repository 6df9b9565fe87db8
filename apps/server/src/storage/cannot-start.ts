/** Why a server must not start on this storage: a sentence for its operator, with what to do. */
export class CannotStart extends Error {}
