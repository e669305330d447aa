import { useState } from 'react';

/**
 * A value that changes several times a second during typing, such as whether there are unsaved changes: readers get it on demand without
 * re-rendering.
 */
export interface ValueStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function useValueStore<Value>(initial: Value): ValueStore<Value> {
  return useState(() => createValueStore(initial))[0];
}

function createValueStore<Value>(initial: Value): ValueStore<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
