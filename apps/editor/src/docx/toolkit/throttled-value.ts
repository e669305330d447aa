import { useSyncExternalStore } from 'react';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
import { focusedEditing } from '../editing/focused-editing.ts';
import { readSelectionFormat, type SelectionFormat } from './selection-values.ts';

type Subscribe = (listener: () => void) => () => void;

const throttledSubscriptions = new WeakMap<Editing, Subscribe>();

/** Notifies once per animation frame, so that UI around the text does not delay typing. */
function subscribeThrottled(editing: Editing): Subscribe {
  const before = throttledSubscriptions.get(editing);
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
  throttledSubscriptions.set(editing, subscribe);
  return subscribe;
}

/** Like `useEditingValue`, but delayed. */
export function useThrottledValue<Value>(read: (editing: Editing) => Value): Value {
  const editing = useEditing();
  return useSyncExternalStore(subscribeThrottled(editing), () => read(editing));
}

const formatCache = new WeakMap<Editing, { state: unknown; styles: unknown; shown: SelectionFormat }>();

/** Formatting at the caret; cached per state for all tools. */
export function formatAtSelection(editing: Editing): SelectionFormat {
  const { state } = focusedEditing(editing).view;
  const { styles } = editing.parts();
  const before = formatCache.get(editing);
  if (before?.state === state && before.styles === styles) return before.shown;
  const format = readSelectionFormat(state, editing.parts());
  formatCache.set(editing, { state, styles, shown: format });
  return format;
}
