import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BookEditing, Shown } from './book-editing.ts';

const Context = createContext<BookEditing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): BookEditing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('useEditing needs an EditingProvider');
  return editing;
}

/** What is seen now; draws again when that changes. */
export function useShown(): Shown {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, editing.now);
}
