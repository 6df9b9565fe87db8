/** `data-seat` counts from 1; 0: no seat. */
export const seatMark = (seat: number): number => seat + 1
