import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { CertificateCard } from './certificate-card.tsx';
export { EvidenceCard } from './evidence-card.tsx';
export { NotesCard } from './notes-card.tsx';
export { useBesideWriting, useCanAddNotes } from './use-notes.ts';

export const TeacherViewDialog = lazyDialog(
  async () => (await import('./teacher-view-dialog.tsx')).TeacherViewDialog,
);
export const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);
