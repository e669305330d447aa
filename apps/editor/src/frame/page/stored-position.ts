import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';
import { readFileSource } from '../file-source.ts';

/** The last position in a document, stored on the device per user and file. `read` validates a stored value and returns null if it is invalid. */
export function openStoredPosition<Position>(
  userId: string,
  read: (value: unknown) => Position | null,
): StoredValue<Position | null> {
  return createStoredValue(`redraft.place ${userId} ${readFileSource()}`, read);
}

/** The position is stored after this pause. */
const storeDelayMs = 500;

/** Stores the position when the user pauses, and on page unload. */
export function trackPosition<Position>(
  stored: StoredValue<Position | null>,
  {
    subscribe,
    readPosition,
  }: { subscribe: (listener: () => void) => () => void; readPosition: () => Position },
): () => void {
  let timer = 0;
  const store = (): void => {
    clearTimeout(timer);
    timer = 0;
    stored.set(readPosition());
  };
  const storeIfPending = (): void => {
    if (timer !== 0) store();
  };
  const unsubscribe = subscribe(() => {
    clearTimeout(timer);
    timer = window.setTimeout(store, storeDelayMs);
  });
  window.addEventListener('pagehide', storeIfPending);
  return () => {
    storeIfPending();
    unsubscribe();
    window.removeEventListener('pagehide', storeIfPending);
  };
}
