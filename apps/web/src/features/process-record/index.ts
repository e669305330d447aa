import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { CertificateCard } from './certificate-card.tsx';
export { EvidenceCard } from './evidence-card.tsx';
export { NotesCard } from './notes-card.tsx';
export { useWritingNotes } from './use-notes.ts';
export { usePinnedNote } from './use-pinned-note.tsx';

export const TeacherViewDialog = lazyDialog(
  async () => (await import('./teacher-view-dialog.tsx')).TeacherViewDialog,
);
