import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { edits } from '../../canvas/format/testing/random-edits.ts';
import type { SceneComment, SceneContent, Shape, TextParagraph } from '../../canvas/scene/scene.ts';
import { openSlides } from './read/read-slides.ts';
import { slidesForm } from './slides-form.ts';
import { boxXml, deckOf, paragraphXml } from './testing/deck-of.ts';
import { plainDecks, richDeck } from './testing/decks.ts';
import { writeSlides } from './write/write-slides.ts';

const decks = [richDeck(), ...plainDecks()];
const deck = fc.constantFrom(...decks);
const picks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
const steps = fc.array(fc.tuple(edits({ isPresented: true }), picks), { minLength: 1, maxLength: 5 });

function edited(scene: SceneContent, list: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never) {
  return list.reduce<SceneContent>((now, [change, numbers]) => {
    let at = 0;
    return change(now, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
  }, scene);
}

/** Names of parts that differ, or exist in only one of the two. */
function changedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [unzipSync(before), unzipSync(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => !Buffer.from(one[name] ?? []).equals(Buffer.from(other[name] ?? [])))
    .toSorted();
}

const onFirst = (scene: SceneContent, change: (shape: Shape) => Shape): SceneContent => ({
  ...scene,
  pages: scene.pages.map((page, index) =>
    index === 0 ? { ...page, shapes: page.shapes.map(change) } : page,
  ),
});

it('saving after all edits were undone returns the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(deck, steps, async (bytes, list) => {
      const opened = await slidesForm.read(bytes);
      const changed = slidesForm.withContent(opened, edited(opened.scene, list));
      const back = slidesForm.withContent(changed, structuredClone(opened.scene));
      expect((await slidesForm.write(back)) === bytes).toBe(true);
    }),
    { numRuns: 15 },
  );
});

it('writing an unchanged scene leaves every part unchanged', () => {
  for (const bytes of decks) {
    const opened = openSlides(bytes);
    expect(changedParts(bytes, writeSlides(opened, structuredClone(opened.scene)))).toEqual([]);
  }
});

it('moving shapes changes only the parts of their slides', () => {
  fc.assert(
    fc.property(deck, fc.integer({ min: 1, max: 9 }), (bytes, far) => {
      const opened = openSlides(bytes);
      const scene = onFirst(opened.scene, (shape) => ({ ...shape, y: shape.y + far * 36_000 }));
      const others = changedParts(bytes, writeSlides(opened, scene)).filter(
        (name) => !/^ppt\/slides\/slide\d+\.xml$/.test(name),
      );
      expect(others).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('saving a saved presentation again changes no part', () => {
  fc.assert(
    fc.property(deck, steps, (bytes, list) => {
      const opened = openSlides(bytes);
      const once = writeSlides(opened, edited(opened.scene, list));
      const again = openSlides(once);
      expect(changedParts(once, writeSlides(again, structuredClone(again.scene)))).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

it.each([
  [
    'the notes',
    'ppt/notesSlides/',
    (scene: SceneContent) => ({
      ...scene,
      pages: scene.pages.map((page) => ({ ...page, notes: 'Say it twice\nand slowly' })),
    }),
  ],
  [
    'the hidden slides',
    'ppt/slides/slide',
    (scene: SceneContent) => ({
      ...scene,
      pages: scene.pages.map((page) => ({ ...page, isHidden: true })),
    }),
  ],
  [
    'the order of the slides',
    'ppt/presentation.xml',
    (scene: SceneContent) => ({ ...scene, pages: scene.pages.toReversed() }),
  ],
])('saving changes %s and the part that contains it', (_, part, change) => {
  const opened = openSlides(richDeck());
  const requested = change(opened.scene);
  const bytes = writeSlides(opened, requested);
  const { pages } = openSlides(bytes).scene;
  expect(changedParts(richDeck(), bytes).some((name) => name.startsWith(part))).toBe(true);
  expect(pages.map(({ notes, isHidden, shapes }) => [notes, isHidden, shapes.length])).toEqual(
    requested.pages.map(({ notes, isHidden, shapes }) => [notes, isHidden, shapes.length]),
  );
});

it('added and removed comments are saved', () => {
  const opened = openSlides(richDeck());
  const announced: SceneComment = {
    id: 'new',
    author: 'Ada Example',
    at: 1_700_000_000_000,
    text: 'Why <not>?',
    x: 0,
    y: 1_587_500,
  };
  const comments = (list: readonly SceneComment[]) => {
    const pages = opened.scene.pages.map((page) => ({ ...page, comments: list }));
    return openSlides(writeSlides(opened, { ...opened.scene, pages })).scene.pages.map((page) =>
      page.comments.map(({ author, text, at }) => [author, text, at]),
    );
  };
  expect(comments([announced])).toEqual(
    opened.scene.pages.map(() => [['Ada Example', 'Why <not>?', announced.at]]),
  );
  expect(comments([])).toEqual(opened.scene.pages.map(() => []));
});

describe('text on a slide', () => {
  const opened = openSlides(
    deckOf([{ shapes: boxXml({ id: 2, text: paragraphXml('one') + paragraphXml('two') }) }]),
  );
  const [own] = opened.scene.pages[0]?.shapes ?? [];
  const paragraphs = own?.kind === 'box' ? own.text.paragraphs : [];

  function rewritten(requested: readonly TextParagraph[]): readonly TextParagraph[] {
    const scene = onFirst(opened.scene, (shape) =>
      shape.kind === 'box' ? { ...shape, text: { ...shape.text, paragraphs: requested } } : shape,
    );
    const [shape] = openSlides(writeSlides(opened, scene)).scene.pages[0]?.shapes ?? [];
    return shape?.kind === 'box' ? shape.text.paragraphs : [];
  }

  const each = (change: Partial<TextParagraph>): TextParagraph[] =>
    paragraphs.map((one) => ({ ...one, ...change }));
  const looking = (change: Partial<TextParagraph['runs'][number]>): TextParagraph[] =>
    paragraphs.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, ...change })) }));

  it.each([
    ['in bold italics', looking({ bold: true, italic: true })],
    ['underlined and struck through', looking({ underline: true, strike: true })],
    ['in another size and font', looking({ size: 12.5, font: 'Georgia' })],
    ['in another colour', looking({ color: '#1f5673' })],
    ['as a link', looking({ link: 'https://example.org/?a=1&b=2' })],
    ['with another alignment', each({ align: 'right' })],
    ['justified', each({ align: 'justify' })],
    ['as a list', each({ list: 'bullet' })],
    ['as a numbered list of the third level', each({ list: 'number', level: 2 })],
    ['with another spacing', each({ lineSpacing: 1.5, spaceBefore: 12 })],
    ['from right to left', each({ isRightToLeft: true })],
    ['in reverse order', paragraphs.toReversed()],
    ['repeated', [...paragraphs, ...paragraphs]],
  ])('saved text is read back %s', (_, requested) => {
    expect(rewritten(requested)).toEqual(requested);
  });

  it('saved text keeps every character', () => {
    const letters = fc.string({
      unit: fc.constantFrom(' ', '  ', '\n', 'a', '<b>', '&amp;', '"', '漢', '😀', 'ש', 'é'),
    });
    fc.assert(
      fc.property(letters, (text) => {
        const requested = paragraphs
          .slice(0, 1)
          .map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, text })) }));
        const words = rewritten(requested).map(({ runs }) => runs.map((run) => run.text).join(''));
        expect(words).toEqual([text]);
      }),
      { numRuns: 40 },
    );
  });
});
