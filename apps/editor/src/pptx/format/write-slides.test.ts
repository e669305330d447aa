import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomEdits, toComparablePages } from '../../canvas/format/testing/random-edits.ts';
import type { SceneContent } from '../../canvas/scene/scene.ts';
import { openSlides } from './read/read-slides.ts';
import { createModernCommentsDeck } from './testing/comment-decks.ts';
import { createPlainDecks, createRichDeck } from './testing/decks.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const decks = [createRichDeck(), ...createPlainDecks(), createModernCommentsDeck()];

it('randomly edited presentations are equal after saving and reading and have a consistent package', () => {
  const randomEdit = randomEdits({ hasNotesAndComments: true, hasOwnMarkers: true, hasPresets: true });
  fc.assert(
    fc.property(
      fc.nat({ max: decks.length - 1 }),
      fc.array(fc.tuple(randomEdit, fc.array(fc.nat(), { minLength: 8, maxLength: 8 })), {
        minLength: 1,
        maxLength: 6,
      }),
      (deckIndex, steps) => {
        const bytes = decks[deckIndex] ?? createRichDeck();
        const opened = openSlides(bytes);
        // An id that is duplicate in a slide is duplicate in its copy.
        const listProblems = (file: Uint8Array) =>
          findPackageProblems(file).map((one) => one.replace(/slide\d+\.xml/, 'slide'));
        const originalProblems = new Set(listProblems(bytes));
        let scene: SceneContent = opened.scene;
        for (const [change, numbers] of steps) {
          let at = 0;
          scene = change(scene, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
        }
        const saved = writeSlides(opened, scene);
        expect(listProblems(saved).filter((problem) => !originalProblems.has(problem))).toEqual([]);
        expect(toComparablePages(openSlides(saved).scene)).toEqual(toComparablePages(scene));
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 25) },
  );
});
