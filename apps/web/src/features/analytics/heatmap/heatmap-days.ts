import type { Heatmap } from '@redraft/contracts';
import { DateTime } from 'luxon';

type Hour = Heatmap['hours'][number];

/** A day with its 24 hours, or a gap of several days without writing. */
export type HeatmapRow =
  | { kind: 'day'; day: string; cells: readonly (readonly Hour[])[] }
  | { kind: 'gap'; afterDay: string; days: number };

/** Up to this many consecutive empty days are shown individually. */
const maxEmptyDays = 1;
export const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** Hours grouped by day and hour in the class's zone. A cell holds two hours where daylight saving time ends; longer gaps become one row. */
export function buildHeatmapRows(hours: readonly Hour[], zone: string): HeatmapRow[] {
  const activeHours = hours
    .map((hour) => ({ hour, at: DateTime.fromISO(hour.start, { zone }) }))
    .sort((one, other) => one.at.toMillis() - other.at.toMillis());
  const byDay = Map.groupBy(activeHours, ({ at }) => at.toFormat('yyyy-MM-dd'));
  const rows: HeatmapRow[] = [];
  let previous: DateTime | null = null;
  for (const [day, entries] of byDay) {
    const date = DateTime.fromISO(day, { zone: 'utc' });
    rows.push(...buildEmptyRows(previous, date));
    const cells = hoursOfDay.map((hourOfDay) =>
      entries.filter(({ at }) => at.hour === hourOfDay).map(({ hour }) => hour),
    );
    rows.push({ kind: 'day', day, cells });
    previous = date;
  }
  return rows;
}

function buildEmptyRows(previous: DateTime | null, next: DateTime): HeatmapRow[] {
  if (previous === null) return [];
  const emptyCount = Math.round(next.diff(previous, 'days').days) - 1;
  const afterDay = previous.toFormat('yyyy-MM-dd');
  if (emptyCount > maxEmptyDays) return [{ kind: 'gap', afterDay, days: emptyCount }];
  return Array.from({ length: emptyCount }, (_, index) => ({
    kind: 'day' as const,
    day: previous.plus({ days: index + 1 }).toFormat('yyyy-MM-dd'),
    cells: hoursOfDay.map(() => []),
  }));
}
