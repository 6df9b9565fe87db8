// Who may listen to an event, as bits: events without listeners cost one comparison.
export const BY_ABILITIES = 1
export const BY_CODE = 2
