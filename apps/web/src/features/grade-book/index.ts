import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';

export { DraftGrade } from './draft-grade.tsx';
export { GradeConflict, isGradeConflict } from './grade-conflict.tsx';
export { RubricScoring } from './rubric-scoring.tsx';
export { ScaleText } from './scale-text.tsx';

export const GradeBookDialog = lazyDialog(
  async () => (await import('./grade-book-dialog.tsx')).GradeBookDialog,
);
