import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';

/** The last position in a document, stored on the device per user and file. `read` validates a stored value and returns null if it is invalid. */
export function storedPosition<Place>(
  userId: string,
  read: (found: unknown) => Place | null,
): StoredValue<Place | null> {
  const file = new URLSearchParams(window.location.search).get('WOPISrc') ?? '';
  return createStoredValue(`redraft.place ${userId} ${file}`, read);
}

/** The position is stored after this pause. */
const restMs = 500;

/** Stores the position when the user pauses, and on page unload. */
export function storePosition<Place>(
  kept: StoredValue<Place | null>,
  { subscribe, now }: { subscribe: (listener: () => void) => () => void; now: () => Place },
): () => void {
  let rest = 0;
  const keep = (): void => {
    clearTimeout(rest);
    rest = 0;
    kept.set(now());
  };
  const keepIfMoved = (): void => {
    if (rest !== 0) keep();
  };
  const unsubscribe = subscribe(() => {
    clearTimeout(rest);
    rest = window.setTimeout(keep, restMs);
  });
  window.addEventListener('pagehide', keepIfMoved);
  return () => {
    keepIfMoved();
    unsubscribe();
    window.removeEventListener('pagehide', keepIfMoved);
  };
}
