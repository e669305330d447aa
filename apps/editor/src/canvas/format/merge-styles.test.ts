import { expect, it } from 'vitest';
import { type GraphicStyle, styleKeys } from '../scene/graphic-style.ts';
import type { BoxShape, Scene } from '../scene/scene.ts';
import { plainFormat } from '../styles/style-rules.ts';
import { createBox, createPage, createScene } from '../testing/scenes.ts';
import { mergeScenes } from './merge-scenes.ts';

const createStyle = (id: string, fill: string, values: Partial<GraphicStyle> = {}): GraphicStyle => ({
  id,
  name: id,
  parentId: null,
  format: { ...plainFormat, fill: { fill, fillPaint: null } },
  own: ['fill'],
  ...values,
});
const scene = (styles: readonly GraphicStyle[], ...shapes: BoxShape[]): Scene => ({
  ...createScene(createPage('p', shapes)),
  styles,
});
const box = (id: string, styleId: string | null, fill: string): BoxShape => createBox(id, { styleId, fill });
const merge = (base: Scene, mine: Scene, theirs: Scene): Scene =>
  mergeScenes({ base, mine, theirs }, null).scene;
const listShapes = ({ pages }: Scene) =>
  pages.flatMap(({ shapes }) =>
    shapes.map((shape) => (shape.kind === 'box' ? [shape.id, shape.styleId, shape.fill] : [])),
  );

const red = createStyle('Walls', '#ff0000');
const base = scene([red], box('a', 'Walls', '#ff0000'));

it('a new shape of one side has what the other side has changed of its style', () => {
  const blue = createStyle('Walls', '#0000ff');
  const theirs = scene([blue], box('a', 'Walls', '#0000ff'));
  const mine = scene([red], box('a', 'Walls', '#ff0000'), box('b', 'Walls', '#ff0000'));
  for (const merged of [merge(base, mine, theirs), merge(base, theirs, mine)])
    expect(listShapes(merged)).toEqual([
      ['a', 'Walls', '#0000ff'],
      ['b', 'Walls', '#0000ff'],
    ]);
});

it('a shape that the other side formatted by hand stays so when its style is changed', () => {
  const mine = scene([createStyle('Walls', '#0000ff')], box('a', 'Walls', '#0000ff'));
  const theirs = scene([red], box('a', 'Walls', '#00ff00'));
  expect(listShapes(merge(base, mine, theirs))).toEqual([['a', 'Walls', '#00ff00']]);
});

it('what both sides changed of a style is merged value by value', () => {
  const theirs = scene([
    { ...red, name: 'Rooms', format: { ...red.format, bold: true }, own: ['fill', 'bold'] },
  ]);
  const mine = scene([{ ...red, format: { ...red.format, size: 30 }, own: ['fill', 'size'] }]);
  expect(merge(scene([red]), mine, theirs).styles?.[0]).toMatchObject({
    name: 'Rooms',
    format: { bold: true, size: 30, fill: { fill: '#ff0000' } },
    own: ['fill', 'bold', 'size'],
  });
});

it('shapes of a style that the other side deletes have its parent', () => {
  const parent = createStyle('standard', '#00ff00');
  const child = createStyle('Walls', '#ff0000', { parentId: 'standard' });
  const before = scene([parent, child], box('a', 'Walls', '#ff0000'));
  const mine = scene([parent, child], box('a', 'Walls', '#ff0000'), box('b', 'Walls', '#ff0000'));
  const theirs = scene([parent], box('a', 'standard', '#00ff00'));
  expect(listShapes(merge(before, mine, theirs))).toEqual([
    ['a', 'standard', '#00ff00'],
    ['b', 'standard', '#00ff00'],
  ]);
});

it('two different styles that were added under one name are kept apart, with their shapes', () => {
  const mine = scene([red, createStyle('Notes', '#111111')], box('m', 'Notes', '#111111'));
  const theirs = scene([red, createStyle('Notes', '#222222')], box('t', 'Notes', '#222222'));
  const merged = merge(scene([red]), mine, theirs);
  expect(merged.styles?.map(({ id, name }) => `${id}=${name}`)).toEqual([
    'Walls=Walls',
    'Notes-2=Notes',
    'Notes=Notes 2',
  ]);
  expect(listShapes(merged)).toEqual(
    expect.arrayContaining([
      ['m', 'Notes-2', '#111111'],
      ['t', 'Notes', '#222222'],
    ]),
  );
});

it('a new style of one side follows what the other side changes in its parent', () => {
  const child = createStyle('Inner', '#ff0000', { parentId: 'Walls', own: [] });
  const mine = scene([red, child], box('m', 'Inner', '#ff0000'));
  const merged = merge(scene([red]), mine, scene([createStyle('Walls', '#0000ff')]));
  expect(listShapes(merged)).toEqual([['m', 'Inner', '#0000ff']]);
  expect(merged.styles?.[1]?.format.fill.fill).toBe('#0000ff');
});

it('a style that gets another id does not get that of a further style of its side', () => {
  const mine = scene(
    [createStyle('Notes', '#111111'), createStyle('Notes-2', '#333333')],
    box('m', 'Notes', '#111111'),
    box('n', 'Notes-2', '#333333'),
  );
  const theirs = scene([createStyle('Notes', '#222222')]);
  const merged = merge(scene([]), mine, theirs);
  expect(merged.styles?.map(({ id }) => id).toSorted()).toEqual(['Notes', 'Notes-2', 'Notes-3']);
  expect(listShapes(merged)).toEqual([
    ['m', 'Notes-3', '#111111'],
    ['n', 'Notes-2', '#333333'],
  ]);
});

it.each([
  ['the parent of its parent', 'standard', ['bold'], '#00ff00'],
  ['no parent, and defines all itself', null, styleKeys, '#ff0000'],
])('a new style whose parent the other side deletes has %s', (_, parentId, own, fill) => {
  const parent = createStyle('standard', '#00ff00');
  const walls = createStyle('Walls', '#ff0000', { parentId });
  const inner = createStyle('Inner', '#ff0000', { parentId: 'Walls', own: ['bold'] });
  const before = scene([parent, walls]);
  const mine = scene([parent, walls, inner], box('m', 'Inner', '#ff0000'));
  for (const merged of [merge(before, mine, scene([parent])), merge(before, scene([parent]), mine)]) {
    expect(merged.styles?.find(({ id }) => id === 'Inner')).toMatchObject({
      parentId,
      own,
      format: { fill: { fill } },
    });
    expect(listShapes(merged)).toEqual([['m', 'Inner', fill]]);
  }
});
