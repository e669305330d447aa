import { useSyncExternalStore } from 'react';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
import { focusedEditing } from '../editing/focused-editing.ts';
import { readSelectionValues, type SelectionValues } from './selection-values.ts';

type Subscribe = (listener: () => void) => () => void;

const quiet = new WeakMap<Editing, Subscribe>();

/** Notifies once per animation frame, so that UI around the text does not delay typing. */
function subscribeThrottled(editing: Editing): Subscribe {
  const before = quiet.get(editing);
  if (before !== undefined) return before;
  const listeners = new Set<() => void>();
  let isRequested = false;
  const notify = (): void => {
    isRequested = false;
    for (const listener of listeners) listener();
  };
  editing.subscribe(() => {
    if (isRequested || listeners.size === 0) return;
    isRequested = true;
    requestAnimationFrame(notify);
  });
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  quiet.set(editing, subscribe);
  return subscribe;
}

/** Like `useEditingValue`, but delayed. */
export function useThrottledValue<Value>(read: (editing: Editing) => Value): Value {
  const editing = useEditing();
  return useSyncExternalStore(subscribeThrottled(editing), () => read(editing));
}

const last = new WeakMap<Editing, { state: unknown; styles: unknown; shown: SelectionValues }>();

/** Formatting at the caret; cached per state for all tools. */
export function shownIn(editing: Editing): SelectionValues {
  const { state } = focusedEditing(editing).view;
  const { styles } = editing.parts();
  const before = last.get(editing);
  if (before?.state === state && before.styles === styles) return before.shown;
  const shown = readSelectionValues(state, editing.parts());
  last.set(editing, { state, styles, shown });
  return shown;
}
