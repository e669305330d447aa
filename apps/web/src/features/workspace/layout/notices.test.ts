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

it('a close deadline is shown with its consequence', () => {
  const due = { kind: 'due', isLast: true, title: 'First draft', isFinal: false, deadline };
  expect(findNotice(assignment, now)).toEqual({ ...due, enforcement: 'submits' });
  expect(findNotice({ ...assignment, autoSubmission: false }, now)).toMatchObject({ enforcement: 'closes' });
  expect(findNotice({ ...assignment, preventAfterDueDate: false }, now)).toMatchObject({ enforcement: null });
});

it('the final step is recognised, so that each language can name it', () => {
  expect(findNotice(assignment, deadline + 7_000_000)).toMatchObject({ kind: 'due', isFinal: true });
});

it('the reason why a text is closed takes precedence over its deadline', () => {
  const paused = { closedBecause: 'Paused.', closedCode: 'assignment.paused' };
  expect(findNotice({ ...assignment, ...paused }, now)).toEqual({
    kind: 'closed',
    reason: 'Paused.',
    code: 'assignment.paused',
  });
});

it('a distant deadline is shown by the bar only', () => {
  expect(findNotice(assignment, now - 3_600_000)).toBeNull();
});
