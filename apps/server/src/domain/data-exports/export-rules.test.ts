import { expect, it } from 'vitest';
import { canRequestAgain, type ExportRow, presentExport } from './export-rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const day = 86_400_000;

function row(rest: Partial<ExportRow>): ExportRow {
  return {
    state: 'waiting',
    requested_at: now,
    done: 0,
    total: 0,
    size: 0,
    ready_at: null,
    problem: null,
    ...rest,
  };
}

const ready = (daysAgo: number) =>
  row({ state: 'ready', size: 12, ready_at: new Date(now.getTime() - daysAgo * day) });

it('an export is available for seven days', () => {
  expect(presentExport(ready(6.9), now)).toMatchObject({
    state: 'ready',
    size: 12,
    expiresAt: new Date(now.getTime() + 0.1 * day).toISOString(),
  });
  expect(presentExport(ready(7), now)).toMatchObject({ state: 'none', expiresAt: null });
  expect(presentExport(undefined, now).state).toBe('none');
});

it('an export has no size before it is complete', () => {
  expect(presentExport(row({ state: 'making', size: 900, done: 1, total: 4 }), now)).toMatchObject({
    state: 'making',
    done: 1,
    total: 4,
    size: 0,
  });
});

it.each([
  { told: 'waits', of: row({}), anew: false },
  { told: 'is being made', of: row({ state: 'making' }), anew: false },
  { told: 'can be had', of: ready(1), anew: true },
  { told: 'has had its time', of: ready(8), anew: true },
  { told: 'failed', of: row({ state: 'failed', problem: 'failed' }), anew: true },
  { told: 'was never asked for', of: undefined, anew: true },
])('an export that $told is created again on request: $anew', ({ of, anew }) => {
  expect(canRequestAgain(of, now)).toBe(anew);
});
