/** Shown by a tool for mixed values. */
export const mixedLabel = '—';
