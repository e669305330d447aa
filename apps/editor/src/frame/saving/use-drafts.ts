import { createContext, useContext } from 'react';
import type { Drafts } from './drafts.ts';

const Context = createContext<Drafts | null>(null);
export const DraftsProvider = Context.Provider;

/** The user's drafts for the open document. */
export function useDrafts(): Drafts {
  const drafts = useContext(Context);
  if (drafts === null) throw new Error('useDrafts needs a DraftsProvider');
  return drafts;
}
