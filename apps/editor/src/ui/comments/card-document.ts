import { createContext, useContext } from 'react';

/** What the cards need of the document that they are beside. */
export interface CardDocument {
  /** Unsent text, stored on the device under a name until it is sent or discarded. */
  drafts: {
    find: (name: string) => { text: string } | null;
    store: (name: string, text: string) => void;
    discard: (name: string) => void;
  };
  /** Moves the focus from a card to the document. */
  focus: () => void;
}

const Context = createContext<CardDocument | null>(null);
export const CardDocumentProvider = Context.Provider;

export function useCardDocument(): CardDocument {
  const document = useContext(Context);
  if (document === null) throw new Error('useCardDocument needs a CardDocumentProvider');
  return document;
}
