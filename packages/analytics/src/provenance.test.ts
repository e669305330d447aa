import { expect, it } from 'vitest';
import type { WritingLog } from './log.ts';
import { foldLog } from './process/process.ts';
import { computeProvenance, type RecordedEdit } from './provenance.ts';
import { logOf, logStart } from './testing/logs.ts';

const edit = (second: number, ...patches: RecordedEdit['patches']): RecordedEdit => ({
  at: logStart + second * 1000,
  patches,
});
const asKept = (text: string) => text.replaceAll('\r\n', '\n').normalize('NFC');
const measure = (log: WritingLog, edits: RecordedEdit[], texts: { start?: string; end: string }) =>
  computeProvenance(foldLog(log), { start: '', ...texts, edits, asKept });

it('provenance is exact if the log has every edit in its second', () => {
  const log = logOf([
    { second: 0, text: 'a' },
    { second: 5000, text: 'ab' },
  ]);
  const edits = [edit(0, [0, 0, 'a']), edit(5000, [1, 0, 'b'])];
  expect(measure(log, edits, { end: 'ab' })).toEqual({
    chars: 2,
    sittingShare: 1,
    within1s: 1,
    within2s: 1,
    within60s: 1,
  });
});

it('provenance reports the uncertainty of letters that the log cannot distinguish', () => {
  const log = logOf([
    { second: 0, text: 'a' },
    { second: 2, text: 'aa' },
    { second: 32, text: 'aaa' },
    { second: 5000, text: 'aaaa' },
  ]);
  const edits = [0, 2, 32, 5000].map((second) => edit(second, [0, 0, 'a']));
  expect(measure(log, edits, { end: 'aaaa' })).toEqual({
    chars: 4,
    sittingShare: 0.5,
    within1s: 0,
    within2s: 0,
    within60s: 0.5,
  });
});

it('provenance follows moved text in the edits as in the log', () => {
  const moved = 'twenty-four characters..';
  const log = logOf([
    { second: 0, text: `${moved} end` },
    { second: 4000, text: ' end' },
    { second: 4005, text: ` end${moved}` },
  ]);
  const edits = [edit(0, [0, 0, `${moved} end`]), edit(4000, [0, 24, '']), edit(4005, [4, 0, moved])];
  expect(measure(log, edits, { end: ` end${moved}` })).toEqual({
    chars: 28,
    sittingShare: 1,
    within1s: 1,
    within2s: 1,
    within60s: 1,
  });
});

it('provenance compares exact times, not seconds', () => {
  const log = logOf([
    { second: 0, text: 'a' },
    { second: 2, text: 'ab' },
  ]);
  const late = { at: logStart + 999, patches: [[1, 0, 'b']] } as const;
  expect(measure(log, [edit(0, [0, 0, 'a']), late], { end: 'ab' })).toMatchObject({ within1s: 0.5 });
});

it('provenance leaves out the initial text', () => {
  const log = logOf([{ second: 0, text: 'base!' }], 'base');
  expect(measure(log, [edit(0, [4, 0, '!'])], { start: 'base', end: 'base!' })).toMatchObject({
    chars: 1,
    within1s: 1,
  });
  expect(measure(logOf([], 'base'), [], { start: 'base', end: 'base' })).toMatchObject({
    chars: 0,
    sittingShare: null,
  });
});

it('provenance finds composed characters', () => {
  const log = logOf([
    { second: 0, text: '🙂é\n' },
    { second: 90, text: '🙂é\nz' },
  ]);
  const edits = [edit(0, [0, 0, '🙂e\u0301\r\n']), edit(90, [5, 0, 'z'])];
  expect(measure(log, edits, { end: '🙂e\u0301\r\nz' })).toMatchObject({ chars: 4, within1s: 1 });
});
