import type { SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader-text-readers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, sendCall } from '../../lib/api.ts';

/** The server drops a reader after three intervals without a poll. */
const pollIntervalMs = 10_000;

/** Other users who have the text open. A hidden page does not poll and is dropped. */
export function useOtherReaders(submissionId: SubmissionId): readonly string[] {
  const { data } = useQuery({
    queryKey: ['text-readers', submissionId],
    queryFn: ({ signal }) =>
      callApi(calls.joinReaders, { body: { submissionId }, signal, isIncidental: true }),
    refetchInterval: pollIntervalMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  // Reports the end of the visit at once, if the browser still sends the request.
  useEffect(() => {
    const leaveText = () =>
      void sendCall(calls.leaveReaders, { query: { submissionId }, isIncidental: true, isLast: true }).catch(
        () => undefined,
      );
    window.addEventListener('pagehide', leaveText);
    return () => {
      window.removeEventListener('pagehide', leaveText);
      leaveText();
    };
  }, [submissionId]);
  return data?.others.map(({ name }) => name) ?? [];
}
