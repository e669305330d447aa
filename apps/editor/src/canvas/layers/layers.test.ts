import { expect, it } from 'vitest';
import { addShapes } from '../commands/page-commands.ts';
import { findAll } from '../find/search.ts';
import { applyChanges, computeChanges } from '../scene/changes.ts';
import { createLayer, type Layer } from '../scene/layer.ts';
import type { Scene, Shape } from '../scene/scene.ts';
import { createDrawnShape } from '../stage/new-shapes.ts';
import { type Canvas, createCanvas } from '../state/create-canvas.ts';
import { createBox, createGroup, createPage, createScene, createTextBody } from '../testing/scenes.ts';
import { findActiveLayer } from './active-layer.ts';
import { listHiddenLayers, mapLayers, removeHiddenFromPage } from './shape-layers.ts';

const word = (id: string, layer: string) => createBox(id, { layer, text: createTextBody('quay') });
const shapes: readonly Shape[] = [
  word('open', 'layout'),
  word('hidden', 'Hidden'),
  word('locked', 'Locked'),
  createGroup('mixed', [word('in1', 'layout'), word('in2', 'Hidden')]),
];
const layers: readonly Layer[] = [
  createLayer('layout'),
  createLayer('background'),
  createLayer('measurelines'),
  { ...createLayer('Hidden'), isVisible: false },
  { ...createLayer('Locked'), isLocked: true, isPrinted: false },
];
const scene: Scene = { ...createScene(createPage('p', shapes)), layers };

const openCanvas = (opened: Scene = scene): Canvas =>
  createCanvas({ scene: opened, canWrite: true, now: () => 0, onEdit: () => undefined });

const listIds = (list: readonly Shape[]): unknown[] =>
  list.map((shape) => (shape.kind === 'group' ? listIds(shape.shapes) : shape.id));

it.each([
  ['screen', ['open', 'locked', ['in1']]],
  ['paper', ['open', 'hidden', ['in1', 'in2']]],
] as const)('on %s a page has the shapes of the layers that are drawn there', (medium, expected) => {
  const printed = layers.map((layer) => (layer.id === 'Hidden' ? { ...layer, isPrinted: true } : layer));
  const page = removeHiddenFromPage(createPage('p', shapes), listHiddenLayers(printed, medium));
  expect(listIds(page.shapes)).toEqual(expected);
});

it('a page without hidden shapes is the same page, so that it is not drawn again', () => {
  const page = createPage('p', [word('a', 'layout')]);
  expect(removeHiddenFromPage(page, listHiddenLayers(layers, 'screen'))).toBe(page);
});

it('only shapes that can be edited can be selected', () => {
  const canvas = openCanvas();
  canvas.select({ ids: ['open', 'hidden', 'locked', 'mixed'] });
  expect(canvas.getState().ids).toEqual(['open']);
  canvas.select({ groupId: 'mixed', ids: ['in1'] });
  expect(canvas.getState()).toMatchObject({ groupId: null, ids: [] });
  canvas.select({ ids: [], textPath: { shape: 'locked', cell: null } });
  expect(canvas.getState().textPath).toBeNull();
});

it('hiding the layer of the selection deselects it, and undo shows it again', () => {
  const canvas = openCanvas();
  canvas.select({ ids: ['open'], textPath: { shape: 'open', cell: null } });
  const hide = (layer: Layer): Layer => (layer.id === 'layout' ? { ...layer, isVisible: false } : layer);
  canvas.change({ ...canvas.getState().scene, layers: layers.map(hide) });
  expect(canvas.getState()).toMatchObject({ ids: [], textPath: null });
  canvas.undo();
  expect(canvas.getState().scene.layers).toBe(layers);
  expect(canvas.getState().ids).toEqual(['open']);
});

it.each([
  ['of a writer finds no text on hidden or locked layers', true, ['open']],
  ['of a reader finds all text that is shown', false, ['open', 'locked', 'in1']],
])('a search %s', (_, canWrite, expected) => {
  const found = findAll(scene, 'quay', { isCaseSensitive: false, isWholeWord: false, canWrite });
  expect(found.map(({ path }) => path)).toEqual(expected.map((shape) => ({ shape, cell: null })));
});

const addTo = (canvas: Canvas, shape: Shape): string | undefined => {
  canvas.change(addShapes(canvas.getState().scene, 'p', [shape]));
  return canvas.getPage().shapes.at(-1)?.layer;
};

it('a new shape goes to the chosen layer, and to another one while that is locked', () => {
  const canvas = openCanvas({ ...scene, layers: [...layers, createLayer('Notes')] });
  expect(addTo(canvas, createBox('b1'))).toBe('layout');
  canvas.select({ layerId: 'Notes' });
  expect(addTo(canvas, createBox('b2'))).toBe('Notes');
  canvas.select({ layerId: 'Locked' });
  expect(addTo(canvas, createBox('b3'))).toBe('layout');
  expect(addTo(canvas, createBox('b4', { layer: 'of another document' }))).toBe('layout');
});

it.each([
  [true, 'measurelines'],
  [false, 'layout'],
])('a dimension line goes to its layer if that is shown (%s)', (isVisible, expected) => {
  const shown = layers.map((layer) => (layer.id === 'measurelines' ? { ...layer, isVisible } : layer));
  const line = createDrawnShape(
    { kind: 'line', route: 'straight', endArrow: true, isDimension: true },
    { from: { x: 0, y: 0 }, to: { x: 99, y: 0 }, isEven: false },
    'd',
  );
  expect(addTo(openCanvas({ ...scene, layers: shown }), line)).toBe(expected);
});

it('no layer is active if all are hidden or locked', () => {
  const locked = layers.map((layer) => ({ ...layer, isLocked: true }));
  expect(findActiveLayer(locked, 'layout')).toBeNull();
});

it.each(['Notes', 'Renamed by another person'])(
  'a new layer stays the chosen one when the file is read again with its name (%s)',
  (name) => {
    const canvas = openCanvas();
    canvas.change({ ...scene, layers: [...layers, createLayer('new-1', 'Notes')] });
    canvas.select({ layerId: 'new-1' });
    canvas.replace({ ...scene, layers: [...layers, createLayer(name)] });
    expect(canvas.getState().layerId).toBe(name);
  },
);

it('deleting a layer with its shapes deletes groups that it leaves empty and fits the others', () => {
  const group = createGroup('g', [createBox('a', { layer: 'x' }), createBox('b', { layer: 'y', x: 500 })]);
  const [left, ...others] = mapLayers([group, createGroup('h', [word('c', 'x')])], (id) =>
    id === 'x' ? null : id,
  );
  expect(others).toEqual([]);
  expect(left).toMatchObject({ id: 'g', x: 500, width: 100 });
});

it('changes of layers are an edit that can be applied', () => {
  const after: Scene = { ...scene, layers: layers.slice(1) };
  const edit = computeChanges(scene, after);
  expect(edit.changes.map(({ kind }) => kind)).toEqual(['layers']);
  expect(applyChanges(scene, edit)).toEqual(after);
});
