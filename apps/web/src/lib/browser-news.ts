import { readStored, writeStored } from './browser-storage.ts';
import { now } from './clock.ts';

/** What the server says to a browser: one of its pages hears it (`notice-stream`), and the others hear of it by what that page stores. */
export interface BrowserNews {
  tell: (text: string) => void;
  /** Returns the way to stop. */
  hear: (onNews: (text: string) => void) => () => void;
}

export function createNews(name: string): BrowserNews {
  const heardHere = `redraft:${name}`;
  const storageKey = `redraft.${name}`;
  return {
    tell: (text) => {
      // The time makes it another text, without which no other page hears of it.
      writeStored('local', storageKey, `${text} ${now()}`);
      window.dispatchEvent(new CustomEvent(heardHere, { detail: text }));
    },
    hear: (onNews) => {
      const controller = new AbortController();
      const { signal } = controller;
      const handleHere = (event: Event) => event instanceof CustomEvent && onNews(String(event.detail));
      const handleStored = ({ key }: StorageEvent) => {
        if (key === storageKey) onNews((readStored('local', storageKey) ?? '').replace(/ \d+$/, ''));
      };
      window.addEventListener(heardHere, handleHere, { signal });
      window.addEventListener('storage', handleStored, { signal });
      return () => controller.abort();
    },
  };
}
