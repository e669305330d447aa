import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLog } from './process/process.ts';
import { computeDepths, computeRevision } from './revision.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, randomLog, type TextSave } from './testing/logs.ts';

const measure = (saves: readonly TextSave[], base = '') => computeRevision(foldLog(logOf(saves, base)));

it('revision of the example has the documented sums and rates', () => {
  const revision = computeRevision(foldLog(fixture));
  expect(revision).toMatchObject({
    inserted: 157,
    deleted: 8,
    immediate: 1,
    substantive: 7,
    moved: 0,
    physicallyInserted: 157,
    physicallyDeleted: 8,
    final: 149,
    base: 0,
    deletionRate: 8 / 157,
    productProcess: 149 / 157,
    typed: { inserted: 38, deleted: 8, surviving: 30, deletionRate: 8 / 38, productProcess: 30 / 38 },
  });
  expect(computeDepths(foldLog(fixture))).toEqual([14 / 18, 14 / 22, 11 / 37]);
  expect(revision.medianDepth).toBe(14 / 22);
});

it('revision counts every deleted character as deleted or as moved, never as both', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const { deleted, moved } = computeRevision(process);
      expect(deleted + moved).toBe(process.ops.reduce((sum, op) => sum + op.deleted, 0));
    }),
  );
});

it('revision of an empty log has no rates', () => {
  expect(measure([])).toMatchObject({ deletionRate: null, productProcess: null, medianDepth: null });
});

it('revision counts the base text in the process, and not as typed', () => {
  expect(measure([{ second: 0, text: 'abcd' }], 'ab')).toMatchObject({
    base: 2,
    inserted: 2,
    productProcess: 1,
    typed: { inserted: 2, surviving: 2 },
  });
});

it.each([
  [59, { immediate: 1, substantive: 0 }],
  [60, { immediate: 0, substantive: 1 }],
])('a character deleted after %s s counts by its age', (age, expected) => {
  expect(
    measure([
      { second: 0, text: 'ab' },
      { second: age, text: 'a' },
    ]),
  ).toMatchObject(expected);
});

it('the base text was never young', () => {
  expect(measure([{ second: 0, text: 'a' }], 'ab')).toMatchObject({ immediate: 0, substantive: 1 });
});

it('an import counts as inserted and not as typed', () => {
  expect(measure([{ second: 0, text: 'a long import', origin: 'import' }])).toMatchObject({
    inserted: 13,
    typed: { inserted: 0, surviving: 0 },
  });
});
