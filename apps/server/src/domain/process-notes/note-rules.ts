import { limits, type NoteAuthor } from '@redraft/contracts';

interface HandIn {
  submitted_at: Date | null;
  kept_submitted_at: Date | null;
}

/**
 * A note can be changed until the text is handed in with it. After the final submission notes can still be added, but not changed: they may have been
 * read already.
 */
export function isNoteOpen(createdAt: Date, steps: readonly HandIn[]): boolean {
  const isAllHandedIn = steps.at(-1)?.submitted_at != null;
  const times = steps.flatMap((step) => [step.submitted_at, step.kept_submitted_at]);
  return !isAllHandedIn && !times.some((time) => time !== null && time >= createdAt);
}

/** Browsers' clocks may be slightly ahead of the server's. */
const tolerance = 60_000;

/** Whether a period lies within the writing time of a text. */
export function isWithin(span: { from: Date; to: Date }, life: { begunAt: Date; now: Date }): boolean {
  const { from, to } = span;
  return (
    from <= to &&
    from.getTime() >= life.begunAt.getTime() - tolerance &&
    to.getTime() <= life.now.getTime() + tolerance
  );
}

/** Students' and teachers' notes have separate limits. */
export function canAddNote(author: NoteAuthor['kind'], notes: readonly { is_staff: boolean }[]): boolean {
  return (
    notes.filter(({ is_staff: isStaff }) => isStaff === (author === 'staff')).length < limits.processNotes
  );
}
