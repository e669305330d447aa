import type { SubmissionId, VersionList } from '@redraft/contracts';

/** The selected version, and how to select another. */
export interface Choice {
  submissionId: SubmissionId;
  list: VersionList;
  selectedVersion: number | null;
  onChoose: (seq: number) => void;
}
