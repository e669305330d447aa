import { limits, type NoteAuthor } from '@redraft/contracts';

interface HandIn {
  submitted_at: Date | null;
  kept_submitted_at: Date | null;
}

/**
 * A note may be changed until the text is handed in with it. After the last hand-in notes can still be added, and stay as they are: somebody
 * may have read them already.
 */
export function isNoteOpen(createdAt: Date, steps: readonly HandIn[]): boolean {
  const isAllHandedIn = steps.at(-1)?.submitted_at != null;
  const times = steps.flatMap((step) => [step.submitted_at, step.kept_submitted_at]);
  return !isAllHandedIn && !times.some((time) => time !== null && time >= createdAt);
}

/** Clocks of browsers are a little ahead of the server's. */
const tolerance = 60_000;

/** Whether a stretch lies in the life of a text. */
export function isWithin(span: { from: Date; to: Date }, life: { begunAt: Date; now: Date }): boolean {
  const { from, to } = span;
  return (
    from <= to &&
    from.getTime() >= life.begunAt.getTime() - tolerance &&
    to.getTime() <= life.now.getTime() + tolerance
  );
}

/** The student's notes do not keep teachers from commenting, nor theirs the student. */
export function canAddNote(author: NoteAuthor['kind'], notes: readonly { is_staff: boolean }[]): boolean {
  return (
    notes.filter(({ is_staff: isStaff }) => isStaff === (author === 'staff')).length < limits.processNotes
  );
}
