import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commentedBy, edits } from '../../canvas/format/testing/random-edits.ts';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import { openSlides } from './read/read-slides.ts';
import { plainDecks, richDeck } from './testing/decks.ts';
import { packageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const decks = [richDeck(), ...plainDecks()];

it('randomly edited presentations are equal after saving and reading and have a consistent package', () => {
  const act = edits({ isPresented: true });
  fc.assert(
    fc.property(
      fc.nat({ max: decks.length - 1 }),
      fc.array(fc.tuple(act, fc.array(fc.nat(), { minLength: 8, maxLength: 8 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (deck, steps) => {
        const bytes = decks[deck] ?? richDeck();
        const opened = openSlides(bytes);
        // An id that is duplicate in a slide is duplicate in its copy.
        const problemsOf = (file: Uint8Array) =>
          packageProblems(file).map((one) => one.replace(/slide\d+\.xml/, 'slide'));
        const known = new Set(problemsOf(bytes));
        let scene: SceneContent = opened.scene;
        for (const [change, numbers] of steps) {
          let at = 0;
          scene = change(scene, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
        }
        const written = writeSlides(opened, scene);
        expect(problemsOf(written).filter((problem) => !known.has(problem))).toEqual([]);
        expect(commentedBy(openSlides(written).scene)).toEqual(commentedBy(scene));
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
