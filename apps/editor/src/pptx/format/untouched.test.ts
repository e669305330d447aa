import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { randomEdits } from '../../canvas/format/testing/random-edits.ts';
import type { SceneComment, SceneContent, Shape, TextParagraph } from '../../canvas/scene/scene.ts';
import { createComment } from '../../canvas/testing/scenes.ts';
import { openSlides } from './read/read-slides.ts';
import { slidesFormat } from './slides-form.ts';
import { createModernCommentsDeck, createPlainCommentsDeck } from './testing/comment-decks.ts';
import { boxXml, createDeck, paragraphXml } from './testing/create-deck.ts';
import { createPlainDecks, createRichDeck } from './testing/decks.ts';
import { writeSlides } from './write/write-slides.ts';

const decks = [
  createRichDeck(),
  ...createPlainDecks(),
  createModernCommentsDeck(),
  createPlainCommentsDeck(),
];
const randomDeck = fc.constantFrom(...decks);
const randomPicks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
const randomSteps = fc.array(
  fc.tuple(randomEdits({ hasNotesAndComments: true, hasOwnMarkers: true, hasPresets: true }), randomPicks),
  {
    minLength: 1,
    maxLength: 5,
  },
);

function applySteps(
  scene: SceneContent,
  list: typeof randomSteps extends fc.Arbitrary<infer Steps> ? Steps : never,
) {
  return list.reduce<SceneContent>((current, [change, numbers]) => {
    let at = 0;
    return change(current, (count) => (count === 0 ? 0 : (numbers[at++ % numbers.length] ?? 0) % count));
  }, scene);
}

/** Names of parts that differ, or exist in only one of the two. */
function findChangedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [unzipSync(before), unzipSync(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => !Buffer.from(one[name] ?? []).equals(Buffer.from(other[name] ?? [])))
    .toSorted();
}

const changeShapesOfFirstPage = (scene: SceneContent, change: (shape: Shape) => Shape): SceneContent => ({
  ...scene,
  pages: scene.pages.map((page, index) =>
    index === 0 ? { ...page, shapes: page.shapes.map(change) } : page,
  ),
});

it('saving after all edits were undone returns the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(randomDeck, randomSteps, async (bytes, list) => {
      const opened = await slidesFormat.read(bytes);
      const changed = slidesFormat.withContent(opened, applySteps(opened.scene, list));
      const restored = slidesFormat.withContent(changed, structuredClone(opened.scene));
      expect((await slidesFormat.write(restored)) === bytes).toBe(true);
    }),
    { numRuns: 15 },
  );
});

it('writing an unchanged scene leaves every part unchanged', () => {
  for (const bytes of decks) {
    const opened = openSlides(bytes);
    expect(findChangedParts(bytes, writeSlides(opened, structuredClone(opened.scene)))).toEqual([]);
  }
});

it('moving shapes changes only the parts of their slides', () => {
  fc.assert(
    fc.property(randomDeck, fc.integer({ min: 1, max: 9 }), (bytes, distance) => {
      const opened = openSlides(bytes);
      const scene = changeShapesOfFirstPage(opened.scene, (shape) => ({
        ...shape,
        y: shape.y + distance * 36_000,
      }));
      const others = findChangedParts(bytes, writeSlides(opened, scene)).filter(
        (name) => !/^ppt\/slides\/slide\d+\.xml$/.test(name),
      );
      expect(others).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('saving a saved presentation again changes no part', () => {
  fc.assert(
    fc.property(randomDeck, randomSteps, (bytes, list) => {
      const opened = openSlides(bytes);
      const once = writeSlides(opened, applySteps(opened.scene, list));
      const reopened = openSlides(once);
      expect(findChangedParts(once, writeSlides(reopened, structuredClone(reopened.scene)))).toEqual([]);
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
])('saving changes %s and the part that contains it', (_, partName, change) => {
  const opened = openSlides(createRichDeck());
  const expected = change(opened.scene);
  const bytes = writeSlides(opened, expected);
  const { pages } = openSlides(bytes).scene;
  expect(findChangedParts(createRichDeck(), bytes).some((name) => name.startsWith(partName))).toBe(true);
  expect(pages.map(({ notes, isHidden, shapes }) => [notes, isHidden, shapes.length])).toEqual(
    expected.pages.map(({ notes, isHidden, shapes }) => [notes, isHidden, shapes.length]),
  );
});

it('added and removed comments are saved', () => {
  const opened = openSlides(createRichDeck());
  const comment = createComment('new', { text: 'Why <not>?', y: 1_587_500 });
  const saveComments = (list: readonly SceneComment[]) => {
    const pages = opened.scene.pages.map((page) => ({ ...page, comments: list }));
    return openSlides(writeSlides(opened, { ...opened.scene, pages })).scene.pages.map((page) =>
      page.comments.map(({ author, text, at }) => [author, text, at]),
    );
  };
  expect(saveComments([comment])).toEqual(
    opened.scene.pages.map(() => [['Ada Example', 'Why <not>?', comment.at]]),
  );
  expect(saveComments([])).toEqual(opened.scene.pages.map(() => []));
});

describe('text on a slide', () => {
  const opened = openSlides(
    createDeck([{ shapes: boxXml({ id: 2, text: paragraphXml('one') + paragraphXml('two') }) }]),
  );
  const [own] = opened.scene.pages[0]?.shapes ?? [];
  const paragraphs = own?.kind === 'box' ? own.text.paragraphs : [];

  function saveText(expected: readonly TextParagraph[]): readonly TextParagraph[] {
    const scene = changeShapesOfFirstPage(opened.scene, (shape) =>
      shape.kind === 'box' ? { ...shape, text: { ...shape.text, paragraphs: expected } } : shape,
    );
    const [shape] = openSlides(writeSlides(opened, scene)).scene.pages[0]?.shapes ?? [];
    return shape?.kind === 'box' ? shape.text.paragraphs : [];
  }

  const changeParagraphs = (change: Partial<TextParagraph>): TextParagraph[] =>
    paragraphs.map((one) => ({ ...one, ...change }));
  const changeRuns = (change: Partial<TextParagraph['runs'][number]>): TextParagraph[] =>
    paragraphs.map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, ...change })) }));

  it.each([
    ['in bold italics', changeRuns({ bold: true, italic: true })],
    ['underlined and struck through', changeRuns({ underline: true, strike: true })],
    ['in capitals', changeRuns({ capitals: 'all' })],
    ['in small capitals', changeRuns({ capitals: 'small' })],
    ['as superscript', changeRuns({ baseline: 0.3 })],
    ['as subscript', changeRuns({ baseline: -0.25 })],
    ['in another size and font', changeRuns({ size: 12.5, font: 'Georgia' })],
    ['in another colour', changeRuns({ color: '#1f5673' })],
    ['as a link', changeRuns({ link: 'https://example.org/?a=1&b=2' })],
    ['with another alignment', changeParagraphs({ align: 'right' })],
    ['justified', changeParagraphs({ align: 'justify' })],
    ['as a list', changeParagraphs({ list: 'bullet' })],
    ['as a numbered list of the third level', changeParagraphs({ list: 'number', level: 2 })],
    ['with another spacing', changeParagraphs({ lineSpacing: 1.5, spaceBefore: 12 })],
    ['with a distance to the next paragraph', changeParagraphs({ spaceAfter: 12 })],
    [
      'with an own bullet and own indents',
      changeParagraphs({
        list: 'bullet',
        marker: { text: '✓', numbering: null, startAt: 1, color: '#ff0000', font: 'Georgia', size: 0.8 },
        indents: { left: 360_000, right: 72_000, first: -180_000 },
      }),
    ],
    [
      'with Roman numbers from the fifth on',
      changeParagraphs({
        list: 'number',
        marker: {
          text: null,
          numbering: { format: 'upperRoman', punctuation: 'parenthesis' },
          startAt: 5,
          color: null,
          font: null,
          size: 1,
        },
      }),
    ],
    ['from right to left', changeParagraphs({ isRightToLeft: true })],
    ['in reverse order', paragraphs.toReversed()],
    ['repeated', [...paragraphs, ...paragraphs]],
  ])('saved text is read back %s', (_, expected) => {
    expect(saveText(expected)).toEqual(expected);
  });

  it('saved text keeps every character', () => {
    const randomText = fc.string({
      unit: fc.constantFrom(' ', '  ', '\n', 'a', '<b>', '&amp;', '"', '漢', '😀', 'ש', 'é'),
    });
    fc.assert(
      fc.property(randomText, (text) => {
        const expected = paragraphs
          .slice(0, 1)
          .map((one) => ({ ...one, runs: one.runs.map((run) => ({ ...run, text })) }));
        const words = saveText(expected).map(({ runs }) => runs.map((run) => run.text).join(''));
        expect(words).toEqual([text]);
      }),
      { numRuns: 40 },
    );
  });
});
