import { createStoredValue, type StoredValue } from '../../ui/stored-value.ts';

/** Where a person left a document: kept on the device, for each person and file. `read` gives null for what is no place of this kind. */
export function storedPosition<Place>(
  userId: string,
  read: (found: unknown) => Place | null,
): StoredValue<Place | null> {
  const file = new URLSearchParams(window.location.search).get('WOPISrc') ?? '';
  return createStoredValue(`redraft.place ${userId} ${file}`, read);
}

/** Whoever is still moving has left nothing yet. */
const restMs = 500;

/** Keeps the place whenever its person rests, and when the page goes. */
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
