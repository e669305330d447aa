/** What a tool shows where the selection is not of one kind. */
export const mixedLabel = '—';
