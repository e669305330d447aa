/** Announcements of the save state for screen readers; the save state itself changes with every pause in typing. */
export const announcementIntervalMs = 30_000;

/** The last announcement: a key of `saveState` in the catalogue, and its time. */
export interface Announcement {
  key: string;
  at: number;
}

/**
 * The delay until a state is announced; null if it is not. A new problem is announced at once, and its end when everything is saved, at most once in
 * 30 seconds.
 */
export function planAnnouncement(last: Announcement | null, key: string, now: number): number | null {
  if (key === quietKeys.saving) return null;
  const lastKey = last?.key ?? quietKeys.saved;
  if (key === lastKey) return null;
  if (key !== quietKeys.saved || last === null) return 0;
  return Math.max(0, last.at + announcementIntervalMs - now);
}

const quietKeys = { saved: 'saveState.saved', saving: 'saveState.saving' };
