import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildHeatmapRows } from './heatmap-days.ts';

const hour = (start: string, amount = 50) => ({ start, amount, level: 'medium' as const });

it('the rows of the heatmap follow the class time zone', () => {
  const [row] = buildHeatmapRows([hour('2026-03-01T23:00:00Z')], 'Europe/Berlin');
  expect(row).toMatchObject({ kind: 'day', day: '2026-03-02' });
  expect(row?.kind === 'day' && row.cells[0]).toHaveLength(1);
});
it('the rows of the heatmap keep the repeated hour of an autumn night apart', () => {
  const rows = buildHeatmapRows(
    [hour('2026-10-25T00:00:00Z', 1), hour('2026-10-25T01:00:00Z', 2)],
    'Europe/Berlin',
  );
  const cell = rows[0]?.kind === 'day' ? rows[0].cells[2] : [];
  expect(cell?.map(({ amount }) => amount)).toEqual([1, 2]);
});
it('the rows of the heatmap show one empty day as a day, and several as a gap', () => {
  const rows = buildHeatmapRows(
    [hour('2026-03-01T10:00:00Z'), hour('2026-03-03T10:00:00Z'), hour('2026-03-09T10:00:00Z')],
    'UTC',
  );
  expect(rows.map((row) => (row.kind === 'day' ? row.day : row.days))).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    5,
    '2026-03-09',
  ]);
});
it('the rows of the heatmap include every hour', () => {
  const starts = fc.uniqueArray(fc.integer({ min: 490_000, max: 492_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(starts, fc.constantFrom('UTC', 'America/New_York', 'Asia/Kolkata'), (hours, zone) => {
      const writtenHours = hours.map((hoursSinceEpoch) =>
        hour(new Date(hoursSinceEpoch * 3_600_000).toISOString()),
      );
      const shownHours = buildHeatmapRows(writtenHours, zone).flatMap((row) =>
        row.kind === 'day' ? row.cells.flat() : [],
      );
      expect(new Set(shownHours)).toEqual(new Set(writtenHours));
      expect(shownHours).toHaveLength(writtenHours.length);
    }),
  );
});
