import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { SceneContent, ScenePage, Shape } from '../../canvas/scene/scene.ts';
import { createComment } from '../../canvas/testing/scenes.ts';
import { measureCpu } from '../../testing/measure-cpu.ts';
import { type OpenedSlides, openSlides } from './read/read-slides.ts';
import { slidesFormat } from './slides-form.ts';
import { boxXml, createDeck, paragraphXml } from './testing/create-deck.ts';
import { createRichDeck } from './testing/decks.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeSlides } from './write/write-slides.ts';

const readParts = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

const slide = 'ppt/slides/slide1.xml';

/** Changes the first page. */
function changeFirstPage(scene: SceneContent, change: (page: ScenePage) => ScenePage): SceneContent {
  return { ...scene, pages: scene.pages.map((page, index) => (index === 0 ? change(page) : page)) };
}

function changeShape(opened: OpenedSlides, shapeId: number, change: (shape: Shape) => Shape): SceneContent {
  return changeFirstPage(opened.scene, (page) => ({
    ...page,
    shapes: page.shapes.map((shape) => (shape.id.endsWith(`.${shapeId}`) ? change(shape) : shape)),
  }));
}

const richSlides = openSlides(createRichDeck());
const partsBefore = readParts(createRichDeck());

/** The differing ranges of two texts. */
function findDifference(one: string, other: string): [was: string, is: string] {
  let front = 0;
  while (front < one.length && one[front] === other[front]) front += 1;
  let back = 0;
  while (back < Math.min(one.length, other.length) - front && one.at(-1 - back) === other.at(-1 - back))
    back += 1;
  return [one.slice(front, one.length - back), other.slice(front, other.length - back)];
}

it('saving an unchanged presentation returns the same bytes', async () => {
  const document = await slidesFormat.read(createRichDeck());
  expect(await slidesFormat.write(document)).toBe(document.bytes);
});
it('moving a shape changes only the part of its slide', () => {
  const partsAfter = readParts(
    writeSlides(
      richSlides,
      changeShape(richSlides, 3, (shape) => ({ ...shape, x: 777_000 })),
    ),
  );
  const changed = Object.keys(partsAfter).filter((name) => partsAfter[name] !== partsBefore[name]);
  expect(changed).toEqual([slide]);
  expect(Object.keys(partsAfter)).toEqual(Object.keys(partsBefore));
});
it('moving a shape changes only its position in the XML', () => {
  const partsAfter = readParts(
    writeSlides(
      richSlides,
      changeShape(richSlides, 3, (shape) => ({ ...shape, x: 777_000 })),
    ),
  );
  expect(findDifference(partsBefore[slide] ?? '', partsAfter[slide] ?? '')).toEqual(['', '77700']);
});
it('typing a word changes only its run and keeps fields and other markup', () => {
  const scene = changeShape(richSlides, 3, (shape) =>
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
  const partsAfter = readParts(writeSlides(richSlides, scene))[slide] ?? '';
  expect(findDifference(partsBefore[slide] ?? '', partsAfter)).toEqual(['', 'new ']);
  expect(partsAfter).toContain('type="slidenum"');
});
it('moving a group changes only the position of the group', () => {
  const scene = changeShape(richSlides, 20, (shape) =>
    shape.kind !== 'group'
      ? shape
      : {
          ...shape,
          x: shape.x + 36_000,
          shapes: shape.shapes.map((one) => ({ ...one, x: one.x + 36_000 })),
        },
  );
  expect(
    findDifference(partsBefore[slide] ?? '', readParts(writeSlides(richSlides, scene))[slide] ?? ''),
  ).toEqual(['60', '96']);
});
it('moving a shape with a fallback moves both versions and keeps their markup', () => {
  const scene = changeShape(richSlides, 34, (shape) => ({ ...shape, x: 36_000 }));
  const partsAfter = readParts(writeSlides(richSlides, scene))[slide] ?? '';
  expect(partsAfter.match(/<a:off x="36000" y="0"\/>/g)).toHaveLength(2);
  expect(partsAfter).toContain('<m:oMath');
});

describe('copying a slide', () => {
  const copies = richSlides.scene.pages.slice(0, 1).map(
    (page): ScenePage => ({
      ...page,
      id: 'copy',
      copyOf: page.id,
      comments: [],
      shapes: page.shapes.map((shape, index) => ({ ...shape, id: `c${index}`, copyOf: shape.id })),
    }),
  );
  const bytes = writeSlides(richSlides, {
    ...richSlides.scene,
    pages: [...richSlides.scene.pages, ...copies],
  });
  const partsAfter = readParts(bytes);
  it('a copied slide gets its own chart, notes and embedded workbook', () => {
    const names = Object.keys(partsAfter).filter((name) => !(name in partsBefore));
    expect(
      names.filter((name) => /charts\/chart|notesSlides\/notesSlide|embeddings\/book/.test(name)),
    ).toHaveLength(3);
    expect(findPackageProblems(bytes)).toEqual(findPackageProblems(createRichDeck()));
  });
  it('a copied slide keeps its animations and is in the section of the preceding slide', () => {
    const slides = Object.entries(partsAfter).filter(([name]) => /slides\/slide4\.xml$/.test(name));
    expect(slides.map(([, xml]) => [xml.includes('<p:transition'), xml.match(/spid="/g)?.length])).toEqual([
      [true, 3],
    ]);
    const sections = (partsAfter['ppt/presentation.xml'] ?? '').split('name="Two"');
    expect(sections[1]?.match(/<p14:sldId /g)).toHaveLength(2);
  });
});

describe('deleting a slide', () => {
  const partsAfter = readParts(
    writeSlides(richSlides, { ...richSlides.scene, pages: richSlides.scene.pages.slice(1) }),
  );
  it('deleting a slide removes the parts that only it used', () => {
    const gone = Object.keys(partsBefore).filter((name) => !(name in partsAfter));
    expect(gone.filter((name) => !name.includes('_rels')).toSorted()).toEqual([
      'ppt/charts/chart1.xml',
      'ppt/comments/comment1.xml',
      'ppt/embeddings/book1.xlsx',
      'ppt/media/image1.png',
      'ppt/notesSlides/notesSlide1.xml',
      'ppt/slides/slide1.xml',
    ]);
    expect(partsAfter['ppt/fonts/font1.fntdata']).toBe(partsBefore['ppt/fonts/font1.fntdata']);
  });
  it('a deleted slide is removed from the slide list and the custom shows', () => {
    const presentation = partsAfter['ppt/presentation.xml'] ?? '';
    expect(presentation.match(/id="256"/g)).toBeNull();
    expect(presentation.match(/r:id="rIdS0"/g)).toBeNull();
  });
});

it('deleting a shape removes its animations and keeps the others', () => {
  const scene = changeFirstPage(richSlides.scene, (page) => ({
    ...page,
    shapes: page.shapes.filter(({ id }) => !id.endsWith('.2')),
  }));
  const partsAfter = readParts(writeSlides(richSlides, scene))[slide] ?? '';
  expect([...partsAfter.matchAll(/spid="(\d+)"/g)].map(([, shapeId]) => shapeId)).toEqual(['31']);
  expect(partsAfter).not.toContain('<p:bldLst');
});

it('added comments use the comment format and the authors of the file', () => {
  const scene = changeFirstPage(richSlides.scene, (page) => ({
    ...page,
    comments: [...page.comments, createComment('n', { text: 'Second' })],
  }));
  const partsAfter = readParts(writeSlides(richSlides, scene));
  expect(partsAfter['ppt/comments/comment1.xml']).toContain('idx="2"');
  expect(partsAfter['ppt/commentAuthors.xml']?.match(/<p:cmAuthor /g)).toHaveLength(1);
});

it.each([
  ['no zip', new Uint8Array([1, 2, 3])],
  ['a text document', createDeck([], { parts: { 'ppt/presentation.xml': '<w:document xmlns:w="w"/>' } })],
  ['broken markup', createDeck([], { parts: { 'ppt/presentation.xml': '<p:presentation><p:sldIdLst>' } })],
])('opening a damaged file throws a DocumentError: %s', (_name, bytes) => {
  expect(() => openSlides(bytes)).toThrow(expect.objectContaining({ name: 'DocumentError' }));
});
it('a file with missing slides and layouts and duplicate shape ids is opened', () => {
  const shapes = boxXml({ id: 2 }) + boxXml({ id: 2, text: paragraphXml('Twin') });
  const deck = createDeck([{ shapes }, { shapes: '<p:sp/>' }], {
    parts: { 'ppt/slides/slide2.xml': '<p:sld', 'ppt/slideLayouts/slideLayout2.xml': '' },
  });
  const { scene } = openSlides(deck);
  expect(
    scene.pages.map(({ layoutId, shapes: openedSlides }) => [layoutId, openedSlides.map(({ id }) => id)]),
  ).toEqual([['', ['s256.2', 's256.2~1']]]);
});

describe('reading a hostile file', () => {
  it.each([
    ['ten thousand shapes', Array.from({ length: 10_000 }, (_, index) => boxXml({ id: index + 2 })).join('')],
    ['nested groups', `${'<p:grpSp>'.repeat(5_000)}${'</p:grpSp>'.repeat(5_000)}`],
    [
      'a hundred thousand points',
      boxXml({
        id: 2,
        properties: `<a:custGeom><a:pathLst><a:path>${'<a:lnTo><a:pt x="1" y="2"/></a:lnTo>'.repeat(100_000)}</a:path></a:pathLst></a:custGeom>`,
      }),
    ],
    [
      'a text of a hundred thousand runs',
      boxXml({ id: 2, text: `<a:p>${'<a:r><a:t>a</a:t></a:r><a:r/>'.repeat(50_000)}</a:p>` }),
    ],
  ])(
    'a hostile file is read and written in less than eight seconds of processor time: %s',
    (_name, shapes) => {
      const bytes = createDeck([{ shapes }]);
      const duration = measureCpu(() => {
        const openedSlides = openSlides(bytes);
        const scene = changeFirstPage(openedSlides.scene, (page) => ({
          ...page,
          shapes: page.shapes.map((shape, index) => (index === 0 ? { ...shape, x: 5 } : shape)),
        }));
        writeSlides(openedSlides, scene);
      });
      expect(duration).toBeLessThan(8_000);
    },
  );
});
