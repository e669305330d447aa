import type { ProcessNotes, SubmissionId } from '@redraft/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotePin } from '../../domain/revisions/index.ts';
import { useHasRendered } from '../../ui/use-has-rendered.ts';
import { notesQuery } from './process-record-calls.ts';

/** By the student, or by teaching staff. */
export type NoteKind = NotePin['kind'];

type WritingNotes = Pick<ProcessNotes, 'notes' | 'repairs'>;
const noNotes: WritingNotes = { notes: [], repairs: [] };

/** Notes about the writing and other events of the text, loaded after the page's main data; empty on failure. */
export function useWritingNotes(submissionId: SubmissionId): WritingNotes {
  const hasRendered = useHasRendered();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: hasRendered });
  return data ?? noNotes;
}

/** The kind of note that the viewer may pin: students a note, staff a comment. */
export function useNoteKind(submissionId: SubmissionId): NoteKind | null {
  const hasRendered = useHasRendered();
  const { data } = useQuery({ ...notesQuery(submissionId), enabled: hasRendered });
  return data === undefined ? null : findNoteKind(data);
}

export function findNoteKind({ can }: Pick<ProcessNotes, 'can'>): NoteKind | null {
  if (can.comment) return 'comment';
  return can.add ? 'note' : null;
}

/** Refetches after a note was created, changed or deleted: it appears in the list and in the rewind. */
export function useNotesChanged(submissionId: SubmissionId): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ['process-notes', 'rewind-marks'].map((key) =>
        queries.invalidateQueries({ queryKey: [key, submissionId] }),
      ),
    );
}
