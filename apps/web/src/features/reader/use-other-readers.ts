import type { SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/reader-text-readers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, sendCall } from '../../lib/api.ts';

/** The server forgets who has not said for longer than three of these that they are here. */
const pollIntervalMs = 10_000;

/** Who else has the text open. A page that nobody sees says nothing of itself, and is forgotten. */
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
  // Synchronises with the end of the visit: the others see it at once where the browser lets it be said.
  useEffect(() => {
    const leave = () =>
      void sendCall(calls.leaveReaders, { query: { submissionId }, isIncidental: true, isLast: true }).catch(
        () => undefined,
      );
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [submissionId]);
  return data?.others.map(({ name }) => name) ?? [];
}
