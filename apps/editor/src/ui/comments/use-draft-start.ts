import { useState } from 'react';
import { useCardDocument } from './card-document.ts';

export type DraftStart = 'now' | 'earlier';

/** Whether a draft exists here: started now, or in an earlier session. */
export function useDraftStart(name: string): [DraftStart | null, () => void, () => void] {
  const { drafts } = useCardDocument();
  const [start, setStart] = useState<DraftStart | null>(() =>
    drafts.find(name) === null ? null : 'earlier',
  );
  return [start, () => setStart('now'), () => setStart(null)];
}
