import { useState } from 'react';

/**
 * The opening of a document that has words which are not saved yet; empty where there is none. It changes with each save, several times a
 * second while somebody types: who asks for it when it matters is not drawn anew for it.
 */
export interface ModifiedOpening {
  get: () => string;
  set: (opening: string) => void;
  subscribe: (listener: () => void) => () => void;
}

export function useModifiedOpening(): ModifiedOpening {
  return useState(createModifiedOpening)[0];
}

function createModifiedOpening(): ModifiedOpening {
  const listeners = new Set<() => void>();
  let current = '';
  return {
    get: () => current,
    set: (opening) => {
      if (opening === current) return;
      current = opening;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
