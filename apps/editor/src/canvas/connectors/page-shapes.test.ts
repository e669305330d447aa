import { expect, it } from 'vitest';
import { createBox, createGroup } from '../testing/scenes.ts';
import { indexShapes } from './page-shapes.ts';

it('the groups of a shape are those around it, the innermost last; a shape of the page has none', () => {
  const group = createGroup('o', [createGroup('g', [createBox('i')])]);
  const index = indexShapes([createBox('b'), group]);
  const listGroups = (id: string) => index.get(id)?.groups.map((around) => around.id);
  expect(listGroups('i')).toEqual(['o', 'g']);
  expect(listGroups('b')).toEqual([]);
});
