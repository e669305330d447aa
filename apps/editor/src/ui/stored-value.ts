/** A preference stored on this device; without storage it lasts as long as the page. */
export interface StoredValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** `read` validates the stored value; its argument is null if nothing is stored. One that follows other windows lasts as long as the page. */
export function createStoredValue<Value>(
  key: string,
  read: (stored: unknown) => Value,
  { followsOtherWindows = false } = {},
): StoredValue<Value> {
  let cached: { current: Value } | null = null;
  const listeners = new Set<() => void>();
  if (followsOtherWindows)
    window.addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      cached = null;
      for (const listener of listeners) listener();
    });
  return {
    get: () => {
      cached ??= { current: read(readStored(key)) };
      return cached.current;
    },
    set: (next) => {
      cached = { current: next };
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch (error) {
        console.info('Not kept on this device', error);
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Nothing is stored, or by something else.
    return null;
  }
}
