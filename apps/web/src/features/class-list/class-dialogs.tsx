import type { ClassListItem } from '@redraft/contracts';
import { CopyClassDialog } from '../copying/index.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DeleteClassDialog } from './delete-class-dialog.tsx';

export interface ClassQuestion {
  row: ClassListItem;
  dialog: 'archive' | 'copy' | 'delete';
}

/** Beside the table, not in its rows: these become cards when the page is zoomed, and an open dialog would go with them. */
export function ClassDialogs({ question, onClose }: { question: ClassQuestion | null; onClose: () => void }) {
  if (question === null) return null;
  const { row, dialog } = question;
  return (
    <>
      {dialog === 'copy' && <CopyClassDialog classId={row.id} onClose={onClose} />}
      {dialog === 'archive' && <ArchiveDialog row={row} open onClose={onClose} />}
      {dialog === 'delete' && <DeleteClassDialog row={row} open onClose={onClose} />}
    </>
  );
}
