import { useSyncExternalStore } from 'react';
import { useEditing } from '../../editing/editing-context.ts';
import { getPages, type Pages } from './page-slots.ts';

/** A value read from the page layout; renders only if it differs by `Object.is`. */
export function usePages<Value>(read: (pages: Pages) => Value): Value {
  const pages = getPages(useEditing().view);
  return useSyncExternalStore(pages.subscribe, () => read(pages));
}
