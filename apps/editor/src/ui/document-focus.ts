import { createContext, useContext } from 'react';

/** The document as a target of the focus: it restores its own caret. */
export interface DocumentFocus {
  dom: HTMLElement;
  focus: () => void;
}

const Context = createContext<DocumentFocus | null>(null);
export const DocumentFocusProvider = Context.Provider;

/** Null if no document is shown, as on an error page. */
export function useDocumentFocus(): DocumentFocus | null {
  return useContext(Context);
}
