import { readStored, writeStored } from './browser-storage.ts';
import { now } from './clock.ts';

/**
 * An event for all tabs of a browser, including the current one: one tab holds the server's event stream (`notice-stream`) and passes events on to
 * the others through the `storage` event.
 */
export interface CrossTabEvent {
  emit: (detail: string) => void;
  /** Returns the unsubscribe function. */
  subscribe: (listener: (detail: string) => void) => () => void;
}

export function createCrossTabEvent(name: string): CrossTabEvent {
  const eventName = `redraft:${name}`;
  const storageKey = `redraft.${name}`;
  return {
    emit: (detail) => {
      // The timestamp makes the value differ; otherwise no `storage` event fires in the other tabs.
      writeStored('local', storageKey, `${detail} ${now()}`);
      window.dispatchEvent(new CustomEvent(eventName, { detail }));
    },
    subscribe: (listener) => {
      const controller = new AbortController();
      const { signal } = controller;
      const handleLocalEvent = (event: Event) =>
        event instanceof CustomEvent && listener(String(event.detail));
      const handleStorageEvent = ({ key }: StorageEvent) => {
        if (key === storageKey) listener((readStored('local', storageKey) ?? '').replace(/ \d+$/, ''));
      };
      window.addEventListener(eventName, handleLocalEvent, { signal });
      window.addEventListener('storage', handleStorageEvent, { signal });
      return () => controller.abort();
    },
  };
}
