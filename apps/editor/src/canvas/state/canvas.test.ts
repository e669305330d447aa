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
import { bodyOf, boxOf, groupOf, lineOf, pageOf, sceneOf, scenes } from '../testing/scenes.ts';
import { type Canvas, createCanvas } from './create-canvas.ts';

interface Opened {
  canvas: Canvas;
  edits: SceneEdit[];
  pass: (ms: number) => void;
}

function opened(scene: Scene, canWrite = true): Opened {
  const edits: SceneEdit[] = [];
  let clock = 0;
  const canvas = createCanvas({ scene, canWrite, now: () => clock, onEdit: (edit) => edits.push(edit) });
  return { canvas, edits, pass: (ms) => (clock += ms) };
}

let count = 0;
const newId = (): string => `new${count++}`;

it('undo and redo restore each state and the reported edits reproduce them', () => {
  fc.assert(
    fc.property(fc.array(scenes, { minLength: 1, maxLength: 6 }), (states) => {
      const [first, ...others] = states;
      if (first === undefined) return;
      const { canvas, edits } = opened(first);
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
  const { canvas, pass } = opened(sceneOf(pageOf('p', [boxOf('a')])));
  const path = { shape: 'a', cell: null };
  const write = (words: string): void => {
    const page = canvas.getPage();
    canvas.change(
      { ...canvas.getState().scene, pages: [replaceText(page, path, bodyOf(words))] },
      { undoGroup: 'text:a' },
    );
    pass(100);
  };
  for (const words of ['o', 'on', 'one']) write(words);
  pass(2000);
  write('one two');
  canvas.undo();
  expect(findText(canvas.getPage(), path)).toEqual(bodyOf('one'));
  canvas.undo();
  expect(findText(canvas.getPage(), path)).toEqual(bodyOf(''));
  expect(canvas.getState().canUndo).toBe(false);
});

it('a long history drops the oldest steps', () => {
  const { canvas } = opened(sceneOf(pageOf('p')));
  for (let step = 0; step < 250; step++)
    canvas.change(setPage(canvas.getState().scene, 'p', { name: String(step) }));
  for (let step = 0; step < 300; step++) canvas.undo();
  expect(canvas.getPage().name).toBe('49');
});

it('a read-only canvas ignores edits', () => {
  const { canvas, edits } = opened(sceneOf(pageOf('p')), false);
  canvas.change(setPage(canvas.getState().scene, 'p', { name: 'other' }));
  canvas.select({ textPath: { shape: 'a', cell: null }, drawing: { kind: 'text' } });
  expect(canvas.getState()).toMatchObject({ textPath: null, drawingTool: null });
  expect(edits).toEqual([]);
});

it('selecting deleted shapes selects nothing', () => {
  const { canvas } = opened(sceneOf(pageOf('p', [boxOf('a'), groupOf('g', [boxOf('b')])]), pageOf('q')));
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
  const { canvas, edits } = opened(sceneOf(pageOf('p')));
  canvas.change(setPage(canvas.getState().scene, 'p', { name: 'x' }));
  canvas.replace(sceneOf(pageOf('z')));
  expect(canvas.getState()).toMatchObject({ pageId: 'z', canUndo: false });
  expect(edits).toHaveLength(1);
});

it('loading a document with other page ids keeps the page index', () => {
  const { canvas } = opened(sceneOf(pageOf('p'), pageOf('q'), pageOf('r')));
  canvas.select({ pageId: 'q' });
  canvas.replace(sceneOf(pageOf('1'), pageOf('2'), pageOf('3')));
  expect(canvas.getState().pageId).toBe('2');
  canvas.replace(sceneOf(pageOf('4')));
  expect(canvas.getState().pageId).toBe('4');
});

it('loading a newer version keeps the selection and the text editing', () => {
  const { canvas } = opened(sceneOf(pageOf('p', [boxOf('a'), groupOf('g', [boxOf('new-b')])])));
  canvas.select({ groupId: 'g', ids: ['new-b'], textPath: { shape: 'new-b', cell: null } });
  canvas.replace(sceneOf(pageOf('p', [boxOf('a', { x: 7 }), groupOf('g', [boxOf('5')])])));
  expect(canvas.getState()).toMatchObject({ groupId: 'g', ids: ['5'], textPath: { shape: '5', cell: null } });
  canvas.replace(sceneOf(pageOf('p', [boxOf('a')])));
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
    shapes: [boxOf('t')],
  };
  const three = sceneOf(pageOf('a'), pageOf('b'), pageOf('c'));
  it('a new page is inserted after the current one with the placeholders of its layout', () => {
    const { scene, page } = addPage(three, { after: 'a', layout, hasNotes: true, newId });
    expect(scene.pages.map(({ id }) => id)).toEqual(['a', page.id, 'b', 'c']);
    expect(page.shapes).toMatchObject([{ copyOf: 't' }]);
    expect(page.shapes[0]?.id).not.toBe('t');
  });
  it('copied pages get new ids', () => {
    const whole = sceneOf(pageOf('a', [groupOf('g', [boxOf('b')])]));
    const { scene, page } = duplicatePage(whole, pageOf('a', [groupOf('g', [boxOf('b')])]), newId);
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
    const one = sceneOf(pageOf('a'));
    expect(removePage(one, 'a')).toBe(one);
  });
});

it('shapes can be moved within a group and deleting the last one deletes the group', () => {
  const scene = sceneOf(pageOf('p', [groupOf('g', [boxOf('a'), boxOf('b', { x: 200 })]), boxOf('c')]));
  const further = moveSelectedShapes(scene, { pageId: 'p', groupId: 'g', ids: ['b'] }, 100, 0);
  expect(further.pages[0]?.shapes[0]).toMatchObject({ x: 0, width: 400 });
  const none = removeSelectedShapes(scene, { pageId: 'p', groupId: 'g', ids: ['a', 'b'] });
  expect(none.pages[0]?.shapes).toEqual([boxOf('c')]);
});
it('grouping shapes keeps their positions', () => {
  const scene = sceneOf(pageOf('p', [boxOf('a'), boxOf('b'), boxOf('c')]));
  const chosen = { pageId: 'p', groupId: null, ids: ['a', 'b'] };
  const after = changeShapeList(scene, chosen, (shapes, ids) =>
    groupShapes(shapes, ids, { id: 'g', name: '' }),
  );
  expect(after.pages[0]?.shapes.map(({ id }) => id)).toEqual(['g', 'c']);
});
it('fills and lines are set only on shapes that support them', () => {
  expect(styleShape(boxOf('a'), { fill: '#ff0000', line: { width: 5 } })).toMatchObject({
    fill: '#ff0000',
    line: { width: 5 },
  });
  expect(styleShape(lineOf('l'), { line: null, startArrow: true })).toMatchObject({
    line: { width: 12_700 },
    startArrow: true,
  });
  expect(styleShape(groupOf('g', [boxOf('a')]), { fill: '#00ff00' })).toMatchObject({
    shapes: [{ fill: '#00ff00' }],
  });
});
it('duplicated shapes are placed beside the originals and within the page', () => {
  const page = pageOf('p', [boxOf('a')]);
  const [first] = copyShapesTo([boxOf('a')], page, newId);
  expect(first).toMatchObject({ x: 180_000, y: 180_000, copyOf: 'a' });
  const [far] = copyShapesTo([boxOf('z', { x: 20_000_000 })], page, newId);
  expect(far?.x).toBeLessThan(page.width);
  expect(addShapes(sceneOf(page), 'p', [boxOf('b')]).pages[0]?.shapes).toHaveLength(2);
});
it('finding shapes by text includes groups and table cells', () => {
  const cell = { text: bodyOf('cell'), fill: null, columnSpan: 1, rowSpan: 1 };
  const { outline: _, fill: _f, fillOpacity: _o, line: _l, text: _t, placeholder: _p, ...base } = boxOf('t');
  const table = { ...base, kind: 'table' as const, columns: [100], rows: [{ height: 10, cells: [cell] }] };
  const page = pageOf('p', [groupOf('g', [boxOf('a', { text: bodyOf('in') })]), table]);
  expect(listTexts(page).map(({ path }) => path)).toEqual([
    { shape: 'a', cell: null },
    { shape: 't', cell: { row: 0, column: 0 } },
  ]);
  const path = { shape: 't', cell: { row: 0, column: 0 } };
  expect(findText(replaceText(page, path, bodyOf('new')), path)).toEqual(bodyOf('new'));
  expect(listShapes(page, 'g')).toHaveLength(1);
});
