import type { ReadSubmission, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { isNoOpenDocument } from '../../ui/editor-frame/frame-key.ts';

/** What the reader knows of a submission. */
export const readSubmissionQuery = (id: SubmissionId) => ({
  queryKey: ['submission', id] as const,
  queryFn: (): Promise<ReadSubmission> => callApi(calls.readSubmission, { query: { submissionId: id } }),
});

/** The same before anybody looks at it: that is no reading, which is recorded. */
export const submissionPrefetchQuery = (id: SubmissionId) => ({
  queryKey: ['submission', 'ahead', id] as const,
  queryFn: (): Promise<ReadSubmission> =>
    callApi(calls.readSubmission, { query: { submissionId: id, ahead: true } }),
});

/**
 * Takes the answer of an action on a submission: the reader shows it, and whatever else tells of it is loaded anew, with 'none' only once it is
 * shown again.
 */
export function useMergeSubmission(
  refetchType: 'active' | 'none' = 'active',
): (submission: ReadSubmission) => void {
  const client = useQueryClient();
  return (submission) => {
    client.setQueryData(readSubmissionQuery(submission.submissionId).queryKey, submission);
    void client.invalidateQueries({ predicate: isNoOpenDocument, refetchType });
  };
}
