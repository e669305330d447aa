import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editing } from './editing.ts';

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (editing === null) throw new Error('useEditing needs an EditingProvider');
  return editing;
}

/** A value read from the open document; renders only if it differs by `Object.is`. Keep `read` fast: it runs on every key press. */
export function useEditingValue<Value>(read: (editing: Editing) => Value): Value {
  const editing = useEditing();
  return useSyncExternalStore(editing.subscribe, () => read(editing));
}
