import type { DocumentView } from '@redraft/contracts';
import { useState } from 'react';
import { useStoredFlag } from './use-stored-flag.ts';

export type ChosenDocumentView = ReturnType<typeof useDocumentView>;

/** Whether a document is read in the editor that opens it, or as text in the built-in one, where another one opens it. */
export function useDocumentView() {
  const [isTextWanted, rememberText] = useStoredFlag('redraft.textView', false);
  const [hasTextView, setTextView] = useState(false);
  const view: DocumentView = isTextWanted ? 'text' : 'document';
  return {
    hasTextView,
    view,
    choose: (view: DocumentView) => rememberText(view === 'text'),
    /** Told by each document that is opened. */
    onTextView: setTextView,
  };
}
