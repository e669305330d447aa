/** Unsent text beside the document (a comment, a reply, a note). */
export interface Draft {
  /** Name of the draft among those of the file. */
  name: string;
  text: string;
  /** Position data; interpreted by the creator of the draft. */
  place: unknown;
  /** Time of the first key press, in milliseconds since 1970. */
  at: number;
}

/**
 * Drafts of one user on one file. They are written to localStorage on every key press, synchronously, until they are sent or discarded, so Escape,
 * reload or a crash loses nothing. Each has its own key, so that two windows keep both drafts.
 */
export interface Drafts {
  /** Oldest first; the same array until a draft changes. */
  list: () => readonly Draft[];
  find: (name: string) => Draft | null;
  /** An empty draft is removed. */
  store: (draft: Pick<Draft, 'name' | 'text' | 'place'>) => void;
  discard: (name: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The part of the Storage API that is used. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `file` identifies file and user. */
export function openDrafts(file: string, storage: DraftStorage | null = getDeviceStorage()): Drafts {
  const prefix = `redraft.draft|${file}|`;
  const drafts = new Map(readDrafts(storage, prefix).map((draft) => [draft.name, draft]));
  let sortedDrafts: readonly Draft[] | null = null;
  const listeners = new Set<() => void>();
  const change = (name: string, draft: Draft | null): void => {
    if (draft === null) drafts.delete(name);
    else drafts.set(name, draft);
    sortedDrafts = null;
    writeDraft(storage, prefix + name, draft);
    for (const listener of listeners) listener();
  };
  return {
    list: () => {
      sortedDrafts ??= [...drafts.values()].sort((a, b) => a.at - b.at);
      return sortedDrafts;
    },
    find: (name) => drafts.get(name) ?? null,
    store: ({ name, text, place }) => {
      const before = drafts.get(name);
      if (text.trim() !== '') change(name, { name, text, place, at: before?.at ?? Date.now() });
      else if (before !== undefined) change(name, null);
    },
    discard: (name) => {
      if (drafts.has(name)) change(name, null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Null if storage is unavailable; drafts then last as long as the page. */
function getDeviceStorage(): DraftStorage | null {
  try {
    return localStorage;
  } catch {
    // Even accessing the property may throw.
    return null;
  }
}

function readDrafts(storage: DraftStorage | null, prefix: string): Draft[] {
  const found: Draft[] = [];
  for (let index = 0; index < (storage?.length ?? 0); index++) {
    const key = storage?.key(index) ?? '';
    if (!key.startsWith(prefix)) continue;
    const draft = parseDraft(storage?.getItem(key) ?? '');
    if (draft !== null) found.push({ name: key.slice(prefix.length), ...draft });
  }
  return found;
}

function parseDraft(stored: string): Omit<Draft, 'name'> | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const { text, at, place }: { text?: unknown; at?: unknown; place?: unknown } = value;
    return typeof text === 'string' && typeof at === 'number' ? { text, at, place } : null;
  } catch {
    // Not a draft of ours.
    return null;
  }
}

function writeDraft(storage: DraftStorage | null, key: string, draft: Draft | null): void {
  try {
    if (draft === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify({ text: draft.text, place: draft.place, at: draft.at }));
  } catch (error) {
    console.info('The draft is not kept on this device', error);
  }
}
