import { AppError } from '../../platform/errors.ts';
import type { SubmissionRow } from '../submissions/index.ts';
import { isWithin } from './note-rules.ts';

/** A period within the writing time of the text; otherwise throws. */
export function resolveRewindRange(body: { from: string; to: string }, submission: SubmissionRow, now: Date) {
  const span = { from: new Date(body.from), to: new Date(body.to) };
  if (!isWithin(span, { begunAt: submission.created_at, now })) throw new AppError('note.outside');
  return span;
}
