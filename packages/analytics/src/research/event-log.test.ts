import { countCodePoints } from '@redraft/revision-log';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WritingLog } from '../log.ts';
import { foldLog, getText } from '../process/process.ts';
import { fixture } from '../testing/fixture.ts';
import { randomLog } from '../testing/logs.ts';
import { eventColumns, eventRows } from './event-log.ts';

type Row = Record<string, string | number | null>;

function rowsOf(log: WritingLog, hasTexts = true): Row[] {
  const rows = [...eventRows(log, foldLog(log), { hasTexts })];
  return rows.map((row) => Object.fromEntries(eventColumns.map(({ name }, at) => [name, row[at] ?? null])));
}

/** As a reader of the file does who knows nothing but its columns. */
function replayed(rows: readonly Row[]): string {
  let text: string[] = [];
  for (const row of rows) {
    const [position, deleted] = [Number(row.position), Number(row.deleted)];
    const change = [...String(row.text_change)];
    const isReplaced = row.activity === 'Replace';
    const inserted = isReplaced ? change.slice(deleted + 4) : change;
    const came = row.activity === 'Remove/Cut' ? [] : inserted;
    text = [...text.slice(0, position), ...came, ...text.slice(position + deleted)];
    expect(text).toHaveLength(Number(row.document_length));
  }
  return text.join('');
}

it('an event log produces the final text, whatever was done', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      expect(replayed(rowsOf(log))).toBe(getText(foldLog(log)));
    }),
  );
});

it('an event log adds up to the changes of the process, in an order and at times that never fall', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const rows = rowsOf(log, false);
      const events = rows.filter(({ save }) => save !== 0);
      expect(events.map((row) => [row.deleted, row.inserted, row.kind, row.moved])).toEqual(
        process.ops.map((op) => [op.deleted, op.inserted, op.kind, op.moved]),
      );
      const times = rows.map((row) => Number(row.down_time));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(events.map((row) => Math.floor(Number(row.down_time) / 1000))).toEqual(
        process.ops.map(({ second }) => second),
      );
    }),
  );
});

it('an event log contains no word of the text unless texts are requested', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      expect(rowsOf(log, false).filter((row) => row.text_change !== null)).toEqual([]);
    }),
  );
});

it('an event log of the example equals its table', () => {
  const reported = rowsOf(fixture).map((row) =>
    [
      'event_id',
      'down_time',
      'activity',
      'text_change',
      'position',
      'document_length',
      'session',
      'kind',
    ].map((name) => row[name]),
  );
  expect(reported.slice(0, 6)).toEqual([
    [1, 0, 'Input', 'The cat', 0, 7, 1, 'plain'],
    [2, 1000, 'Input', ' sat', 7, 11, 1, 'plain'],
    [3, 2000, 'Input', ' on', 11, 14, 1, 'plain'],
    [4, 7000, 'Input', ' mats', 14, 19, 1, 'plain'],
    [5, 8000, 'Remove/Cut', 's', 18, 18, 1, 'plain'],
    [6, 69000, 'Input', 'big ', 4, 22, 1, 'plain'],
  ]);
  expect(reported.at(-1)).toEqual([11, 2_400_000, 'Input', expect.any(String), 30, 149, 2, 'large']);
});

it('an event log starts with the initial text, which is not attributed to anyone', () => {
  const [first] = rowsOf({ ...fixture, base: '🙂 A template', saves: [] });
  expect(first).toMatchObject({
    activity: 'Nonproduction',
    origin: 'base',
    save: 0,
    inserted: countCodePoints('🙂 A template'),
    word_count: 2,
  });
});
