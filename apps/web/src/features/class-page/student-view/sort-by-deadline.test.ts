import { expect, it } from 'vitest';
import { sortByDeadline } from './sort-by-deadline.ts';

const startDate = '2026-10-01T10:00:00Z';
const now = Date.parse('2026-10-10T10:00:00Z');

it('open assignments come first by deadline, followed by finished ones, latest first', () => {
  const rows = [
    { name: 'read, long ago', status: 'SUBMITTED', isWriteable: false, endDate: '2026-10-03T10:00:00Z' },
    { name: 'not begun', status: null, isWriteable: false, endDate: '2026-10-20T10:00:00Z' },
    { name: 'missed', status: 'MISSED', isWriteable: false, endDate: '2026-10-08T10:00:00Z' },
    { name: 'written', status: 'NONE', isWriteable: true, endDate: '2026-10-12T10:00:00Z' },
  ] as const;
  const ordered = sortByDeadline(
    rows.map((row) => ({ ...row, startDate, nextStep: null })),
    now,
  );
  expect(ordered.map(({ name }) => name)).toEqual(['written', 'not begun', 'missed', 'read, long ago']);
});

it('an assignment with drafts is ordered by its next draft, and one without an end comes last', () => {
  const row = { status: 'NONE', isWriteable: true, startDate } as const;
  const step = (deadline: string | null) => ({ title: 'Draft 1', isFinal: false, deadline });
  const rows = [
    { name: 'no end', ...row, endDate: '2026-10-01T10:00:00Z', nextStep: step(null) },
    { name: 'one step', ...row, endDate: '2026-10-12T10:00:00Z', nextStep: null },
    { name: 'drafts', ...row, endDate: '2026-10-30T10:00:00Z', nextStep: step('2026-10-11T10:00:00Z') },
  ];
  expect(sortByDeadline(rows, now).map(({ name }) => name)).toEqual(['drafts', 'one step', 'no end']);
});
