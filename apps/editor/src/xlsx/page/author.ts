import { createContext, useContext } from 'react';

const Context = createContext('');
export const AuthorProvider = Context.Provider;

/** Who writes here, as notes name them. */
export function useAuthor(): string {
  return useContext(Context);
}
