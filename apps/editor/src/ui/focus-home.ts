import { createContext, useContext } from 'react';

/** Where the focus goes by default: the document, which keeps its own caret. */
export interface FocusHome {
  dom: HTMLElement;
  focus: () => void;
}

const Context = createContext<FocusHome | null>(null);
export const FocusHomeProvider = Context.Provider;

/** Null if no document is shown, as on an error page. */
export function useFocusHome(): FocusHome | null {
  return useContext(Context);
}
