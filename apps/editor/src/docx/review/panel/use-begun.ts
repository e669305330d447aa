import { useState } from 'react';
import { useEditing } from '../../editing/editing-context.ts';
import { draftsOf } from '../comments/comment-drafts.ts';

export type Begun = 'now' | 'earlier';

/** Whether something is being written here: begun now, or at an earlier visit. */
export function useBegun(name: string): [Begun | null, () => void, () => void] {
  const drafts = draftsOf(useEditing());
  const [begun, setBegun] = useState<Begun | null>(() => (drafts.find(name) === null ? null : 'earlier'));
  return [begun, () => setBegun('now'), () => setBegun(null)];
}
