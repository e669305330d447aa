import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { edits } from '../../canvas/format/testing/random-edits.ts';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import { openDrawings } from './read/read-drawing.ts';
import { plainDrawings, richDrawing } from './testing/drawings.ts';
import { packageProblems } from './testing/package-problems.ts';
import { seenBy } from './testing/visible-scene.ts';
import { writeDrawing } from './write/write-drawing.ts';

const drawings = [richDrawing(), ...plainDrawings()];

it('randomly edited drawings are equal after saving and reading and have a consistent package', () => {
  const act = edits({ isPresented: false });
  fc.assert(
    fc.property(
      fc.nat({ max: drawings.length - 1 }),
      fc.array(fc.tuple(act, fc.array(fc.nat(), { minLength: 8, maxLength: 8 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (drawing, steps) => {
        const bytes = drawings[drawing] ?? richDrawing();
        const opened = openDrawings(bytes);
        let scene: SceneContent = opened.scene;
        for (const [change, numbers] of steps) {
          let at = 0;
          scene = change(scene, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
        }
        const written = writeDrawing(opened, scene);
        expect(packageProblems(written)).toEqual([]);
        expect(seenBy(openDrawings(written).scene)).toEqual(seenBy(scene));
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
