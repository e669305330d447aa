import { sectionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { toggleSectionValues, toSectionIds, toSectionValues } from './section-values.ts';

it.each([
  ['a section instead of all', ['all'], ['all', '2'], ['2']],
  ['one more section', ['1'], ['1', '2'], ['1', '2']],
  ['all instead of sections', ['1', '2'], ['1', '2', 'all'], ['all']],
  ['no section after the last one was deselected', ['1'], [], []],
  ['no section after all were deselected', ['all'], [], []],
])('a click selects %s', (_, before, values, after) => {
  expect(toggleSectionValues(before, values)).toEqual(after);
});

it('a selection is stored as sections, or as none for the whole class', () => {
  const sections = [1, 2].map((id) => ({ id: sectionIdSchema.parse(id), name: `Section ${id}` }));
  expect(toSectionIds(['all'], sections)).toBeNull();
  expect(toSectionIds(['2'], sections)).toEqual([2]);
  expect(toSectionIds([], sections)).toEqual([]);
  expect(toSectionValues(null)).toEqual(['all']);
  expect(toSectionValues(toSectionIds(['2', '1'], sections))).toEqual(['1', '2']);
});
