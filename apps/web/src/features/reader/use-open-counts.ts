import type { SubmissionId } from '@redraft/contracts';
import { useState } from 'react';

/** Number of reopenings per text, so that an action reopens only the document it affects. */
export function useOpenCounts(submissionId: SubmissionId) {
  const [openCounts, setOpenCounts] = useState<ReadonlyMap<SubmissionId, number>>(new Map());
  const countOpenings = (id: SubmissionId) => openCounts.get(id) ?? 0;
  return {
    openingsOf: countOpenings,
    reopen: () =>
      setOpenCounts((current) => new Map(current).set(submissionId, (current.get(submissionId) ?? 0) + 1)),
  };
}
