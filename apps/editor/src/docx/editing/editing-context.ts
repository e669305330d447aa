import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocumentEditor } from './editing.ts';

const Context = createContext<DocumentEditor | null>(null);
export const EditorProvider = Context.Provider;

export function useEditor(): DocumentEditor {
  const editor = useContext(Context);
  if (editor === null) throw new Error('useEditor needs an EditorProvider');
  return editor;
}

/** A value read from the open document; renders only if it differs by `Object.is`. Keep `read` fast: it runs on every key press. */
export function useEditorValue<Value>(read: (editor: DocumentEditor) => Value): Value {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, () => read(editor));
}
