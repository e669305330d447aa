import { describe, expect, it } from 'vitest';
import type { PageLayout, Scene, Shape } from '../scene/scene.ts';
import {
  createBox,
  createGroup,
  createLine,
  createPage,
  createPictureShape,
  createScene,
  createTextBody,
} from '../testing/scenes.ts';
import { copyOffset, copyShape, copyShapesTo } from './copy-shapes.ts';
import { listTexts, mapText, replaceShapesIn } from './find-shapes.ts';
import { applyDesign, applyLayout } from './layout-commands.ts';
import { findLevels } from './layout-placeholders.ts';
import { fitShapes, flipShape, rotateShapes, styleShape } from './shape-commands.ts';

let count = 0;
const newId = (): string => `new${count++}`;
const createPlaceholder = (id: string, placeholder: string, y: number): Shape =>
  createBox(id, { placeholder, x: 100, y, width: 500, height: 200, text: createTextBody('') });

function createLayout(id: string, shapes: readonly Shape[], values: Partial<PageLayout> = {}): PageLayout {
  return { id, name: id, width: 1000, height: 800, background: '#ffffff', behind: [], shapes, ...values };
}

const createTheme = (first: string, words: string) => ({
  colors: ['#111111', '#ffffff', first],
  headings: `${words} Display`,
  words,
});
const plainLayout = createLayout(
  'plain',
  [createPlaceholder('l1', 'title', 0), createPlaceholder('l2', 'body', 300)],
  {
    kind: 'obj',
    theme: createTheme('#aa0000', 'Arial'),
  },
);
const twoBodyLayout = createLayout(
  'two',
  [
    createPlaceholder('l3', 'title', 50),
    createPlaceholder('l4', 'body', 350),
    createPlaceholder('l5', 'body', 600),
  ],
  {
    background: '#eeeeee',
    theme: createTheme('#aa0000', 'Arial'),
  },
);

function createSceneWith(
  shapes: readonly Shape[],
  layouts: readonly PageLayout[] = [plainLayout, twoBodyLayout],
): Scene {
  return { ...createScene(createPage('p', shapes, { layoutId: 'plain', background: '#ffffff' })), layouts };
}

const title = createBox('t', {
  placeholder: 'title',
  x: 100,
  y: 0,
  width: 500,
  height: 200,
  text: createTextBody('The harbour'),
});
const body = createBox('b', {
  placeholder: 'body',
  x: 100,
  y: 300,
  width: 500,
  height: 200,
  text: createTextBody('Ships'),
});
const getShapes = (scene: Scene): readonly Shape[] => scene.pages[0]?.shapes ?? [];

describe('changing the layout of a page', () => {
  const applyLayoutTo = (shapes: readonly Shape[], layout = twoBodyLayout): readonly Shape[] =>
    getShapes(applyLayout(createSceneWith(shapes), 'p', { layout, newId }));

  it('changing the layout moves the text to the matching placeholders and adds the missing ones', () => {
    expect(applyLayoutTo([title, body])).toMatchObject([
      { id: 't', y: 50, text: createTextBody('The harbour') },
      { id: 'b', y: 350, text: createTextBody('Ships') },
      { placeholder: 'body', y: 600, text: createTextBody('') },
    ]);
  });

  it('changing the layout does not move placeholders that have a position of their own', () => {
    expect(applyLayoutTo([{ ...title, x: 7 }, body])[0]).toMatchObject({ x: 7, y: 0 });
  });

  it('changing the layout removes empty placeholders missing from the layout and keeps filled ones', () => {
    const titleLayout = createLayout('only', [createPlaceholder('l6', 'title', 10)]);
    expect(applyLayoutTo([title, body], titleLayout).map(({ id }) => id)).toEqual(['t', 'b']);
    expect(
      applyLayoutTo([title, { ...body, text: createTextBody('') }], titleLayout).map(({ id }) => id),
    ).toEqual(['t']);
  });

  it('changing the layout changes the background unless the page has its own', () => {
    const applyTo = (background: string) =>
      applyLayout(
        { ...createSceneWith([title]), pages: [createPage('p', [title], { layoutId: 'plain', background })] },
        'p',
        { layout: twoBodyLayout, newId },
      ).pages[0];
    expect(applyTo('#ffffff')?.background).toBe('#eeeeee');
    expect(applyTo('#123456')?.background).toBe('#123456');
  });

  it('applying the current layout again changes nothing', () => {
    const scene = createSceneWith([title, body]);
    expect(applyLayout(scene, 'p', { layout: plainLayout, newId })).toBe(scene);
  });

  it('changing the layout adds no picture placeholder to a page that has a picture', () => {
    const pictureLayout = createLayout('pictured', [
      createPlaceholder('l7', 'title', 0),
      createPlaceholder('l8', 'picture', 300),
    ]);
    expect(applyLayoutTo([title, createPictureShape('i', null)], pictureLayout)).toHaveLength(2);
    expect(applyLayoutTo([title], pictureLayout)).toHaveLength(2);
  });
});

describe('changing the design of pages', () => {
  const other = {
    ...plainLayout,
    id: 'other',
    theme: createTheme('#00aa00', 'Georgia'),
    shapes: [createPlaceholder('o1', 'title', 20), createPlaceholder('o2', 'body', 320)],
  };
  const applyDesignTo = (shapes: readonly Shape[]): Scene =>
    applyDesign(createSceneWith(shapes), { design: 'calm', layouts: [other] });

  it('changing the design replaces the colours and fonts of the old theme with those of the new one', () => {
    const words = {
      ...createTextBody('word'),
      paragraphs: createTextBody('word').paragraphs.map((one) => ({
        ...one,
        runs: one.runs.map((run) => ({ ...run, color: '#aa0000', font: 'Arial' })),
      })),
    };
    const [box, line, group] = getShapes(
      applyDesignTo([
        createBox('a', { fill: '#aa0000', text: words }),
        createLine('l', { line: { color: '#aa0000', width: 1, dash: 'solid' } }),
        createGroup('g', [createBox('c', { fill: '#aa0000' })]),
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
    expect(getShapes(applyDesignTo([createBox('a', { fill: '#123456' })]))[0]).toMatchObject({
      fill: '#123456',
    });
  });

  it('changing the design selects the layout of the same type and sets the design of the page', () => {
    const scene = applyDesignTo([title, body]);
    expect(scene).toMatchObject({ design: 'calm', pages: [{ layoutId: 'other' }] });
    expect(getShapes(scene)).toMatchObject([{ y: 20 }, { y: 320 }]);
  });
});

it('the list levels of a placeholder come from the layout placeholder that the shape refers to', () => {
  const [titleLevels, bodyLevels] = [[], []];
  const scene = createSceneWith([body, title], [{ ...plainLayout, levels: [titleLevels, bodyLevels] }]);
  const [page] = scene.pages;
  if (page === undefined) throw new Error('a page');
  expect(findLevels(scene, page, title)).toBe(titleLevels);
  expect(findLevels(scene, page, body)).toBe(bodyLevels);
  expect(findLevels(scene, page, createBox('x'))).toBeNull();
});

it('copied shapes get new ids at every depth and the ids of their originals', () => {
  const copy = copyShape(createGroup('g', [createBox('a', { copyOf: 'first' })]), newId);
  expect(copy).toMatchObject({ copyOf: 'g', shapes: [{ copyOf: 'first' }] });
  expect(JSON.stringify(copy)).not.toMatch(/"id":"[ag]"/);
});

it('copied shapes are offset from the originals and stay on the page', () => {
  const page = { width: 1_000_000, height: 1_000_000 };
  const first = createBox('a');
  const [second] = copyShapesTo([first], { ...page, shapes: [first] }, newId);
  expect(second).toMatchObject({ x: copyOffset, y: copyOffset });
  const [third] = copyShapesTo(
    [first],
    { ...page, shapes: second === undefined ? [] : [first, second] },
    newId,
  );
  expect(third).toMatchObject({ x: 2 * copyOffset });
  const [far] = copyShapesTo([createBox('b', { x: 5_000_000 })], { ...page, shapes: [] }, newId);
  expect(far?.x).toBe(page.width - copyOffset);
});

it('rotating several shapes rotates each about their common centre by the same angle', () => {
  const rotated = rotateShapes(
    [createBox('a'), createBox('b', { x: 200, rotation: 350 })],
    { x: 150, y: 50 },
    90,
  );
  expect(rotated).toMatchObject([
    { rotation: 90, x: 100, y: -100 },
    { rotation: 80, x: 100, y: 100 },
  ]);
});

it('resizing several shapes scales them within one common box', () => {
  const [from, to] = [
    { x: 0, y: 0, width: 300, height: 100 },
    { x: 0, y: 0, width: 600, height: 50 },
  ];
  expect(fitShapes([createBox('a'), createBox('b', { x: 200 })], from, to)).toMatchObject([
    { x: 0, width: 200, height: 50 },
    { x: 400, width: 200, height: 50 },
  ]);
});

it('flipping shapes twice restores them', () => {
  expect(flipShape(flipShape(title, 'x'), 'x')).toEqual(title);
  expect(flipShape(title, 'y')).toMatchObject({ isFlippedX: false, isFlippedY: true });
});

it('a line command removes lines and adds one to shapes without a line', () => {
  const withLine = styleShape(createBox('a'), { line: { width: 5 } });
  expect(withLine).toMatchObject({ line: { width: 5, dash: 'solid' } });
  expect(styleShape(withLine, { line: null })).toMatchObject({ line: null });
  expect(styleShape(createLine('l'), { line: null, startArrow: true })).toMatchObject({
    line: { width: 12_700 },
    startArrow: true,
  });
});

it('deleting the last shape of a group deletes the group at any depth', () => {
  const page = createPage('p', [createGroup('g', [createGroup('h', [createBox('a')])]), createBox('b')]);
  expect(replaceShapesIn(page, 'h', []).shapes.map(({ id }) => id)).toEqual(['b']);
  expect(replaceShapesIn(page, null, page.shapes)).toBe(page);
});

it('a text command applies to all texts of a group in order', () => {
  const group = createGroup('g', [
    createBox('a', { text: createTextBody('one') }),
    createLine('l'),
    createGroup('h', [createBox('b', { text: createTextBody('two') })]),
  ]);
  expect(listTexts(createPage('p', [group])).map(({ path }) => path.shape)).toEqual(['a', 'b']);
  const changed = mapText(group, () => createTextBody('same'));
  expect(listTexts(createPage('p', [changed])).map(({ text }) => text)).toEqual([
    createTextBody('same'),
    createTextBody('same'),
  ]);
});
