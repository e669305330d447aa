import { useDeferredValue } from 'react';

/** False while something is drawn for the first time, true right after: for what is worth less than being seen soon. */
export function useIsDrawn(): boolean {
  return useDeferredValue(true, false);
}
