// Where a match stops by itself, however high a pack aims. What a pack may write is in `ceilings.ts` of the content package.

/** Picks of one step with `times`: each is remembered on the stack. */
export const MOST_TIMES = 99
