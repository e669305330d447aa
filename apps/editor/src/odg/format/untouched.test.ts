import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { randomEdits } from '../../canvas/format/testing/random-edits.ts';
import { randomLayerEdits } from '../../canvas/format/testing/random-layer-edits.ts';
import { randomStyleEdits } from '../../canvas/format/testing/random-style-edits.ts';
import type { SceneContent, Shape, TextParagraph } from '../../canvas/scene/scene.ts';
import { createBox } from '../../canvas/testing/scenes.ts';
import { getRawXml, readElement } from '../../xml/element.ts';
import { findByPath, listChildren } from '../../xml/values.ts';
import { drawingsFormat } from './drawings-form.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createPlainDrawings, createRichDrawing } from './testing/drawings.ts';
import { toVisibleScene } from './testing/visible-scene.ts';
import { writeDrawing } from './write/write-drawing.ts';

const drawings = [createRichDrawing(), ...createPlainDrawings()];
const randomDrawing = fc.constantFrom(...drawings);
const randomPicks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
const randomEdit = fc.oneof(
  { weight: 4, arbitrary: randomEdits({ hasNotesAndComments: false }) },
  { weight: 1, arbitrary: randomLayerEdits },
  { weight: 1, arbitrary: randomStyleEdits },
);
const randomSteps = fc.array(fc.tuple(randomEdit, randomPicks), {
  minLength: 1,
  maxLength: 5,
});

function applySteps(
  scene: SceneContent,
  list: typeof randomSteps extends fc.Arbitrary<infer Steps> ? Steps : never,
) {
  return list.reduce<SceneContent>((current, [change, numbers]) => {
    let at = 0;
    return change(current, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
  }, scene);
}

/** The markup of the pages, in order. */
function readPagesXml(bytes: Uint8Array): string[] {
  const content = new TextDecoder().decode(unzipSync(bytes)['content.xml']);
  const drawingElement = findByPath(readElement(content), 'office:body', 'office:drawing');
  return listChildren(drawingElement, 'draw:page').map(getRawXml);
}

it.each(drawings.map((bytes, index) => [index, bytes] as const))(
  'saving an unchanged drawing returns the same bytes (%i)',
  async (_, bytes) => {
    const opened = await drawingsFormat.read(bytes);
    expect(await drawingsFormat.write(opened)).toBe(bytes);
  },
);

it('moving shapes changes only the content part', () => {
  fc.assert(
    fc.property(randomDrawing, fc.integer({ min: 1, max: 5 }), (bytes, steps) => {
      const opened = openDrawings(bytes);
      const movedPages = opened.scene.pages.map((page) => ({
        ...page,
        shapes: page.shapes.map((shape) => ({ ...shape, x: shape.x + steps * 36_000 })),
      }));
      const savedParts = unzipSync(writeDrawing(opened, { ...opened.scene, pages: movedPages }));
      const partsBefore = unzipSync(bytes);
      const changed = Object.keys(partsBefore).filter(
        (name) => !Buffer.from(partsBefore[name] ?? []).equals(Buffer.from(savedParts[name] ?? [])),
      );
      expect(Object.keys(savedParts).toSorted()).toEqual(Object.keys(partsBefore).toSorted());
      expect(changed.filter((name) => name !== 'content.xml')).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('drawing on a page leaves the XML of other pages unchanged', () => {
  const [firstPageBefore, ...otherPagesBefore] = readPagesXml(createRichDrawing());
  const opened = openDrawings(createRichDrawing());
  const pages = opened.scene.pages.map((page, index) =>
    index === 0
      ? { ...page, shapes: [...page.shapes, createBox('new', { width: 360_000, height: 360_000 })] }
      : page,
  );
  const [first, ...others] = readPagesXml(writeDrawing(opened, { ...opened.scene, pages }));
  expect(others).toEqual(otherPagesBefore);
  expect(first).not.toBe(firstPageBefore);
});

it('saving a saved drawing again gives the same scene', () => {
  fc.assert(
    fc.property(randomDrawing, randomSteps, (bytes, list) => {
      const opened = openDrawings(bytes);
      const once = openDrawings(writeDrawing(opened, applySteps(opened.scene, list)));
      const savedAgain = openDrawings(writeDrawing(once, once.scene));
      expect(savedAgain.scene.pages).toEqual(once.scene.pages);
    }),
    { numRuns: 15 },
  );
});

it('saving after all edits were undone returns the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(randomDrawing, randomSteps, async (bytes, list) => {
      const opened = await drawingsFormat.read(bytes);
      const changed = drawingsFormat.withContent(opened, applySteps(opened.scene, list));
      const restored = drawingsFormat.withContent(changed, structuredClone(opened.scene));
      expect((await drawingsFormat.write(restored)) === bytes).toBe(true);
    }),
    { numRuns: 15 },
  );
});

describe('text in a drawing', () => {
  const opened = openDrawings(createRichDrawing());
  const [place] = opened.scene.pages;
  const first = place?.shapes.find(({ name }) => name === 'A rect');

  function saveText(paragraphs: readonly TextParagraph[]): readonly TextParagraph[] {
    const change = (shape: Shape): Shape =>
      shape.kind === 'box' && shape.id === first?.id
        ? { ...shape, text: { ...shape.text, paragraphs } }
        : shape;
    const pages = opened.scene.pages.map((page) => ({ ...page, shapes: page.shapes.map(change) }));
    const reopened = openDrawings(writeDrawing(opened, { ...opened.scene, pages }));
    const found = reopened.scene.pages[0]?.shapes.find(({ name }) => name === 'A rect');
    return found?.kind === 'box' ? found.text.paragraphs : [];
  }

  const originalParagraphs = first?.kind === 'box' ? first.text.paragraphs : [];
  const getTexts = (paragraphs: readonly TextParagraph[]): string[] =>
    paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  const createParagraphs = (text: string): TextParagraph[] =>
    originalParagraphs.slice(0, 1).map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.slice(0, 1).map((run) => ({ ...run, text })),
    }));

  it('saved text keeps spaces, tabs, line breaks and markup characters', () => {
    const randomText = fc.string({
      unit: fc.constantFrom(' ', '  ', '\t', '\n', 'a', '<b>', '&amp;', '"', '漢', '😀', 'ש', 'é'),
    });
    fc.assert(
      fc.property(randomText, (text) => {
        expect(getTexts(saveText(createParagraphs(text)))).toEqual([text]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['an added paragraph', (all: readonly TextParagraph[]) => [...all, ...createParagraphs('more')]],
    ['a removed paragraph', (all: readonly TextParagraph[]) => all.slice(1)],
    ['reversed paragraphs', (all: readonly TextParagraph[]) => all.toReversed()],
    ['a list', (all: readonly TextParagraph[]) => all.map((one) => ({ ...one, list: 'bullet' as const }))],
    [
      'list levels',
      (all: readonly TextParagraph[]) =>
        all.map((one, level) => ({ ...one, list: 'number' as const, level })),
    ],
    [
      'another alignment',
      (all: readonly TextParagraph[]) => all.map((one) => ({ ...one, align: 'justify' as const })),
    ],
    [
      'another line spacing',
      (all: readonly TextParagraph[]) => all.map((one) => ({ ...one, lineSpacing: 1.5, spaceBefore: 6 })),
    ],
  ])('saved text keeps %s', (_, change) => {
    const expected = change(originalParagraphs);
    const scene = (paragraphs: readonly TextParagraph[]) => ({
      ...opened.scene,
      pages: opened.scene.pages.slice(0, 1).map((page) => ({
        ...page,
        shapes: [
          createBox('b', {
            text: {
              anchor: 'top',
              layout: null,
              inset: { left: 0, top: 0, right: 0, bottom: 0 },
              paragraphs,
            },
          }),
        ],
      })),
    });
    expect(toVisibleScene(scene(saveText(expected)))).toEqual(toVisibleScene(scene(expected)));
  });
});
