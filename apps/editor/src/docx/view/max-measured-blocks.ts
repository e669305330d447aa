/** Blocks of a text whose lines are measured after a change, for columns or line numbers: more would be felt while typing. */
export const maxMeasuredBlocks = 1500;
