import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentFormat } from '../../frame/worker/document-format.ts';
import { drawingsFormat } from '../../odg/format/drawings-form.ts';
import { createRichDrawing } from '../../odg/format/testing/drawings.ts';
import { slidesFormat } from '../../pptx/format/slides-form.ts';
import { createModernCommentsDeck } from '../../pptx/format/testing/comment-decks.ts';
import { createRichDeck } from '../../pptx/format/testing/decks.ts';
import type { SceneContent, Shape } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { mergeParagraphs } from './merge-paragraphs.ts';
import type { OpenedScene, SceneDocument } from './scene-form.ts';
import { type RandomEdit, randomEdits } from './testing/random-edits.ts';

const createRandomSteps = (hasNotesAndComments: boolean) =>
  fc.array(
    fc.tuple(
      randomEdits({ hasNotesAndComments, canRotateGroups: false }),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    ),
    { minLength: 1, maxLength: 4 },
  );

function applySteps(scene: SceneContent, list: readonly (readonly [RandomEdit, number[]])[]): SceneContent {
  let current = scene;
  for (const [change, numbers] of list) {
    let at = 0;
    current = change(current, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
  }
  return current;
}

interface MergeCase<Opened extends OpenedScene> {
  format: DocumentFormat<SceneEdit, SceneDocument<Opened>, SceneContent>;
  bytes: Uint8Array;
  hasNotesAndComments: boolean;
}

function describeMerging<Opened extends OpenedScene>(
  name: string,
  { format, bytes, hasNotesAndComments }: MergeCase<Opened>,
): void {
  describe(`merging two versions of a ${name}`, () => {
    it('the merged scene has every line that one version has and the other did not delete', async () => {
      await fc.assert(
        fc.asyncProperty(
          createRandomSteps(hasNotesAndComments),
          createRandomSteps(hasNotesAndComments),
          async (mine, theirs) => {
            const base = await format.read(bytes);
            const applyAndReopen = async (list: Parameters<typeof applySteps>[1]) =>
              format.read(await format.write(format.withContent(base, applySteps(base.scene, list))));
            const [mineEdited, theirsEdited] = [await applyAndReopen(mine), await applyAndReopen(theirs)];
            const merged = await format.read(
              await format.write(format.merge({ base, mine: mineEdited, theirs: theirsEdited })),
            );
            const mergedLines = new Set(format.linesOf(merged));
            const baseLines = new Set(format.linesOf(base));
            // An empty line that both sides added at the same position is kept once: no text is lost.
            const addedLines = [...format.linesOf(mineEdited), ...format.linesOf(theirsEdited)].filter(
              (line) => line !== '' && !baseLines.has(line),
            );
            expect(addedLines.filter((line) => !mergedLines.has(line))).toEqual([]);
          },
        ),
        { numRuns: 6 },
      );
    });
    it('the merged scene equals the only changed version', async () => {
      const base = await format.read(bytes);
      const reordered = format.withContent(base, { ...base.scene, pages: base.scene.pages.toReversed() });
      const mineEdited = await format.read(await format.write(reordered));
      expect(format.linesOf(format.merge({ base, mine: mineEdited, theirs: base }))).toEqual(
        format.linesOf(mineEdited),
      );
      expect(format.linesOf(format.merge({ base, mine: base, theirs: mineEdited }))).toEqual(
        format.linesOf(mineEdited),
      );
    });
  });
}

describeMerging('presentation with modern comments', {
  format: slidesFormat,
  bytes: createModernCommentsDeck(),
  hasNotesAndComments: true,
});
describeMerging('presentation', { format: slidesFormat, bytes: createRichDeck(), hasNotesAndComments: true });
describeMerging('drawing', {
  format: drawingsFormat,
  bytes: createRichDrawing(),
  hasNotesAndComments: false,
});

describe('a shape', () => {
  const merged = async (mine: (shape: Shape) => Shape[], theirs: (shape: Shape) => Shape[]) => {
    const base = await slidesFormat.read(createRichDeck());
    const on = (change: (shape: Shape) => Shape[]) =>
      slidesFormat.withContent(base, {
        ...base.scene,
        pages: base.scene.pages.map((page) => ({
          ...page,
          shapes: page.shapes.flatMap((shape) => (shape.id === 's256.2' ? change(shape) : [shape])),
        })),
      });
    const result = slidesFormat.merge({ base, mine: on(mine), theirs: on(theirs) });
    return result.scene.pages.flatMap(({ shapes }) =>
      shapes.filter(({ id }) => id.startsWith('s256.2') && !/\d{3,}\.2\d/.test(id)),
    );
  };
  it('a shape deleted in one version and changed in the other is kept', async () => {
    const shapes = await merged(
      () => [],
      (shape) => [{ ...shape, x: 5 }],
    );
    expect(shapes.map(({ x }) => x)).toEqual([5]);
  });
  it('a shape moved in one version and renamed in the other gets both changes', async () => {
    const shapes = await merged(
      (shape) => [{ ...shape, x: 5 }],
      (shape) => [{ ...shape, name: 'Theirs' }],
    );
    expect(shapes.map(({ x, name }) => [x, name])).toEqual([[5, 'Theirs']]);
  });
});

describe('paragraphs', () => {
  const isEqual = (one: string, other: string): boolean => one === other;
  it.each<[string, string[], string[], string[], string[]]>([
    [
      'added by both are joined in one text',
      ['a', 'b'],
      ['x', 'a', 'b'],
      ['a', 'b', 'y'],
      ['x', 'a', 'b', 'y'],
    ],
    ['changed by both are kept side by side', ['a', 'b'], ['a1', 'b'], ['a2', 'b'], ['a1', 'a2', 'b']],
    ['removed by one are removed', ['a', 'b'], ['b'], ['a', 'b'], ['b']],
    [
      'removed by one and changed by the other are kept',
      ['a', 'b', 'c'],
      ['a', 'c'],
      ['a', 'b2', 'c'],
      ['a', 'b2', 'c'],
    ],
    ['added by both are kept once', ['a'], ['a', 'n'], ['a', 'n'], ['a', 'n']],
  ])('merged paragraphs %s', (_name, base, mine, theirs, expected) => {
    expect(mergeParagraphs({ base, mine, theirs }, isEqual)).toEqual(expected);
  });
});
