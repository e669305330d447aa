import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { edits } from '../../canvas/format/testing/random-edits.ts';
import type { SceneContent, Shape, TextParagraph } from '../../canvas/scene/scene.ts';
import { boxOf } from '../../canvas/testing/scenes.ts';
import { getRawXml, readElement } from '../../xml/element.ts';
import { findByPath, listChildren } from '../../xml/values.ts';
import { drawingsForm } from './drawings-form.ts';
import { openDrawings } from './read/read-drawing.ts';
import { plainDrawings, richDrawing } from './testing/drawings.ts';
import { seenBy } from './testing/visible-scene.ts';
import { writeDrawing } from './write/write-drawing.ts';

const drawings = [richDrawing(), ...plainDrawings()];
const drawing = fc.constantFrom(...drawings);
const picks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
const steps = fc.array(fc.tuple(edits({ isPresented: false }), picks), { minLength: 1, maxLength: 5 });

function edited(scene: SceneContent, list: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) {
  return list.reduce<SceneContent>((now, [change, numbers]) => {
    let at = 0;
    return change(now, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
  }, scene);
}

/** The markup of the pages, in order. */
function pagesIn(bytes: Uint8Array): string[] {
  const content = new TextDecoder().decode(unzipSync(bytes)['content.xml']);
  const holder = findByPath(readElement(content), 'office:body', 'office:drawing');
  return listChildren(holder, 'draw:page').map(getRawXml);
}

it.each(drawings.map((bytes, index) => [index, bytes] as const))(
  'saving an unchanged drawing returns the same bytes (%i)',
  async (_, bytes) => {
    const opened = await drawingsForm.read(bytes);
    expect(await drawingsForm.write(opened)).toBe(bytes);
  },
);

it('moving shapes changes only the content part', () => {
  fc.assert(
    fc.property(drawing, fc.integer({ min: 1, max: 5 }), (bytes, steps) => {
      const opened = openDrawings(bytes);
      const moved = opened.scene.pages.map((page) => ({
        ...page,
        shapes: page.shapes.map((shape) => ({ ...shape, x: shape.x + steps * 36_000 })),
      }));
      const written = unzipSync(writeDrawing(opened, { ...opened.scene, pages: moved }));
      const before = unzipSync(bytes);
      const changed = Object.keys(before).filter(
        (name) => !Buffer.from(before[name] ?? []).equals(Buffer.from(written[name] ?? [])),
      );
      expect(Object.keys(written).toSorted()).toEqual(Object.keys(before).toSorted());
      expect(changed.filter((name) => name !== 'content.xml')).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('drawing on a page leaves the XML of other pages unchanged', () => {
  const [before, ...rest] = pagesIn(richDrawing());
  const opened = openDrawings(richDrawing());
  const pages = opened.scene.pages.map((page, index) =>
    index === 0
      ? { ...page, shapes: [...page.shapes, boxOf('new', { width: 360_000, height: 360_000 })] }
      : page,
  );
  const [first, ...others] = pagesIn(writeDrawing(opened, { ...opened.scene, pages }));
  expect(others).toEqual(rest);
  expect(first).not.toBe(before);
});

it('saving a saved drawing again gives the same scene', () => {
  fc.assert(
    fc.property(drawing, steps, (bytes, list) => {
      const opened = openDrawings(bytes);
      const once = openDrawings(writeDrawing(opened, edited(opened.scene, list)));
      const twice = openDrawings(writeDrawing(once, once.scene));
      expect(twice.scene.pages).toEqual(once.scene.pages);
    }),
    { numRuns: 15 },
  );
});

it('saving after all edits were undone returns the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(drawing, steps, async (bytes, list) => {
      const opened = await drawingsForm.read(bytes);
      const changed = drawingsForm.withContent(opened, edited(opened.scene, list));
      const back = drawingsForm.withContent(changed, structuredClone(opened.scene));
      expect((await drawingsForm.write(back)) === bytes).toBe(true);
    }),
    { numRuns: 15 },
  );
});

describe('text in a drawing', () => {
  const opened = openDrawings(richDrawing());
  const [place] = opened.scene.pages;
  const first = place?.shapes.find(({ name }) => name === 'A rect');

  function rewritten(paragraphs: readonly TextParagraph[]): readonly TextParagraph[] {
    const change = (shape: Shape): Shape =>
      shape.kind === 'box' && shape.id === first?.id
        ? { ...shape, text: { ...shape.text, paragraphs } }
        : shape;
    const pages = opened.scene.pages.map((page) => ({ ...page, shapes: page.shapes.map(change) }));
    const again = openDrawings(writeDrawing(opened, { ...opened.scene, pages }));
    const found = again.scene.pages[0]?.shapes.find(({ name }) => name === 'A rect');
    return found?.kind === 'box' ? found.text.paragraphs : [];
  }

  const own = first?.kind === 'box' ? first.text.paragraphs : [];
  const wordsOf = (paragraphs: readonly TextParagraph[]): string[] =>
    paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  const saying = (text: string): TextParagraph[] =>
    own.slice(0, 1).map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.slice(0, 1).map((run) => ({ ...run, text })),
    }));

  it('saved text keeps spaces, tabs, line breaks and markup characters', () => {
    const letters = fc.string({
      unit: fc.constantFrom(' ', '  ', '\t', '\n', 'a', '<b>', '&amp;', '"', '漢', '😀', 'ש', 'é'),
    });
    fc.assert(
      fc.property(letters, (text) => {
        expect(wordsOf(rewritten(saying(text)))).toEqual([text]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['an added paragraph', (all: readonly TextParagraph[]) => [...all, ...saying('more')]],
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
    const requested = change(own);
    const scene = (paragraphs: readonly TextParagraph[]) => ({
      ...opened.scene,
      pages: opened.scene.pages.slice(0, 1).map((page) => ({
        ...page,
        shapes: [
          boxOf('b', {
            text: { anchor: 'top', inset: { left: 0, top: 0, right: 0, bottom: 0 }, paragraphs },
          }),
        ],
      })),
    });
    expect(seenBy(scene(rewritten(requested)))).toEqual(seenBy(scene(requested)));
  });
});
