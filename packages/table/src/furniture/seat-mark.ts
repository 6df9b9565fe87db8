/** `data-seat` counts from 1; 0 belongs to nobody. */
export const seatMark = (seat: number): number => seat + 1
