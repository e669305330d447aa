import { readStored, writeStored } from './browser-storage.ts';
import { now } from './clock.ts';

/**
 * Of saves that the server refused, for the page that has the file open: one page of a browser hears of them (`notice-stream`), and the others
 * hear of it by what it stores.
 */
const heardHere = 'redraft:save-refused';
const storageKey = 'redraft.save-refused';

export function tellOfRefusedSave(fileId: number): void {
  // The time makes it another text, without which no other page hears of it.
  writeStored('local', storageKey, `${fileId} ${now()}`);
  window.dispatchEvent(new CustomEvent(heardHere, { detail: fileId }));
}

/** Calls back with the file; returns the way to stop. */
export function hearOfRefusedSaves(onRefused: (fileId: number) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const handleHere = (event: Event) => event instanceof CustomEvent && onRefused(Number(event.detail));
  const handleStored = ({ key }: StorageEvent) => {
    if (key === storageKey) onRefused(Number.parseInt(readStored('local', storageKey) ?? '', 10));
  };
  window.addEventListener(heardHere, handleHere, { signal });
  window.addEventListener('storage', handleStored, { signal });
  return () => controller.abort();
}
