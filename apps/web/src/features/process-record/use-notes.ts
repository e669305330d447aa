import type { ProcessNotes, SubmissionId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { notesQuery } from './process-record-calls.ts';

type Beside = Pick<ProcessNotes, 'notes' | 'repairs'>;
const nothing: Beside = { notes: [], repairs: [] };

/**
 * What the student says about stretches of the writing, and what happened to the text besides it, after all that the page needs first;
 * nothing where that cannot be had.
 */
export function useBesideWriting(submissionId: SubmissionId): Beside {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: isDrawn });
  return data ?? nothing;
}

export function useCanAddNotes(submissionId: SubmissionId): boolean {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: isDrawn });
  return data?.can.add ?? false;
}
