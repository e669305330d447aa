import { expect, it } from 'vitest';
import { orderByDue } from './order-by-due.ts';

const startDate = '2026-10-01T10:00:00Z';
const now = Date.parse('2026-10-10T10:00:00Z');

it('what is to be done comes first by its deadline, then what is done, the last first', () => {
  const rows = [
    { name: 'read, long ago', status: 'SUBMITTED', isWriteable: false, endDate: '2026-10-03T10:00:00Z' },
    { name: 'not begun', status: null, isWriteable: false, endDate: '2026-10-20T10:00:00Z' },
    { name: 'missed', status: 'MISSED', isWriteable: false, endDate: '2026-10-08T10:00:00Z' },
    { name: 'written', status: 'NONE', isWriteable: true, endDate: '2026-10-12T10:00:00Z' },
  ] as const;
  const ordered = orderByDue(
    rows.map((row) => ({ ...row, startDate, nextStep: null })),
    now,
  );
  expect(ordered.map(({ name }) => name)).toEqual(['written', 'not begun', 'missed', 'read, long ago']);
});

it('what has drafts stands by the one that is next, and what has no end stands last', () => {
  const row = { status: 'NONE', isWriteable: true, startDate } as const;
  const step = (deadline: string | null) => ({ title: 'Draft 1', isFinal: false, deadline });
  const rows = [
    { name: 'no end', ...row, endDate: '2026-10-01T10:00:00Z', nextStep: step(null) },
    { name: 'one step', ...row, endDate: '2026-10-12T10:00:00Z', nextStep: null },
    { name: 'drafts', ...row, endDate: '2026-10-30T10:00:00Z', nextStep: step('2026-10-11T10:00:00Z') },
  ];
  expect(orderByDue(rows, now).map(({ name }) => name)).toEqual(['drafts', 'one step', 'no end']);
});
