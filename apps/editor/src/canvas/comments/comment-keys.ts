/** Shortcut for a new comment, as in texts. */
export const commentKeys = 'Mod-Alt-m';
