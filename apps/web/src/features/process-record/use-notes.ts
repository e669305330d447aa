import type { ProcessNotes, SubmissionId } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotePin } from '../../domain/revisions/index.ts';
import { useIsDrawn } from '../../ui/use-is-drawn.ts';
import { notesQuery } from './process-record-calls.ts';

/** Of its student, or of their teacher. */
export type NoteKind = NotePin['kind'];

type WritingNotes = Pick<ProcessNotes, 'notes' | 'repairs'>;
const nothing: WritingNotes = { notes: [], repairs: [] };

/**
 * What the student and staff say about stretches of the writing, and what happened to the text besides it, after all that the page needs first;
 * nothing where that cannot be had.
 */
export function useWritingNotes(submissionId: SubmissionId): WritingNotes {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: isDrawn });
  return data ?? nothing;
}

/** What whoever looks may pin to a moment of the writing: a student a note, their teachers a comment. */
export function useNoteKind(submissionId: SubmissionId): NoteKind | null {
  const isDrawn = useIsDrawn();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: isDrawn });
  return data === undefined ? null : noteKindOf(data);
}

export function noteKindOf({ can }: Pick<ProcessNotes, 'can'>): NoteKind | null {
  if (can.comment) return 'comment';
  return can.add ? 'note' : null;
}

/** After one was written, changed or taken away: it stands among the notes and along the rewind. */
export function useNotesChanged(submissionId: SubmissionId): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ['process-notes', 'rewind-marks'].map((key) =>
        queries.invalidateQueries({ queryKey: [key, submissionId] }),
      ),
    );
}
