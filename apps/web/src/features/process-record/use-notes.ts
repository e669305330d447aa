import type { ProcessNotes, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { notesQuery } from './process-record-calls.ts';

const none: ProcessNotes['notes'] = [];

/** What the student says about stretches of the writing, after all that the page needs first; none where that cannot be had. */
export function useNotes(submissionId: SubmissionId): ProcessNotes['notes'] {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: isDrawn });
  return data?.notes ?? none;
}

export function useCanAddNotes(submissionId: SubmissionId): boolean {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: isDrawn });
  return data?.can.add ?? false;
}
