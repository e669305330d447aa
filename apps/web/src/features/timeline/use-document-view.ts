import type { DocumentView } from '@redraft/contracts';
import { useState } from 'react';
import { useStoredFlag } from './use-stored-flag.ts';

export type ChosenDocumentView = ReturnType<typeof useDocumentView>;

/** If a third-party editor opens the document: whether it is shown there or as text in the built-in editor. */
export function useDocumentView() {
  const [prefersText, setPrefersText] = useStoredFlag('redraft.textView', false);
  const [hasTextView, setTextView] = useState(false);
  const view: DocumentView = prefersText ? 'text' : 'document';
  return {
    hasTextView,
    view,
    choose: (view: DocumentView) => setPrefersText(view === 'text'),
    /** Called for each opened document. */
    onTextView: setTextView,
  };
}
