/** Shortcut for a new comment. */
export const commentKeys = 'Mod-Alt-m';
