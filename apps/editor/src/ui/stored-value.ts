/** A preference stored on this device; without storage it lasts as long as the page. */
export interface StoredValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** `read` validates the stored value; its argument is null if nothing is stored. */
export function createStoredValue<Value>(key: string, read: (found: unknown) => Value): StoredValue<Value> {
  let value: { now: Value } | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => {
      value ??= { now: read(readStored(key)) };
      return value.now;
    },
    set: (next) => {
      value = { now: next };
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
