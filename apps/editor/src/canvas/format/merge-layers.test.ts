import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../scene/layer.ts';
import type { Scene } from '../scene/scene.ts';
import { createBox, createPage, createScene } from '../testing/scenes.ts';
import { mergeScenes } from './merge-scenes.ts';

const standard = [createLayer('layout'), createLayer('measurelines')];
const scene = (layers: readonly Layer[], shapes: Readonly<Record<string, string>>): Scene => ({
  ...createScene(
    createPage(
      'p',
      Object.entries(shapes).map(([id, layer]) => createBox(id, { layer })),
    ),
  ),
  layers: [...standard, ...layers],
});
const merge = (base: Scene, mine: Scene, theirs: Scene): Scene =>
  mergeScenes({ base, mine, theirs }, null).scene;
const listLayers = ({ layers = [] }: Scene): string[] =>
  layers.slice(2).map(({ id, name }) => `${id}=${name}`);
const listShapes = ({ pages }: Scene) =>
  Object.fromEntries(pages.flatMap(({ shapes }) => shapes.map(({ id, layer }) => [id, layer])));

const walls = createLayer('Walls');
const base = scene([walls], { a: 'Walls' });

it('what both sides changed of a layer is merged value by value', () => {
  const mine = scene([{ ...walls, isVisible: false }], { a: 'Walls' });
  const theirs = scene([{ ...walls, isLocked: true }], { a: 'Walls' });
  expect(merge(base, mine, theirs).layers?.[2]).toEqual({ ...walls, isVisible: false, isLocked: true });
});

it('a new shape goes along to a layer that the other side has renamed', () => {
  const mine = scene([walls], { a: 'Walls', b: 'Walls' });
  const theirs = scene([createLayer('Rooms')], { a: 'Rooms' });
  const merged = merge(base, mine, theirs);
  expect(listLayers(merged)).toEqual(['Rooms=Rooms']);
  expect(listShapes(merged)).toEqual({ a: 'Rooms', b: 'Rooms' });
});

it('if both sides rename a layer, the merge keeps the name of mine', () => {
  const mine = scene([{ ...walls, name: 'Mine' }], { a: 'Walls' });
  const merged = merge(base, mine, scene([createLayer('Rooms')], { a: 'Rooms' }));
  expect(listLayers(merged)).toEqual(['Rooms=Mine']);
  expect(listShapes(merged)).toEqual({ a: 'Rooms' });
});

it('a layer that both sides added under one name is one layer', () => {
  const mine = scene([walls, createLayer('new-1', 'Notes')], { a: 'Walls', b: 'new-1' });
  const theirs = scene([walls, createLayer('Notes')], { a: 'Walls', c: 'Notes' });
  const merged = merge(base, mine, theirs);
  expect(listLayers(merged)).toEqual(['Walls=Walls', 'Notes=Notes']);
  expect(listShapes(merged)).toEqual({ a: 'Walls', b: 'Notes', c: 'Notes' });
});

it('a shape drawn on a layer that the other side deletes is on the default one', () => {
  const mine = scene([], { a: 'layout' });
  const theirs = scene([walls], { a: 'Walls', b: 'Walls' });
  const merged = merge(base, mine, theirs);
  expect(listLayers(merged)).toEqual([]);
  expect(listShapes(merged)).toEqual({ a: 'layout', b: 'layout' });
});

it('a layer is not taken for another one when fewer are left', () => {
  const two = scene([walls, createLayer('Notes')], { a: 'Walls' });
  const mine = scene([walls, createLayer('Notes')], { a: 'Walls', b: 'Walls' });
  const merged = merge(two, mine, scene([createLayer('Other')], { a: 'layout' }));
  expect(listShapes(merged)).toEqual({ a: 'layout', b: 'layout' });
});

it('two layers renamed to one name keep two names', () => {
  const two = scene([walls, createLayer('Notes')], {});
  const mine = scene([{ ...walls, name: 'Same' }, createLayer('Notes')], {});
  const theirs = scene([walls, createLayer('Same')], {});
  expect(listLayers(merge(two, mine, theirs))).toEqual(['Walls=Same', 'Same=Same 2']);
});

it('scenes without layers stay without layers', () => {
  const plain = createScene(createPage('p', [createBox('a')]));
  expect(merge(plain, plain, plain).layers).toBeUndefined();
});
