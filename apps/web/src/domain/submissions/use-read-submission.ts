import type { ReadSubmission, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { isNotEditorFrameQuery } from '../../ui/editor-frame/frame-key.ts';

/** A submission's data for the reader. */
export const readSubmissionQuery = (id: SubmissionId) => ({
  queryKey: ['submission', id] as const,
  queryFn: (): Promise<ReadSubmission> => callApi(calls.readSubmission, { query: { submissionId: id } }),
});

/** A submission's data, prefetched; not recorded as reading. */
export const submissionPrefetchQuery = (id: SubmissionId) => ({
  queryKey: ['submission', 'ahead', id] as const,
  queryFn: (): Promise<ReadSubmission> =>
    callApi(calls.readSubmission, { query: { submissionId: id, ahead: true } }),
});

/**
 * Stores the result of an action on a submission in the cache, and invalidates other data about it; with 'none' that is refetched only when shown
 * again.
 */
export function useMergeSubmission(
  refetchType: 'active' | 'none' = 'active',
): (submission: ReadSubmission) => void {
  const client = useQueryClient();
  return (submission) => {
    client.setQueryData(readSubmissionQuery(submission.submissionId).queryKey, submission);
    void client.invalidateQueries({ predicate: isNotEditorFrameQuery, refetchType });
  };
}
