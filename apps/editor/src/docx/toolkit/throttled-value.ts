import { useSyncExternalStore } from 'react';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { readSelectionFormat, type SelectionFormat } from './selection-values.ts';

type Subscribe = (listener: () => void) => () => void;

const throttledSubscriptions = new WeakMap<DocumentEditor, Subscribe>();

/** Notifies once per animation frame, so that UI around the text does not delay typing. */
function subscribeThrottled(editor: DocumentEditor): Subscribe {
  const before = throttledSubscriptions.get(editor);
  if (before !== undefined) return before;
  const listeners = new Set<() => void>();
  let isRequested = false;
  const notify = (): void => {
    isRequested = false;
    for (const listener of listeners) listener();
  };
  editor.subscribe(() => {
    if (isRequested || listeners.size === 0) return;
    isRequested = true;
    requestAnimationFrame(notify);
  });
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  throttledSubscriptions.set(editor, subscribe);
  return subscribe;
}

/** Like `useEditorValue`, but delayed. */
export function useThrottledValue<Value>(read: (editor: DocumentEditor) => Value): Value {
  const editor = useEditor();
  return useSyncExternalStore(subscribeThrottled(editor), () => read(editor));
}

const formatCache = new WeakMap<
  DocumentEditor,
  { state: unknown; styles: unknown; shown: SelectionFormat }
>();

/** Formatting at the caret; cached per state for all tools. */
export function formatAtSelection(editor: DocumentEditor): SelectionFormat {
  const { state } = getFocusedEditor(editor).view;
  const { styles } = editor.parts();
  const before = formatCache.get(editor);
  if (before?.state === state && before.styles === styles) return before.shown;
  const format = readSelectionFormat(state, editor.parts());
  formatCache.set(editor, { state, styles, shown: format });
  return format;
}
