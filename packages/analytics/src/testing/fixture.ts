import type { TextOp } from '@redraft/revision-log';
import type { LoggedSave, WritingLog } from '../log.ts';

const end =
  ' Then the cat slept near the fire for most of the day, and nobody in the house wanted to wake it up before supper time.';

const f1: readonly [second: number, op: TextOp][] = [
  [1, { p: 0, del: '', ins: 'The cat' }],
  [2, { p: 7, del: '', ins: ' sat' }],
  [3, { p: 11, del: '', ins: ' on' }],
  [8, { p: 14, del: '', ins: ' mats' }],
  [9, { p: 18, del: 's', ins: '' }],
  [70, { p: 4, del: '', ins: 'big ' }],
  [71, { p: 8, del: '', ins: 'red ' }],
  [500, { p: 26, del: '', ins: '. It' }],
  [501, { p: 30, del: '', ins: ' purred' }],
  [2400, { p: 19, del: ' on mat', ins: '' }],
  [2401, { p: 30, del: '', ins: end }],
];

/** The example of docs/metrics.md#an-example-log; its second 0 is a full clock hour. */
export const fixtureStart = Date.parse('2026-03-02T09:00:00Z');

export const fixture: WritingLog = {
  base: '',
  saves: f1.map(
    ([second, op], index): LoggedSave => ({
      seq: index + 1,
      t: fixtureStart + second * 1000,
      dirtyMs: null,
      origin: 'typed',
      ops: [op],
    }),
  ),
};
