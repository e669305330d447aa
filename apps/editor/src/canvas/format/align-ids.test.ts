import { expect, it } from 'vitest';
import type { Shape } from '../scene/scene.ts';
import { createBox, createGroup, createPage, createScene, createTextBody } from '../testing/scenes.ts';
import { alignVersions, indexById } from './align-ids.ts';

const createTextBox = (id: string, words: string): Shape => createBox(id, { text: createTextBody(words) });
const createPageWithShapes = (...shapes: Shape[]) => createScene(createPage('p', shapes));
const listIds = (pages: Parameters<typeof indexById>[0]): string[] => [...indexById(pages).keys()].slice(1);

it('the ids of a scene include pages and shapes at every group depth', () => {
  const scene = createPageWithShapes(
    createBox('a'),
    createGroup('g', [createBox('b'), createGroup('h', [createBox('c')])]),
  );
  expect([...indexById(scene.pages).keys()]).toEqual(['p', 'a', 'g', 'b', 'h', 'c']);
});

it('aligning ids keeps the ids of shapes that are named in the file', () => {
  const [base, mine, theirs] = [
    createPageWithShapes(createBox('a')),
    createPageWithShapes(createBox('a'), createBox('b')),
    createPageWithShapes(createBox('a'), createBox('c')),
  ];
  const versions = alignVersions({ base, mine, theirs });
  expect(listIds(versions.mine)).toEqual(['a', 'b']);
  expect(versions.original.size).toBe(0);
});

it('aligning ids renames an added shape whose id another added shape already has', () => {
  const versions = alignVersions({
    base: createPageWithShapes(),
    mine: createPageWithShapes(createTextBox('new', 'mine')),
    theirs: createPageWithShapes(createTextBox('new', 'theirs')),
  });
  const [addedId = ''] = listIds(versions.mine);
  expect(addedId).not.toBe('new');
  expect(versions.original.get(addedId)).toBe('new');
});

it('aligning ids gives one id to a shape that both versions added identically', () => {
  const added = createPageWithShapes(createTextBox('new', 'both'));
  expect(listIds(alignVersions({ base: createPageWithShapes(), mine: added, theirs: added }).mine)).toEqual([
    'new',
  ]);
});

it('aligning ids matches unnamed shapes by content regardless of position', () => {
  const [one, two] = [createTextBox('p~0', 'one'), createTextBox('p~1', 'two')];
  const [shiftedOne, shiftedTwo] = [createTextBox('p~1', 'one'), createTextBox('p~2', 'two')];
  const versions = alignVersions({
    base: createPageWithShapes(one, two),
    mine: createPageWithShapes(one, two),
    theirs: createPageWithShapes(createTextBox('p~0', 'first of all'), shiftedOne, shiftedTwo),
  });
  expect(listIds(versions.base)).toEqual(['p~1', 'p~2']);
  expect(listIds(versions.mine)).toEqual(['p~1', 'p~2']);
});

it('aligning ids gives a new id to an unnamed shape that only one version has', () => {
  const versions = alignVersions({
    base: createPageWithShapes(),
    mine: createPageWithShapes(createTextBox('p~0', 'mine')),
    theirs: createPageWithShapes(createTextBox('p~0', 'theirs')),
  });
  const [addedId = ''] = listIds(versions.mine);
  expect(addedId).not.toContain('~');
  expect(versions.original.get(addedId)).toBe('p~0');
});
