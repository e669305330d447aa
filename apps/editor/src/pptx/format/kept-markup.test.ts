import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SceneContent, ScenePage, Shape } from '../../canvas/scene/scene.ts';
import { type OpenedSlides, openSlides } from './read/read-slides.ts';
import { slidesForm } from './slides-form.ts';
import { boxXml, deckOf, paragraphXml } from './testing/deck-of.ts';
import { richDeck } from './testing/decks.ts';
import { packageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

const slide = 'ppt/slides/slide1.xml';

/** Changes the first page. */
function onFirst(scene: SceneContent, change: (page: ScenePage) => ScenePage): SceneContent {
  return { ...scene, pages: scene.pages.map((page, index) => (index === 0 ? change(page) : page)) };
}

function withShape(opened: OpenedSlides, number: number, change: (shape: Shape) => Shape): SceneContent {
  return onFirst(opened.scene, (page) => ({
    ...page,
    shapes: page.shapes.map((shape) => (shape.id.endsWith(`.${number}`) ? change(shape) : shape)),
  }));
}

const opened = openSlides(richDeck());
const before = partsOf(richDeck());

/** The differing ranges of two texts. */
function difference(one: string, other: string): [was: string, is: string] {
  let front = 0;
  while (front < one.length && one[front] === other[front]) front += 1;
  let back = 0;
  while (back < Math.min(one.length, other.length) - front && one.at(-1 - back) === other.at(-1 - back))
    back += 1;
  return [one.slice(front, one.length - back), other.slice(front, other.length - back)];
}

it('saving an unchanged presentation returns the same bytes', async () => {
  const document = await slidesForm.read(richDeck());
  expect(await slidesForm.write(document)).toBe(document.bytes);
});
it('moving a shape changes only the part of its slide', () => {
  const after = partsOf(
    writeSlides(
      opened,
      withShape(opened, 3, (shape) => ({ ...shape, x: 777_000 })),
    ),
  );
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed).toEqual([slide]);
  expect(Object.keys(after)).toEqual(Object.keys(before));
});
it('moving a shape changes only its position in the XML', () => {
  const after = partsOf(
    writeSlides(
      opened,
      withShape(opened, 3, (shape) => ({ ...shape, x: 777_000 })),
    ),
  );
  expect(difference(before[slide] ?? '', after[slide] ?? '')).toEqual(['', '77700']);
});
it('typing a word changes only its run and keeps fields and other markup', () => {
  const scene = withShape(opened, 3, (shape) =>
    shape.kind !== 'box'
      ? shape
      : {
          ...shape,
          text: {
            ...shape.text,
            paragraphs: shape.text.paragraphs.map((one, index) =>
              index > 0
                ? one
                : {
                    ...one,
                    runs: one.runs.map((run, at) => (at > 0 ? run : { ...run, text: `${run.text}new ` })),
                  },
            ),
          },
        },
  );
  const after = partsOf(writeSlides(opened, scene))[slide] ?? '';
  expect(difference(before[slide] ?? '', after)).toEqual(['', 'new ']);
  expect(after).toContain('type="slidenum"');
});
it('moving a group changes only the position of the group', () => {
  const scene = withShape(opened, 20, (shape) =>
    shape.kind !== 'group'
      ? shape
      : {
          ...shape,
          x: shape.x + 36_000,
          shapes: shape.shapes.map((one) => ({ ...one, x: one.x + 36_000 })),
        },
  );
  expect(difference(before[slide] ?? '', partsOf(writeSlides(opened, scene))[slide] ?? '')).toEqual([
    '60',
    '96',
  ]);
});
it('moving a shape with a fallback moves both versions and keeps their markup', () => {
  const scene = withShape(opened, 34, (shape) => ({ ...shape, x: 36_000 }));
  const after = partsOf(writeSlides(opened, scene))[slide] ?? '';
  expect(after.match(/<a:off x="36000" y="0"\/>/g)).toHaveLength(2);
  expect(after).toContain('<m:oMath');
});

describe('copying a slide', () => {
  const copies = opened.scene.pages.slice(0, 1).map(
    (page): ScenePage => ({
      ...page,
      id: 'copy',
      copyOf: page.id,
      comments: [],
      shapes: page.shapes.map((shape, index) => ({ ...shape, id: `c${index}`, copyOf: shape.id })),
    }),
  );
  const bytes = writeSlides(opened, { ...opened.scene, pages: [...opened.scene.pages, ...copies] });
  const after = partsOf(bytes);
  it('a copied slide gets its own chart, notes and embedded workbook', () => {
    const names = Object.keys(after).filter((name) => !(name in before));
    expect(
      names.filter((name) => /charts\/chart|notesSlides\/notesSlide|embeddings\/book/.test(name)),
    ).toHaveLength(3);
    expect(packageProblems(bytes)).toEqual(packageProblems(richDeck()));
  });
  it('a copied slide keeps its animations and is in the section of the preceding slide', () => {
    const slides = Object.entries(after).filter(([name]) => /slides\/slide4\.xml$/.test(name));
    expect(slides.map(([, xml]) => [xml.includes('<p:transition'), xml.match(/spid="/g)?.length])).toEqual([
      [true, 3],
    ]);
    const sections = (after['ppt/presentation.xml'] ?? '').split('name="Two"');
    expect(sections[1]?.match(/<p14:sldId /g)).toHaveLength(2);
  });
});

describe('deleting a slide', () => {
  const after = partsOf(writeSlides(opened, { ...opened.scene, pages: opened.scene.pages.slice(1) }));
  it('deleting a slide removes the parts that only it used', () => {
    const gone = Object.keys(before).filter((name) => !(name in after));
    expect(gone.filter((name) => !name.includes('_rels')).toSorted()).toEqual([
      'ppt/charts/chart1.xml',
      'ppt/comments/comment1.xml',
      'ppt/embeddings/book1.xlsx',
      'ppt/media/image1.png',
      'ppt/notesSlides/notesSlide1.xml',
      'ppt/slides/slide1.xml',
    ]);
    expect(after['ppt/fonts/font1.fntdata']).toBe(before['ppt/fonts/font1.fntdata']);
  });
  it('a deleted slide is removed from the slide list and the custom shows', () => {
    const presentation = after['ppt/presentation.xml'] ?? '';
    expect(presentation.match(/id="256"/g)).toBeNull();
    expect(presentation.match(/r:id="rIdS0"/g)).toBeNull();
  });
});

it('deleting a shape removes its animations and keeps the others', () => {
  const scene = onFirst(opened.scene, (page) => ({
    ...page,
    shapes: page.shapes.filter(({ id }) => !id.endsWith('.2')),
  }));
  const after = partsOf(writeSlides(opened, scene))[slide] ?? '';
  expect([...after.matchAll(/spid="(\d+)"/g)].map(([, number]) => number)).toEqual(['31']);
  expect(after).not.toContain('<p:bldLst');
});

it('added comments use the comment format and the authors of the file', () => {
  const scene = onFirst(opened.scene, (page) => ({
    ...page,
    comments: [...page.comments, { id: 'n', author: 'Ada Example', at: 0, text: 'Second', x: 0, y: 0 }],
  }));
  const after = partsOf(writeSlides(opened, scene));
  expect(after['ppt/comments/comment1.xml']).toContain('idx="2"');
  expect(after['ppt/commentAuthors.xml']?.match(/<p:cmAuthor /g)).toHaveLength(1);
});

it.each([
  ['no zip', new Uint8Array([1, 2, 3])],
  ['a text document', deckOf([], { parts: { 'ppt/presentation.xml': '<w:document xmlns:w="w"/>' } })],
  ['broken markup', deckOf([], { parts: { 'ppt/presentation.xml': '<p:presentation><p:sldIdLst>' } })],
])('opening a damaged file throws a DocumentError: %s', (_name, bytes) => {
  expect(() => openSlides(bytes)).toThrow(expect.objectContaining({ name: 'DocumentError' }));
});
it('a file with missing slides and layouts and duplicate shape ids is opened', () => {
  const shapes = boxXml({ id: 2 }) + boxXml({ id: 2, text: paragraphXml('Twin') });
  const deck = deckOf([{ shapes }, { shapes: '<p:sp/>' }], {
    parts: { 'ppt/slides/slide2.xml': '<p:sld', 'ppt/slideLayouts/slideLayout2.xml': '' },
  });
  const { scene } = openSlides(deck);
  expect(scene.pages.map(({ layoutId, shapes: own }) => [layoutId, own.map(({ id }) => id)])).toEqual([
    ['', ['s256.2', 's256.2~1']],
  ]);
});

describe('reading a hostile file', () => {
  const timed = (work: () => void): number => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  it.each([
    ['ten thousand shapes', Array.from({ length: 10_000 }, (_, index) => boxXml({ id: index + 2 })).join('')],
    ['nested groups', `${'<p:grpSp>'.repeat(5_000)}${'</p:grpSp>'.repeat(5_000)}`],
    [
      'a million points',
      boxXml({
        id: 2,
        properties: `<a:custGeom><a:pathLst><a:path>${'<a:lnTo><a:pt x="1" y="2"/></a:lnTo>'.repeat(100_000)}</a:path></a:pathLst></a:custGeom>`,
      }),
    ],
    [
      'a text of a hundred thousand runs',
      boxXml({ id: 2, text: `<a:p>${'<a:r><a:t>a</a:t></a:r><a:r/>'.repeat(50_000)}</a:p>` }),
    ],
  ])('a hostile file is read and written in less than eight seconds: %s', (_name, shapes) => {
    const bytes = deckOf([{ shapes }]);
    const spent = timed(() => {
      const own = openSlides(bytes);
      const scene = onFirst(own.scene, (page) => ({
        ...page,
        shapes: page.shapes.map((shape, index) => (index === 0 ? { ...shape, x: 5 } : shape)),
      }));
      writeSlides(own, scene);
    });
    expect(spent).toBeLessThan(8_000);
  });
});
