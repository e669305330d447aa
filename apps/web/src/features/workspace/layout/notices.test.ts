import { draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findNotice } from './notices.ts';

const now = Date.parse('2026-03-02T10:00:00Z');
const deadline = now + 5 * 60_000;
const assignment = {
  closedBecause: null,
  closedCode: null,
  can: { start: false, write: true, submit: true },
  preventAfterDueDate: true,
  autoSubmission: true,
  timeline: [
    {
      title: 'First draft',
      date: new Date(deadline).toISOString(),
      status: 'NONE' as const,
      exception: false,
      exceptionDeadline: null,
      draftId: draftIdSchema.parse(1),
      submitDate: null,
    },
    {
      title: 'Final Submission',
      date: new Date(deadline + 7_200_000).toISOString(),
      status: 'NONE' as const,
      exception: false,
      exceptionDeadline: null,
      draftId: draftIdSchema.parse(2),
      submitDate: null,
    },
  ],
};

it('a deadline that is near is told with what happens then', () => {
  const due = { kind: 'due', isLast: true, title: 'First draft', isFinal: false, deadline };
  expect(findNotice(assignment, now)).toEqual({ ...due, enforcement: 'submits' });
  expect(findNotice({ ...assignment, autoSubmission: false }, now)).toMatchObject({ enforcement: 'closes' });
  expect(findNotice({ ...assignment, preventAfterDueDate: false }, now)).toMatchObject({ enforcement: null });
});

it('the final step is known as such, so that each language has its word for it', () => {
  expect(findNotice(assignment, deadline + 7_000_000)).toMatchObject({ kind: 'due', isFinal: true });
});

it('why a text cannot be written comes before its deadline', () => {
  const paused = { closedBecause: 'Paused.', closedCode: 'assignment.paused' };
  expect(findNotice({ ...assignment, ...paused }, now)).toEqual({
    kind: 'closed',
    because: 'Paused.',
    code: 'assignment.paused',
  });
});

it('a deadline that is far away is told by the bar alone', () => {
  expect(findNotice(assignment, now - 3_600_000)).toBeNull();
});
