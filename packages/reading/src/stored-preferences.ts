import { defaultPreferences, parsePreferences, type ReadingPreferences } from './preferences.ts';

const storageKey = 'redraft.reading';

let current: ReadingPreferences | null = null;
const listeners = new Set<() => void>();

/** The preferences of this device, shared by all its pages and the editor; without storage they last as long as the page. */
export const readingPreferences = {
  get: (): ReadingPreferences => {
    current ??= load();
    return current;
  },
  change: (changes: Partial<ReadingPreferences>): void => store({ ...readingPreferences.get(), ...changes }),
  reset: (): void => store(defaultPreferences),
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', handleStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
    };
  },
};

function store(next: ReadingPreferences): void {
  current = next;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(next));
  } catch (error) {
    console.info('Not kept on this device', error);
  }
  for (const listener of listeners) listener();
}

function load(): ReadingPreferences {
  try {
    return parsePreferences(JSON.parse(window.localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    // Storage is blocked, or holds something else.
    return defaultPreferences;
  }
}

/** Another tab, or the page around this frame, has changed them. */
function handleStorage({ key }: StorageEvent): void {
  if (key !== storageKey && key !== null) return;
  current = load();
  for (const listener of listeners) listener();
}
