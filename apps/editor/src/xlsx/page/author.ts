import { createContext, useContext } from 'react';

const Context = createContext('');
export const AuthorProvider = Context.Provider;

/** The author's name for new notes. */
export function useAuthor(): string {
  return useContext(Context);
}
