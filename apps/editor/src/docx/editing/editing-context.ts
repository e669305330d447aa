import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editing } from './editing.ts';

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('useEditing needs an EditingProvider');
  return editing;
}

/** Something read from the open document; draws again only when that differs by `Object.is`. Keep `read` quick: it runs with every key. */
export function useEditingValue<Value>(read: (editing: Editing) => Value): Value {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, () => read(editing));
}
