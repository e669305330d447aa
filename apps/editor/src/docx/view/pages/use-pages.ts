import { useSyncExternalStore } from 'react';
import { useEditor } from '../../editing/editing-context.ts';
import { getPages, type Pages } from './page-slots.ts';

/** A value read from the page layout; renders only if it differs by `Object.is`. */
export function usePages<Value>(read: (pages: Pages) => Value): Value {
  const pages = getPages(useEditor().view);
  return useSyncExternalStore(pages.subscribe, () => read(pages));
}
