import type { SubmissionId } from '@redraft/contracts';
import { type ReactNode, useState } from 'react';
import type { NotePin } from '../../domain/revisions/index.ts';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useNoteKind } from './use-notes.ts';

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);

/** Lets authorized viewers pin a note or comment to the current moment, with the dialog to write it. */
export function usePinnedNote(submissionId: SubmissionId): { pin: NotePin | undefined; dialog: ReactNode } {
  const kind = useNoteKind(submissionId);
  const [time, setTime] = useState<number | null>(null);
  return {
    pin: kind === null ? undefined : { kind, start: setTime },
    dialog: kind !== null && time !== null && (
      <NoteDialog submissionId={submissionId} kind={kind} time={time} onClose={() => setTime(null)} />
    ),
  };
}
