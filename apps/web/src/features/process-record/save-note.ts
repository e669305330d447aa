import type { ProcessNote, SubmissionId } from '@redraft/contracts';
import { addMomentComment, addNote, changeMomentComment, changeNote } from './process-record-calls.ts';
import type { NoteKind } from './use-notes.ts';

interface Written {
  submissionId: SubmissionId;
  kind: NoteKind;
  /** Null for a new note. */
  id: ProcessNote['id'] | null;
  content: Pick<ProcessNote, 'from' | 'to' | 'text' | 'source'>;
}

export function saveNote({ submissionId, kind, id, content }: Written): Promise<void> {
  if (kind === 'note')
    return id === null ? addNote({ submissionId, ...content }) : changeNote({ id, ...content });
  const { source: _none, ...comment } = content;
  return id === null
    ? addMomentComment({ submissionId, ...comment })
    : changeMomentComment({ id, ...comment });
}
