import { sectionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { afterPress, sectionIdsOf, valuesOf } from './section-values.ts';

it.each([
  ['a section instead of all', ['all'], ['all', '2'], ['2']],
  ['one more section', ['1'], ['1', '2'], ['1', '2']],
  ['all instead of sections', ['1', '2'], ['1', '2', 'all'], ['all']],
  ['no section after the last', ['1'], [], []],
  ['no section where all were', ['all'], [], []],
])('a press selects %s', (_, before, pressed, after) => {
  expect(afterPress(before, pressed)).toEqual(after);
});

it('what is selected is kept as sections, or as none where the whole class is meant', () => {
  const sections = [1, 2].map((id) => ({ id: sectionIdSchema.parse(id), name: `Section ${id}` }));
  expect(sectionIdsOf(['all'], sections)).toBeNull();
  expect(sectionIdsOf(['2'], sections)).toEqual([2]);
  expect(sectionIdsOf([], sections)).toEqual([]);
  expect(valuesOf(null)).toEqual(['all']);
  expect(valuesOf(sectionIdsOf(['2', '1'], sections))).toEqual(['1', '2']);
});
