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

describe('changing the layout of a page', () => {
  const laid = (shapes: readonly Shape[], layout = two): readonly Shape[] =>
    shapesAfter(applyLayout(sceneWith(shapes), 'p', { layout, newId }));

  it('changing the layout moves the text to the matching placeholders and adds the missing ones', () => {
    expect(laid([title, body])).toMatchObject([
      { id: 't', y: 50, text: bodyOf('The harbour') },
      { id: 'b', y: 350, text: bodyOf('Ships') },
      { placeholder: 'body', y: 600, text: bodyOf('') },
    ]);
  });

  it('changing the layout does not move placeholders that have a position of their own', () => {
    expect(laid([{ ...title, x: 7 }, body])[0]).toMatchObject({ x: 7, y: 0 });
  });

  it('changing the layout removes empty placeholders missing from the layout and keeps filled ones', () => {
    const only = layoutOf('only', [placeFor('l6', 'title', 10)]);
    expect(laid([title, body], only).map(({ id }) => id)).toEqual(['t', 'b']);
    expect(laid([title, { ...body, text: bodyOf('') }], only).map(({ id }) => id)).toEqual(['t']);
  });

  it('changing the layout changes the background unless the page has its own', () => {
    const after = (background: string) =>
      applyLayout(
        { ...sceneWith([title]), pages: [pageOf('p', [title], { layoutId: 'plain', background })] },
        'p',
        { layout: two, newId },
      ).pages[0];
    expect(after('#ffffff')?.background).toBe('#eeeeee');
    expect(after('#123456')?.background).toBe('#123456');
  });

  it('applying the current layout again changes nothing', () => {
    const scene = sceneWith([title, body]);
    expect(applyLayout(scene, 'p', { layout: plain, newId })).toBe(scene);
  });

  it('changing the layout adds no picture placeholder to a page that has a picture', () => {
    const pictured = layoutOf('pictured', [placeFor('l7', 'title', 0), placeFor('l8', 'picture', 300)]);
    expect(laid([title, pictureOf('i', null)], pictured)).toHaveLength(2);
    expect(laid([title], pictured)).toHaveLength(2);
  });
});

describe('changing the design of pages', () => {
  const other = {
    ...plain,
    id: 'other',
    theme: theme('#00aa00', 'Georgia'),
    shapes: [placeFor('o1', 'title', 20), placeFor('o2', 'body', 320)],
  };
  const designed = (shapes: readonly Shape[]): Scene =>
    applyDesign(sceneWith(shapes), { design: 'calm', layouts: [other] });

  it('changing the design replaces the colours and fonts of the old theme with those of the new one', () => {
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

  it('changing the design keeps colours that are not theme colours', () => {
    expect(shapesAfter(designed([boxOf('a', { fill: '#123456' })]))[0]).toMatchObject({ fill: '#123456' });
  });

  it('changing the design selects the layout of the same type and sets the design of the page', () => {
    const scene = designed([title, body]);
    expect(scene).toMatchObject({ design: 'calm', pages: [{ layoutId: 'other' }] });
    expect(shapesAfter(scene)).toMatchObject([{ y: 20 }, { y: 320 }]);
  });
});

it('the list levels of a placeholder come from the layout placeholder that the shape refers to', () => {
  const [titleLevels, bodyLevels] = [[], []];
  const scene = sceneWith([body, title], [{ ...plain, levels: [titleLevels, bodyLevels] }]);
  const [page] = scene.pages;
  if (page === undefined) throw new Error('a page');
  expect(findLevels(scene, page, title)).toBe(titleLevels);
  expect(findLevels(scene, page, body)).toBe(bodyLevels);
  expect(findLevels(scene, page, boxOf('x'))).toBeNull();
});

it('copied shapes get new ids at every depth and a map to their originals', () => {
  const copy = copyShape(groupOf('g', [boxOf('a', { copyOf: 'first' })]), newId);
  expect(copy).toMatchObject({ copyOf: 'g', shapes: [{ copyOf: 'first' }] });
  expect(JSON.stringify(copy)).not.toMatch(/"id":"[ag]"/);
});

it('copied shapes are offset from the originals and stay on the page', () => {
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

it('rotating several shapes rotates each about their common centre by the same angle', () => {
  const turned = rotateShapes([boxOf('a'), boxOf('b', { x: 200, rotation: 350 })], { x: 150, y: 50 }, 90);
  expect(turned).toMatchObject([
    { rotation: 90, x: 100, y: -100 },
    { rotation: 80, x: 100, y: 100 },
  ]);
});

it('resizing several shapes scales them within one common box', () => {
  const [from, to] = [
    { x: 0, y: 0, width: 300, height: 100 },
    { x: 0, y: 0, width: 600, height: 50 },
  ];
  expect(fitShapes([boxOf('a'), boxOf('b', { x: 200 })], from, to)).toMatchObject([
    { x: 0, width: 200, height: 50 },
    { x: 400, width: 200, height: 50 },
  ]);
});

it('flipping shapes twice restores them', () => {
  expect(flipShape(flipShape(title, 'x'), 'x')).toEqual(title);
  expect(flipShape(title, 'y')).toMatchObject({ isFlippedX: false, isFlippedY: true });
});

it('a line command removes lines and adds one to shapes without a line', () => {
  const lined = styleShape(boxOf('a'), { line: { width: 5 } });
  expect(lined).toMatchObject({ line: { width: 5, dash: 'solid' } });
  expect(styleShape(lined, { line: null })).toMatchObject({ line: null });
  expect(styleShape(lineOf('l'), { line: null, startArrow: true })).toMatchObject({
    line: { width: 12_700 },
    startArrow: true,
  });
});

it('deleting the last shape of a group deletes the group at any depth', () => {
  const page = pageOf('p', [groupOf('g', [groupOf('h', [boxOf('a')])]), boxOf('b')]);
  expect(replaceShapesIn(page, 'h', []).shapes.map(({ id }) => id)).toEqual(['b']);
  expect(replaceShapesIn(page, null, page.shapes)).toBe(page);
});

it('a text command applies to all texts of a group in order', () => {
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
