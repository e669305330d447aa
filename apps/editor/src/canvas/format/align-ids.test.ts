import { expect, it } from 'vitest';
import type { Shape } from '../scene/scene.ts';
import { bodyOf, boxOf, groupOf, pageOf, sceneOf } from '../testing/scenes.ts';
import { alignVersions, indexById } from './align-ids.ts';

const saying = (id: string, words: string): Shape => boxOf(id, { text: bodyOf(words) });
const on = (...shapes: Shape[]) => sceneOf(pageOf('p', shapes));
const idsIn = (pages: Parameters<typeof indexById>[0]): string[] => [...indexById(pages).keys()].slice(1);

it('the ids of a scene include pages and shapes at every group depth', () => {
  const scene = on(boxOf('a'), groupOf('g', [boxOf('b'), groupOf('h', [boxOf('c')])]));
  expect([...indexById(scene.pages).keys()]).toEqual(['p', 'a', 'g', 'b', 'h', 'c']);
});

it('aligning ids keeps the ids of shapes that are named in the file', () => {
  const [base, mine, theirs] = [on(boxOf('a')), on(boxOf('a'), boxOf('b')), on(boxOf('a'), boxOf('c'))];
  const versions = alignVersions({ base, mine, theirs });
  expect(idsIn(versions.mine)).toEqual(['a', 'b']);
  expect(versions.original.size).toBe(0);
});

it('aligning ids renames an added shape whose id another added shape already has', () => {
  const versions = alignVersions({
    base: on(),
    mine: on(saying('new', 'mine')),
    theirs: on(saying('new', 'theirs')),
  });
  const [own = ''] = idsIn(versions.mine);
  expect(own).not.toBe('new');
  expect(versions.original.get(own)).toBe('new');
});

it('aligning ids gives one id to a shape that both versions added identically', () => {
  const added = on(saying('new', 'both'));
  expect(idsIn(alignVersions({ base: on(), mine: added, theirs: added }).mine)).toEqual(['new']);
});

it('aligning ids matches unnamed shapes by content regardless of position', () => {
  const [one, two] = [saying('p~0', 'one'), saying('p~1', 'two')];
  const [shiftedOne, shiftedTwo] = [saying('p~1', 'one'), saying('p~2', 'two')];
  const versions = alignVersions({
    base: on(one, two),
    mine: on(one, two),
    theirs: on(saying('p~0', 'first of all'), shiftedOne, shiftedTwo),
  });
  expect(idsIn(versions.base)).toEqual(['p~1', 'p~2']);
  expect(idsIn(versions.mine)).toEqual(['p~1', 'p~2']);
});

it('aligning ids gives a new id to an unnamed shape that only one version has', () => {
  const versions = alignVersions({
    base: on(),
    mine: on(saying('p~0', 'mine')),
    theirs: on(saying('p~0', 'theirs')),
  });
  const [own = ''] = idsIn(versions.mine);
  expect(own).not.toContain('~');
  expect(versions.original.get(own)).toBe('p~0');
});
