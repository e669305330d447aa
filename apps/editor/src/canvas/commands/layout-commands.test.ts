import { describe, expect, it } from 'vitest';
import type { PageLayout, Scene, Shape } from '../scene/scene.ts';
import { bodyOf, boxOf, groupOf, lineOf, pageOf, pictureOf, sceneOf } from '../testing/scenes.ts';
import { copyOffset, copyShape, copyShapesTo } from './copy-shapes.ts';
import { listTexts, mapText, replaceShapesIn } from './find-shapes.ts';
import { applyDesign, applyLayout } from './layout-commands.ts';
import { findLevels } from './layout-placeholders.ts';
import { fitShapes, flipShape, rotateShapes, styleShape } from './shape-commands.ts';

let count = 0;
const newId = (): string => `new${count++}`;
const placeFor = (id: string, placeholder: string, y: number): Shape =>
  boxOf(id, { placeholder, x: 100, y, width: 500, height: 200, text: bodyOf('') });

function layoutOf(id: string, shapes: readonly Shape[], values: Partial<PageLayout> = {}): PageLayout {
  return { id, name: id, width: 1000, height: 800, background: '#ffffff', behind: [], shapes, ...values };
}

const theme = (first: string, words: string) => ({
  colors: ['#111111', '#ffffff', first],
  headings: `${words} Display`,
  words,
});
const plain = layoutOf('plain', [placeFor('l1', 'title', 0), placeFor('l2', 'body', 300)], {
  kind: 'obj',
  theme: theme('#aa0000', 'Arial'),
});
const two = layoutOf(
  'two',
  [placeFor('l3', 'title', 50), placeFor('l4', 'body', 350), placeFor('l5', 'body', 600)],
  {
    background: '#eeeeee',
    theme: theme('#aa0000', 'Arial'),
  },
);

function sceneWith(shapes: readonly Shape[], layouts: readonly PageLayout[] = [plain, two]): Scene {
  return { ...sceneOf(pageOf('p', shapes, { layoutId: 'plain', background: '#ffffff' })), layouts };
}

const title = boxOf('t', {
  placeholder: 'title',
  x: 100,
  y: 0,
  width: 500,
  height: 200,
  text: bodyOf('The harbour'),
});
const body = boxOf('b', {
  placeholder: 'body',
  x: 100,
  y: 300,
  width: 500,
  height: 200,
  text: bodyOf('Ships'),
});
const shapesAfter = (scene: Scene): readonly Shape[] => scene.pages[0]?.shapes ?? [];

describe('a page on another layout', () => {
  const laid = (shapes: readonly Shape[], layout = two): readonly Shape[] =>
    shapesAfter(applyLayout(sceneWith(shapes), 'p', { layout, newId }));

  it('a page on another layout has its words in the same places, where those stand now, and is offered the rest', () => {
    expect(laid([title, body])).toMatchObject([
      { id: 't', y: 50, text: bodyOf('The harbour') },
      { id: 'b', y: 350, text: bodyOf('Ships') },
      { placeholder: 'body', y: 600, text: bodyOf('') },
    ]);
  });

  it('a page on another layout leaves what was moved by hand where it was moved to', () => {
    expect(laid([{ ...title, x: 7 }, body])[0]).toMatchObject({ x: 7, y: 0 });
  });

  it('a page on another layout loses an empty place that the layout has not, and keeps one with words', () => {
    const only = layoutOf('only', [placeFor('l6', 'title', 10)]);
    expect(laid([title, body], only).map(({ id }) => id)).toEqual(['t', 'b']);
    expect(laid([title, { ...body, text: bodyOf('') }], only).map(({ id }) => id)).toEqual(['t']);
  });

  it('a page on another layout takes its background, but not where it has one of its own', () => {
    const after = (background: string) =>
      applyLayout(
        { ...sceneWith([title]), pages: [pageOf('p', [title], { layoutId: 'plain', background })] },
        'p',
        { layout: two, newId },
      ).pages[0];
    expect(after('#ffffff')?.background).toBe('#eeeeee');
    expect(after('#123456')?.background).toBe('#123456');
  });

  it('a page on another layout is the same page on the layout that it has', () => {
    const scene = sceneWith([title, body]);
    expect(applyLayout(scene, 'p', { layout: plain, newId })).toBe(scene);
  });

  it('a page on another layout is offered no place for a picture where it has one', () => {
    const pictured = layoutOf('pictured', [placeFor('l7', 'title', 0), placeFor('l8', 'picture', 300)]);
    expect(laid([title, pictureOf('i', null)], pictured)).toHaveLength(2);
    expect(laid([title], pictured)).toHaveLength(2);
  });
});

describe('pages in another design', () => {
  const other = {
    ...plain,
    id: 'other',
    theme: theme('#00aa00', 'Georgia'),
    shapes: [placeFor('o1', 'title', 20), placeFor('o2', 'body', 320)],
  };
  const designed = (shapes: readonly Shape[]): Scene =>
    applyDesign(sceneWith(shapes), { design: 'calm', layouts: [other] });

  it('pages in another design have colours and typefaces of the new theme in the place of those of the old one', () => {
    const words = {
      ...bodyOf('word'),
      paragraphs: bodyOf('word').paragraphs.map((one) => ({
        ...one,
        runs: one.runs.map((run) => ({ ...run, color: '#aa0000', font: 'Arial' })),
      })),
    };
    const [box, line, group] = shapesAfter(
      designed([
        boxOf('a', { fill: '#aa0000', text: words }),
        lineOf('l', { line: { color: '#aa0000', width: 1, dash: 'solid' } }),
        groupOf('g', [boxOf('c', { fill: '#aa0000' })]),
      ]),
    );
    expect(box).toMatchObject({
      fill: '#00aa00',
      text: { paragraphs: [{ runs: [{ color: '#00aa00', font: 'Georgia' }] }] },
    });
    expect(line).toMatchObject({ line: { color: '#00aa00' } });
    expect(group).toMatchObject({ shapes: [{ fill: '#00aa00' }] });
  });

  it('pages in another design keep colours that are of no theme', () => {
    expect(shapesAfter(designed([boxOf('a', { fill: '#123456' })]))[0]).toMatchObject({ fill: '#123456' });
  });

  it('pages in another design stand on the layout that serves the same, and say which design it is', () => {
    const scene = designed([title, body]);
    expect(scene).toMatchObject({ design: 'calm', pages: [{ layoutId: 'other' }] });
    expect(shapesAfter(scene)).toMatchObject([{ y: 20 }, { y: 320 }]);
  });
});

it('the levels of a place are those of the place of the layout in which a shape stands', () => {
  const [titleLevels, bodyLevels] = [[], []];
  const scene = sceneWith([body, title], [{ ...plain, levels: [titleLevels, bodyLevels] }]);
  const [page] = scene.pages;
  if (page === undefined) throw new Error('a page');
  expect(findLevels(scene, page, title)).toBe(titleLevels);
  expect(findLevels(scene, page, body)).toBe(bodyLevels);
  expect(findLevels(scene, page, boxOf('x'))).toBeNull();
});

it('copies of shapes have names of their own all through, and say what they were copied from', () => {
  const copy = copyShape(groupOf('g', [boxOf('a', { copyOf: 'first' })]), newId);
  expect(copy).toMatchObject({ copyOf: 'g', shapes: [{ copyOf: 'first' }] });
  expect(JSON.stringify(copy)).not.toMatch(/"id":"[ag]"/);
});

it('copies of shapes stand beside each other, and never out of sight', () => {
  const page = { width: 1_000_000, height: 1_000_000 };
  const first = boxOf('a');
  const [second] = copyShapesTo([first], { ...page, shapes: [first] }, newId);
  expect(second).toMatchObject({ x: copyOffset, y: copyOffset });
  const [third] = copyShapesTo(
    [first],
    { ...page, shapes: second === undefined ? [] : [first, second] },
    newId,
  );
  expect(third).toMatchObject({ x: 2 * copyOffset });
  const [far] = copyShapesTo([boxOf('b', { x: 5_000_000 })], { ...page, shapes: [] }, newId);
  expect(far?.x).toBe(page.width - copyOffset);
});

it('an act on shapes turns several about one point, and each by as much', () => {
  const turned = rotateShapes([boxOf('a'), boxOf('b', { x: 200, rotation: 350 })], { x: 150, y: 50 }, 90);
  expect(turned).toMatchObject([
    { rotation: 90, x: 100, y: -100 },
    { rotation: 80, x: 100, y: 100 },
  ]);
});

it('an act on shapes stretches several in one frame', () => {
  const [from, to] = [
    { x: 0, y: 0, width: 300, height: 100 },
    { x: 0, y: 0, width: 600, height: 50 },
  ];
  expect(fitShapes([boxOf('a'), boxOf('b', { x: 200 })], from, to)).toMatchObject([
    { x: 0, width: 200, height: 50 },
    { x: 400, width: 200, height: 50 },
  ]);
});

it('an act on shapes flips back what it flipped', () => {
  expect(flipShape(flipShape(title, 'x'), 'x')).toEqual(title);
  expect(flipShape(title, 'y')).toMatchObject({ isFlippedX: false, isFlippedY: true });
});

it('an act on shapes takes lines away, and gives one to what had none', () => {
  const lined = styleShape(boxOf('a'), { line: { width: 5 } });
  expect(lined).toMatchObject({ line: { width: 5, dash: 'solid' } });
  expect(styleShape(lined, { line: null })).toMatchObject({ line: null });
  expect(styleShape(lineOf('l'), { line: null, startArrow: true })).toMatchObject({
    line: { width: 12_700 },
    startArrow: true,
  });
});

it('an act on shapes takes a group along with its last shape, however deep', () => {
  const page = pageOf('p', [groupOf('g', [groupOf('h', [boxOf('a')])]), boxOf('b')]);
  expect(replaceShapesIn(page, 'h', []).shapes.map(({ id }) => id)).toEqual(['b']);
  expect(replaceShapesIn(page, null, page.shapes)).toBe(page);
});

it('an act on shapes reaches all words of a group in their order', () => {
  const group = groupOf('g', [
    boxOf('a', { text: bodyOf('one') }),
    lineOf('l'),
    groupOf('h', [boxOf('b', { text: bodyOf('two') })]),
  ]);
  expect(listTexts(pageOf('p', [group])).map(({ path }) => path.shape)).toEqual(['a', 'b']);
  const announced = mapText(group, () => bodyOf('same'));
  expect(listTexts(pageOf('p', [announced])).map(({ text }) => text)).toEqual([
    bodyOf('same'),
    bodyOf('same'),
  ]);
});
