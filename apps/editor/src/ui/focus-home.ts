import { createContext, useContext } from 'react';

/** Where the focus belongs when nothing else has it: the document, which keeps its own caret. */
export interface FocusHome {
  dom: HTMLElement;
  focus: () => void;
}

const Context = createContext<FocusHome | null>(null);
export const FocusHomeProvider = Context.Provider;

/** Null where no document is shown, as on the page of an error. */
export function useFocusHome(): FocusHome | null {
  return useContext(Context);
}
