import { useSyncExternalStore } from 'react';

/** The width of a phone (as in toolbar.css), or a window so low that a second row would leave less than 70 % for the text: only one row is shown. */
const oneRowQuery = '(max-width: 600px), (max-height: 630px)';

export function useOneRow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(oneRowQuery).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(oneRowQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
