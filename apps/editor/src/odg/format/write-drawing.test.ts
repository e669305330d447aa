import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomEdits } from '../../canvas/format/testing/random-edits.ts';
import { randomLayerEdits } from '../../canvas/format/testing/random-layer-edits.ts';
import { randomStyleEdits } from '../../canvas/format/testing/random-style-edits.ts';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createPlainDrawings, createRichDrawing } from './testing/drawings.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { toVisibleScene } from './testing/visible-scene.ts';
import { writeDrawing } from './write/write-drawing.ts';

const drawings = [createRichDrawing(), ...createPlainDrawings()];

it('randomly edited drawings are equal after saving and reading and have a consistent package', () => {
  const randomEdit = fc.oneof(
    { weight: 3, arbitrary: randomEdits({ hasNotesAndComments: false }) },
    { weight: 1, arbitrary: randomLayerEdits },
    { weight: 1, arbitrary: randomStyleEdits },
  );
  fc.assert(
    fc.property(
      fc.nat({ max: drawings.length - 1 }),
      fc.array(fc.tuple(randomEdit, fc.array(fc.nat(), { minLength: 8, maxLength: 8 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (drawingIndex, steps) => {
        const bytes = drawings[drawingIndex] ?? createRichDrawing();
        const opened = openDrawings(bytes);
        let scene: SceneContent = opened.scene;
        for (const [change, numbers] of steps) {
          let at = 0;
          scene = change(scene, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
        }
        const saved = writeDrawing(opened, scene);
        expect(findPackageProblems(saved)).toEqual([]);
        expect(toVisibleScene(openDrawings(saved).scene)).toEqual(toVisibleScene(scene));
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
