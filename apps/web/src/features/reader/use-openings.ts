import type { SubmissionId } from '@redraft/contracts';
import { useState } from 'react';

/** Number of reopenings per text, so that an action reopens only the document it affects. */
export function useOpenings(submissionId: SubmissionId) {
  const [openings, setOpenings] = useState<ReadonlyMap<SubmissionId, number>>(new Map());
  const openingsOf = (id: SubmissionId) => openings.get(id) ?? 0;
  return {
    openingsOf,
    reopen: () =>
      setOpenings((before) => new Map(before).set(submissionId, (before.get(submissionId) ?? 0) + 1)),
  };
}
