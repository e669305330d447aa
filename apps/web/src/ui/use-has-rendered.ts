import { useDeferredValue } from 'react';

/** False during the first render, true right after, to defer less important content. */
export function useHasRendered(): boolean {
  return useDeferredValue(true, false);
}
