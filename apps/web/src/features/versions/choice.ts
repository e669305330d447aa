import type { SubmissionId, VersionList } from '@redraft/contracts';

/** Which version of a text is looked at, and how another is. */
export interface Choice {
  submissionId: SubmissionId;
  list: VersionList;
  chosen: number | null;
  onChoose: (seq: number) => void;
}
