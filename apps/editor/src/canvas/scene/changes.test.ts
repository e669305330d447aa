import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBox, createPage, createScene, createTextBody, randomScenes } from '../testing/scenes.ts';
import { applyChanges, computeChanges } from './changes.ts';

it('the changes between any two scenes turn one into the other and back', () => {
  fc.assert(
    fc.property(randomScenes, randomScenes, (one, other) => {
      expect(applyChanges(one, computeChanges(one, other))).toEqual(other);
      expect(applyChanges(other, computeChanges(other, one))).toEqual(one);
    }),
  );
});

it('applying the changes between two scenes twice has no further effect', () => {
  fc.assert(
    fc.property(randomScenes, randomScenes, (one, other) => {
      const edit = computeChanges(one, other);
      expect(applyChanges(applyChanges(one, edit), edit)).toEqual(other);
    }),
  );
});

it('equal scenes have no changes', () => {
  fc.assert(
    fc.property(randomScenes, (scene) => {
      expect(computeChanges(scene, scene).changes).toEqual([]);
    }),
  );
});

it('changing one shape produces one change for that shape', () => {
  const [a, b] = [createBox('a'), createBox('b')];
  const written = { ...b, text: createTextBody('word') };
  const before = createScene(createPage('p', [a, b]), createPage('q'));
  const [first, second] = before.pages;
  if (first === undefined || second === undefined) throw new Error('two pages');
  const after = { ...before, pages: [{ ...first, shapes: [a, written] }, second] };
  expect(computeChanges(before, after).changes).toEqual([{ kind: 'shape', page: 'p', shape: written }]);
});

it('the change that adds a picture precedes the one that adds its shape', () => {
  const before = createScene(createPage('p'));
  const media = new Map([['m', { bytes: new Uint8Array([1]), type: 'image/png' }]]);
  const after = { ...before, pages: [createPage('p', [createBox('a')])], media };
  expect(computeChanges(before, after).changes.map(({ kind }) => kind)).toEqual(['media', 'add-shape']);
  expect(applyChanges(before, computeChanges(before, after))).toEqual(after);
});

it('changing the size of a page produces a new page', () => {
  const before = createScene(createPage('p'), createPage('q'));
  const after = createScene(createPage('p', [], { width: 7 }), createPage('q'));
  expect(applyChanges(before, computeChanges(before, after))).toEqual(after);
});
