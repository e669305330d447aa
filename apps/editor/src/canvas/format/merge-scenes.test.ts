import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentForm } from '../../frame/worker/document-form.ts';
import { drawingsForm } from '../../odg/format/drawings-form.ts';
import { richDrawing } from '../../odg/format/testing/drawings.ts';
import { slidesForm } from '../../pptx/format/slides-form.ts';
import { richDeck } from '../../pptx/format/testing/decks.ts';
import type { SceneContent, Shape } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import { mergeParagraphs } from './merge-paragraphs.ts';
import type { OpenedScene, SceneDocument } from './scene-form.ts';
import { edits, type RandomEdit } from './testing/random-edits.ts';

const steps = (isPresented: boolean) =>
  fc.array(
    fc.tuple(edits({ isPresented, isTurning: false }), fc.array(fc.nat(), { minLength: 8, maxLength: 8 })),
    { minLength: 1, maxLength: 4 },
  );

function edited(scene: SceneContent, list: readonly (readonly [RandomEdit, number[]])[]): SceneContent {
  let now = scene;
  for (const [change, numbers] of list) {
    let at = 0;
    now = change(now, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
  }
  return now;
}

interface Case<Opened extends OpenedScene> {
  form: DocumentForm<SceneEdit, SceneDocument<Opened>, SceneContent>;
  bytes: Uint8Array;
  isPresented: boolean;
}

function describeVersions<Opened extends OpenedScene>(
  name: string,
  { form, bytes, isPresented }: Case<Opened>,
): void {
  describe(`merging two versions of a ${name}`, () => {
    it('the merged scene has every line that one version has and the other did not delete', async () => {
      await fc.assert(
        fc.asyncProperty(steps(isPresented), steps(isPresented), async (mine, theirs) => {
          const base = await form.read(bytes);
          const write = async (list: Parameters<typeof edited>[1]) =>
            form.read(await form.write(form.withContent(base, edited(base.scene, list))));
          const [own, other] = [await write(mine), await write(theirs)];
          const merged = await form.read(await form.write(form.merge({ base, mine: own, theirs: other })));
          const lines = new Set(form.linesOf(merged));
          const before = new Set(form.linesOf(base));
          // An empty line that both sides added at the same position is kept once: no text is lost.
          const written = [...form.linesOf(own), ...form.linesOf(other)].filter(
            (line) => line !== '' && !before.has(line),
          );
          expect(written.filter((line) => !lines.has(line))).toEqual([]);
        }),
        { numRuns: 6 },
      );
    });
    it('the merged scene equals the only changed version', async () => {
      const base = await form.read(bytes);
      const moved = form.withContent(base, { ...base.scene, pages: base.scene.pages.toReversed() });
      const own = await form.read(await form.write(moved));
      expect(form.linesOf(form.merge({ base, mine: own, theirs: base }))).toEqual(form.linesOf(own));
      expect(form.linesOf(form.merge({ base, mine: base, theirs: own }))).toEqual(form.linesOf(own));
    });
  });
}

describeVersions('presentation', { form: slidesForm, bytes: richDeck(), isPresented: true });
describeVersions('drawing', { form: drawingsForm, bytes: richDrawing(), isPresented: false });

describe('a shape', () => {
  const merged = async (mine: (shape: Shape) => Shape[], theirs: (shape: Shape) => Shape[]) => {
    const base = await slidesForm.read(richDeck());
    const on = (change: (shape: Shape) => Shape[]) =>
      slidesForm.withContent(base, {
        ...base.scene,
        pages: base.scene.pages.map((page) => ({
          ...page,
          shapes: page.shapes.flatMap((shape) => (shape.id === 's256.2' ? change(shape) : [shape])),
        })),
      });
    const result = slidesForm.merge({ base, mine: on(mine), theirs: on(theirs) });
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
  const same = (one: string, other: string): boolean => one === other;
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
    expect(mergeParagraphs({ base, mine, theirs }, same)).toEqual(expected);
  });
});
