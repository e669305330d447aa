import type { SubmissionId } from '@redraft/contracts';
import { useState } from 'react';

/** How often the document of each text was opened anew: what one action changes is no reason to open the others. */
export function useOpenings(submissionId: SubmissionId) {
  const [openings, setOpenings] = useState<ReadonlyMap<SubmissionId, number>>(new Map());
  const openingsOf = (id: SubmissionId) => openings.get(id) ?? 0;
  return {
    openingsOf,
    reopen: () =>
      setOpenings((before) => new Map(before).set(submissionId, (before.get(submissionId) ?? 0) + 1)),
  };
}
