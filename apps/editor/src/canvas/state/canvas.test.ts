import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyShapesTo } from '../commands/copy-shapes.ts';
import { findText, listShapes, listTexts, replaceText } from '../commands/find-shapes.ts';
import {
  addPage,
  addShapes,
  duplicatePage,
  movePage,
  removePage,
  setPage,
} from '../commands/page-commands.ts';
import {
  changeShapeList,
  moveSelectedShapes,
  removeSelectedShapes,
  styleShape,
} from '../commands/shape-commands.ts';
import { groupShapes } from '../geometry/group.ts';
import { applyChanges } from '../scene/changes.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneEdit } from '../scene/scene-edit.ts';
import {
  createBox,
  createGroup,
  createLine,
  createPage,
  createPictureShape,
  createScene,
  createTextBody,
  randomScenes,
} from '../testing/scenes.ts';
import { type Canvas, createCanvas } from './create-canvas.ts';

interface OpenCanvas {
  canvas: Canvas;
  edits: SceneEdit[];
  advanceClock: (ms: number) => void;
}

function openCanvas(scene: Scene, canWrite = true): OpenCanvas {
  const edits: SceneEdit[] = [];
  let clock = 0;
  const canvas = createCanvas({ scene, canWrite, now: () => clock, onEdit: (edit) => edits.push(edit) });
  return { canvas, edits, advanceClock: (ms) => (clock += ms) };
}

it('cropping ends when the selection changes, the picture is removed, or the document becomes read-only', () => {
  const page = createPage('p', [createPictureShape('a', 'a.png'), createBox('b')]);
  const endings: ((canvas: Canvas) => void)[] = [
    (canvas) => canvas.select({ ids: ['b'] }),
    (canvas) => canvas.select({ ids: ['a', 'b'] }),
    (canvas) => canvas.change(createScene(createPage('p', []))),
    (canvas) => canvas.setCanWrite(false),
  ];
  for (const end of endings) {
    const { canvas } = openCanvas(createScene(page));
    canvas.select({ ids: ['a'] });
    canvas.select({ isCropping: true });
    expect(canvas.getState().isCropping).toBe(true);
    canvas.change(moveSelectedShapes(canvas.getState().scene, canvas.getState(), 1, 1));
    expect(canvas.getState().isCropping).toBe(true);
    canvas.undo();
    expect(canvas.getState().isCropping).toBe(true);
    end(canvas);
    expect(canvas.getState().isCropping).toBe(false);
  }
});

it('only a picture can be cropped', () => {
  const { canvas } = openCanvas(createScene(createPage('p', [createBox('b')])));
  canvas.select({ ids: ['b'] });
  canvas.select({ isCropping: true });
  expect(canvas.getState().isCropping).toBe(false);
});

let count = 0;
const newId = (): string => `new${count++}`;

it('undo and redo restore each state and the reported edits reproduce them', () => {
  fc.assert(
    fc.property(fc.array(randomScenes, { minLength: 1, maxLength: 6 }), (states) => {
      const [first, ...others] = states;
      if (first === undefined) return;
      const { canvas, edits } = openCanvas(first);
      for (const scene of others) canvas.change(scene);
      for (const scene of [first, ...others].reverse().slice(1)) {
        canvas.undo();
        expect(canvas.getState().scene.pages).toBe(scene.pages);
      }
      for (const scene of others) {
        canvas.redo();
        expect(canvas.getState().scene.pages).toBe(scene.pages);
      }
      expect(edits.reduce(applyChanges, first)).toEqual(canvas.getState().scene);
    }),
  );
});

it('undo reverts one undo group of typing at a time', () => {
  const { canvas, advanceClock } = openCanvas(createScene(createPage('p', [createBox('a')])));
  const path = { shape: 'a', cell: null };
  const typeText = (words: string): void => {
    const page = canvas.getPage();
    canvas.change(
      { ...canvas.getState().scene, pages: [replaceText(page, path, createTextBody(words))] },
      { undoGroup: 'text:a' },
    );
    advanceClock(100);
  };
  for (const words of ['o', 'on', 'one']) typeText(words);
  advanceClock(2000);
  typeText('one two');
  canvas.undo();
  expect(findText(canvas.getPage(), path)).toEqual(createTextBody('one'));
  canvas.undo();
  expect(findText(canvas.getPage(), path)).toEqual(createTextBody(''));
  expect(canvas.getState().canUndo).toBe(false);
});

it('a long history drops the oldest steps', () => {
  const { canvas } = openCanvas(createScene(createPage('p')));
  for (let step = 0; step < 250; step++)
    canvas.change(setPage(canvas.getState().scene, 'p', { name: String(step) }));
  for (let step = 0; step < 300; step++) canvas.undo();
  expect(canvas.getPage().name).toBe('49');
});

it('a read-only canvas ignores edits', () => {
  const { canvas, edits } = openCanvas(createScene(createPage('p')), false);
  canvas.change(setPage(canvas.getState().scene, 'p', { name: 'other' }));
  canvas.select({ textPath: { shape: 'a', cell: null }, drawing: { kind: 'text' } });
  expect(canvas.getState()).toMatchObject({ textPath: null, drawingTool: null });
  expect(edits).toEqual([]);
});

it('selecting deleted shapes selects nothing', () => {
  const { canvas } = openCanvas(
    createScene(createPage('p', [createBox('a'), createGroup('g', [createBox('b')])]), createPage('q')),
  );
  canvas.select({ groupId: 'g', ids: ['b'] });
  canvas.change(
    changeShapeList(canvas.getState().scene, { pageId: 'p', groupId: null, ids: ['g'] }, (shapes) =>
      shapes.slice(0, 1),
    ),
  );
  expect(canvas.getState()).toMatchObject({ groupId: null, ids: [] });
  canvas.change(removePage(canvas.getState().scene, 'p'));
  expect(canvas.getState().pageId).toBe('q');
});

it('loading another document clears the history and reports no edits', () => {
  const { canvas, edits } = openCanvas(createScene(createPage('p')));
  canvas.change(setPage(canvas.getState().scene, 'p', { name: 'x' }));
  canvas.replace(createScene(createPage('z')));
  expect(canvas.getState()).toMatchObject({ pageId: 'z', canUndo: false });
  expect(edits).toHaveLength(1);
});

it('loading a document with other page ids keeps the page index', () => {
  const { canvas } = openCanvas(createScene(createPage('p'), createPage('q'), createPage('r')));
  canvas.select({ pageId: 'q' });
  canvas.replace(createScene(createPage('1'), createPage('2'), createPage('3')));
  expect(canvas.getState().pageId).toBe('2');
  canvas.replace(createScene(createPage('4')));
  expect(canvas.getState().pageId).toBe('4');
});

it('loading a newer version keeps the selection and the text editing', () => {
  const { canvas } = openCanvas(
    createScene(createPage('p', [createBox('a'), createGroup('g', [createBox('new-b')])])),
  );
  canvas.select({ groupId: 'g', ids: ['new-b'], textPath: { shape: 'new-b', cell: null } });
  canvas.replace(
    createScene(createPage('p', [createBox('a', { x: 7 }), createGroup('g', [createBox('5')])])),
  );
  expect(canvas.getState()).toMatchObject({ groupId: 'g', ids: ['5'], textPath: { shape: '5', cell: null } });
  canvas.replace(createScene(createPage('p', [createBox('a')])));
  expect(canvas.getState()).toMatchObject({ groupId: null, ids: [], textPath: null });
});

describe('pages', () => {
  const layout = {
    id: 'l',
    name: '',
    width: 10,
    height: 10,
    background: null,
    behind: [],
    shapes: [createBox('t')],
  };
  const three = createScene(createPage('a'), createPage('b'), createPage('c'));
  it('a new page is inserted after the current one with the placeholders of its layout', () => {
    const { scene, page } = addPage(three, { after: 'a', layout, hasNotes: true, newId });
    expect(scene.pages.map(({ id }) => id)).toEqual(['a', page.id, 'b', 'c']);
    expect(page.shapes).toMatchObject([{ copyOf: 't' }]);
    expect(page.shapes[0]?.id).not.toBe('t');
  });
  it('copied pages get new ids', () => {
    const whole = createScene(createPage('a', [createGroup('g', [createBox('b')])]));
    const { scene, page } = duplicatePage(
      whole,
      createPage('a', [createGroup('g', [createBox('b')])]),
      newId,
    );
    expect(scene.pages).toHaveLength(2);
    expect(page).toMatchObject({ copyOf: 'a', shapes: [{ copyOf: 'g', shapes: [{ copyOf: 'b' }] }] });
  });
  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 9, 'acb'],
    ['b', 1, 'abc'],
  ])('moving page %s puts it at index %i', (id, to, order) => {
    expect(
      movePage(three, id, to)
        .pages.map((page) => page.id)
        .join(''),
    ).toBe(order);
  });
  it('deleting all pages is refused', () => {
    const one = createScene(createPage('a'));
    expect(removePage(one, 'a')).toBe(one);
  });
});

it('shapes can be moved within a group and deleting the last one deletes the group', () => {
  const scene = createScene(
    createPage('p', [createGroup('g', [createBox('a'), createBox('b', { x: 200 })]), createBox('c')]),
  );
  const further = moveSelectedShapes(scene, { pageId: 'p', groupId: 'g', ids: ['b'] }, 100, 0);
  expect(further.pages[0]?.shapes[0]).toMatchObject({ x: 0, width: 400 });
  const emptied = removeSelectedShapes(scene, { pageId: 'p', groupId: 'g', ids: ['a', 'b'] });
  expect(emptied.pages[0]?.shapes).toEqual([createBox('c')]);
});
it('grouping shapes keeps their positions', () => {
  const scene = createScene(createPage('p', [createBox('a'), createBox('b'), createBox('c')]));
  const chosen = { pageId: 'p', groupId: null, ids: ['a', 'b'] };
  const after = changeShapeList(scene, chosen, (shapes, ids) =>
    groupShapes(shapes, ids, { id: 'g', name: '' }),
  );
  expect(after.pages[0]?.shapes.map(({ id }) => id)).toEqual(['g', 'c']);
});
it('fills and lines are set only on shapes that support them', () => {
  expect(styleShape(createBox('a'), { fill: '#ff0000', line: { width: 5 } })).toMatchObject({
    fill: '#ff0000',
    line: { width: 5 },
  });
  expect(styleShape(createLine('l'), { line: null, startArrow: true })).toMatchObject({
    line: { width: 12_700 },
    startArrow: true,
  });
  expect(styleShape(createGroup('g', [createBox('a')]), { fill: '#00ff00' })).toMatchObject({
    shapes: [{ fill: '#00ff00' }],
  });
});
it('duplicated shapes are placed beside the originals and within the page', () => {
  const page = createPage('p', [createBox('a')]);
  const [first] = copyShapesTo([createBox('a')], page, newId);
  expect(first).toMatchObject({ x: 180_000, y: 180_000, copyOf: 'a' });
  const [far] = copyShapesTo([createBox('z', { x: 20_000_000 })], page, newId);
  expect(far?.x).toBeLessThan(page.width);
  expect(addShapes(createScene(page), 'p', [createBox('b')]).pages[0]?.shapes).toHaveLength(2);
});
it('finding shapes by text includes groups and table cells', () => {
  const cell = {
    text: createTextBody('cell'),
    fill: null,
    fillOpacity: 1,
    borders: null,
    columnSpan: 1,
    rowSpan: 1,
  };
  const {
    outline: _,
    fill: _f,
    fillOpacity: _o,
    line: _l,
    text: _t,
    placeholder: _p,
    ...base
  } = createBox('t');
  const table = { ...base, kind: 'table' as const, columns: [100], rows: [{ height: 10, cells: [cell] }] };
  const page = createPage('p', [createGroup('g', [createBox('a', { text: createTextBody('in') })]), table]);
  expect(listTexts(page).map(({ path }) => path)).toEqual([
    { shape: 'a', cell: null },
    { shape: 't', cell: { row: 0, column: 0 } },
  ]);
  const path = { shape: 't', cell: { row: 0, column: 0 } };
  expect(findText(replaceText(page, path, createTextBody('new')), path)).toEqual(createTextBody('new'));
  expect(listShapes(page, 'g')).toHaveLength(1);
});
