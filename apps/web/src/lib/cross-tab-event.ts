import { readStored, writeStored } from './browser-storage.ts';
import { now } from './clock.ts';

/** An event for all tabs of a browser, the own one included: one tab has the server's stream (`notice-stream`), and the others hear of it by what that tab stores. */
export interface CrossTabEvent {
  emit: (detail: string) => void;
  /** Returns the way to stop. */
  subscribe: (listener: (detail: string) => void) => () => void;
}

export function createCrossTabEvent(name: string): CrossTabEvent {
  const eventName = `redraft:${name}`;
  const storageKey = `redraft.${name}`;
  return {
    emit: (detail) => {
      // The time makes it another text, without which no other page hears of it.
      writeStored('local', storageKey, `${detail} ${now()}`);
      window.dispatchEvent(new CustomEvent(eventName, { detail }));
    },
    subscribe: (listener) => {
      const controller = new AbortController();
      const { signal } = controller;
      const handleHere = (event: Event) => event instanceof CustomEvent && listener(String(event.detail));
      const handleStored = ({ key }: StorageEvent) => {
        if (key === storageKey) listener((readStored('local', storageKey) ?? '').replace(/ \d+$/, ''));
      };
      window.addEventListener(eventName, handleHere, { signal });
      window.addEventListener('storage', handleStored, { signal });
      return () => controller.abort();
    },
  };
}
