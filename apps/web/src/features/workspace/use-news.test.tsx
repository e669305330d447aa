import type { StudentAssignment } from '@redraft/contracts';
import { studentAssignmentSchema } from '@redraft/contracts';
import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { started } from '../../testing/student-assignment.ts';
import { useNewsNotifications } from './use-news.ts';

const loaded = studentAssignmentSchema.parse(started);

/** How often the notifications are refetched while the page receives these responses in sequence. */
function countRefreshes(answers: readonly (StudentAssignment | undefined)[]): number {
  const listener = vi.fn();
  window.addEventListener('redraft:notifications', listener);
  onTestFinished(() => window.removeEventListener('redraft:notifications', listener));
  const { rerender } = renderHook(({ assignment }) => useNewsNotifications(assignment), {
    initialProps: { assignment: answers[0] },
  });
  for (const assignment of answers.slice(1)) rerender({ assignment });
  return listener.mock.calls.length;
}

const closed = studentAssignmentSchema.parse({
  ...started,
  timeline: started.timeline.map((entry) => ({ ...entry, status: 'SUBMITTED_AUTO' })),
});
const graded = studentAssignmentSchema.parse({
  ...started,
  submission: { ...started.submission, score: 80 },
});
const later = { ...loaded, serverTime: '2026-10-05T09:00:00Z' };

it.each([
  ['not after the first response', [undefined, loaded], 0],
  ['not while nothing happens', [loaded, later, later], 0],
  ['once when a deadline has closed a step', [loaded, closed, closed], 1],
  ['when there is a grade', [loaded, graded], 1],
  ['for each event', [undefined, loaded, closed, loaded], 2],
])('the bell refetches %s', (_when, answers, expected) => {
  expect(countRefreshes(answers)).toBe(expected);
});
