import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyOf, boxOf, pageOf, sceneOf, scenes } from '../testing/scenes.ts';
import { applyChanges, computeChanges } from './changes.ts';

it('the changes between two scenes lead from any scene to any other, and back', () => {
  fc.assert(
    fc.property(scenes, scenes, (one, other) => {
      expect(applyChanges(one, computeChanges(one, other))).toEqual(other);
      expect(applyChanges(other, computeChanges(other, one))).toEqual(one);
    }),
  );
});

it('the changes between two scenes do no harm when they are told twice', () => {
  fc.assert(
    fc.property(scenes, scenes, (one, other) => {
      const edit = computeChanges(one, other);
      expect(applyChanges(applyChanges(one, edit), edit)).toEqual(other);
    }),
  );
});

it('the changes between two scenes are none where nothing has changed', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      expect(computeChanges(scene, scene).changes).toEqual([]);
    }),
  );
});

it('the changes between two scenes name one shape where one shape has changed', () => {
  const [a, b] = [boxOf('a'), boxOf('b')];
  const written = { ...b, text: bodyOf('word') };
  const behind = sceneOf(pageOf('p', [a, b]), pageOf('q'));
  const [first, second] = behind.pages;
  if (first === undefined || second === undefined) throw new Error('two pages');
  const after = { ...behind, pages: [{ ...first, shapes: [a, written] }, second] };
  expect(computeChanges(behind, after).changes).toEqual([{ kind: 'shape', page: 'p', shape: written }]);
});

it('the changes between two scenes bring a picture before the shape that shows it', () => {
  const before = sceneOf(pageOf('p'));
  const media = new Map([['m', { bytes: new Uint8Array([1]), type: 'image/png' }]]);
  const after = { ...before, pages: [pageOf('p', [boxOf('a')])], media };
  expect(computeChanges(before, after).changes.map(({ kind }) => kind)).toEqual(['media', 'add-shape']);
  expect(applyChanges(before, computeChanges(before, after))).toEqual(after);
});

it('the changes between two scenes make a page of another size a new page', () => {
  const before = sceneOf(pageOf('p'), pageOf('q'));
  const after = sceneOf(pageOf('p', [], { width: 7 }), pageOf('q'));
  expect(applyChanges(before, computeChanges(before, after))).toEqual(after);
});
