import { expect, it } from 'vitest';
import { measureCpu } from '../../testing/measure-cpu.ts';
import { applyChanges, computeChanges } from '../scene/changes.ts';
import { type GraphicStyle, type StyleFormat, styleKeys } from '../scene/graphic-style.ts';
import type { BoxShape, Scene, Shape } from '../scene/scene.ts';
import { createCanvas } from '../state/create-canvas.ts';
import {
  createBox,
  createGroup,
  createLine,
  createPage,
  createScene,
  createTextBody,
} from '../testing/scenes.ts';
import { changeFormat, readShapeFormat } from './shape-format.ts';
import {
  createStyleFrom,
  encodeStyleName,
  plainFormat,
  removeStyle,
  renameStyle,
  updateStyleFrom,
} from './style-rules.ts';
import {
  applyStyle,
  assignStyles,
  indexStyles,
  inheritChanges,
  listAncestors,
  replaceStyles,
} from './styles.ts';

const fillOf = (color: string): StyleFormat['fill'] => ({ fill: color, fillPaint: null });
const style = (id: string, values: Partial<GraphicStyle> = {}): GraphicStyle => ({
  id,
  name: id,
  parentId: null,
  format: plainFormat,
  own: [],
  ...values,
});

const walls = style('walls', {
  format: { ...plainFormat, fill: fillOf('#aa0000'), size: 20 },
  own: ['fill', 'size'],
});
const inner = style('inner', {
  parentId: 'walls',
  format: { ...walls.format, bold: true },
  own: ['bold'],
});
const styles = [style('standard'), walls, inner];

const toBox = (id: string, format: StyleFormat, values: Partial<BoxShape> = {}): BoxShape => {
  const box = createBox(id, { text: createTextBody('one', 'two') });
  return {
    ...changeFormat(box, { from: null, to: format, overridden: new Set(styleKeys) }),
    ...values,
  };
};
const scene = (...shapes: Shape[]): Scene => ({ ...createScene(createPage('p', shapes)), styles });
const findBox = ({ pages }: Scene, id: string): BoxShape => {
  const found = pages.flatMap(({ shapes }) => shapes).find((shape) => shape.id === id);
  if (found?.kind !== 'box') throw new Error('No box');
  return found;
};
const readRun = ({ text }: BoxShape) => text.paragraphs[1]?.runs[0];

const inside = toBox('i', inner.format, { styleId: 'inner' });
const byHand = { ...toBox('h', walls.format, { styleId: 'walls' }), fill: '#00ff00' };

it('a style changed from a shape changes its shapes and those of styles based on it, but nothing that was formatted by hand', () => {
  const example = toBox('e', { ...walls.format, fill: fillOf('#0000aa'), size: 30, lineWidth: 38_100 });
  const after = updateStyleFrom(scene(inside, byHand), walls, example);
  expect(after.styles?.[1]).toMatchObject({ own: ['fill', 'lineWidth', 'size'] });
  expect(after.styles?.[2]?.format).toMatchObject({
    fill: { fill: '#0000aa' },
    bold: true,
    lineWidth: 38_100,
  });
  expect(findBox(after, 'i')).toMatchObject({ fill: '#0000aa', line: { width: 38_100 } });
  expect(readRun(findBox(after, 'i'))).toMatchObject({ size: 30, bold: true });
  expect(findBox(after, 'h')).toMatchObject({ fill: '#00ff00', line: { width: 38_100 } });
});

it('a style that a shape gets replaces formatting by hand where it or a parent defines something', () => {
  const shape = toBox('x', { ...plainFormat, fill: fillOf('#123456'), lineColor: '#abcdef', bold: false });
  const box = applyStyle({ ...shape, styleId: 'standard' }, { styles: indexStyles(styles), id: 'inner' });
  expect(box).toMatchObject({ styleId: 'inner', fill: '#aa0000', line: { color: '#abcdef' } });
  expect(box.kind === 'box' && readRun(box)).toMatchObject({ bold: true, size: 20 });
});

it('a style is given to the shapes of a group, and a line keeps its stroke', () => {
  const ghost = style('ghost', {
    format: { ...plainFormat, dash: 'none', fill: fillOf('#ff0000') },
    own: ['dash', 'fill'],
  });
  const group = createGroup('g', [createBox('a'), createLine('l')]);
  const next = applyStyle(group, { styles: indexStyles([ghost]), id: 'ghost' });
  expect(next).toMatchObject({
    shapes: [
      { id: 'a', styleId: 'ghost', line: null, fill: '#ff0000' },
      { id: 'l', styleId: 'ghost', line: { dash: 'solid' } },
    ],
  });
});

it('a new style looks like the shape, defines what differs from its style, and has a name for files', () => {
  const shape = { ...inside, fillOpacity: 0.5 };
  const created = createStyleFrom(shape, { scene: scene(shape), name: 'Möbel 1' });
  expect(created).toMatchObject({ id: 'M_f6_bel_20_1', parentId: 'inner', own: ['fillOpacity'] });
  expect(readShapeFormat(shape, plainFormat)).toEqual(created.format);
});

it.each([
  ['walls', [], 'walls'],
  ['walls', ['walls'], 'walls-2'],
  ['1 a', [], 'S_31__20_a'],
  ['😀', [], 'S_1f600_'],
])('a style called %s besides %o is %s in files', (name, used, expected) => {
  expect(encodeStyleName(name, new Set(used))).toBe(expected);
});

it('shapes and styles of a deleted style follow its parent', () => {
  const after = removeStyle(scene(toBox('w', inner.format, { styleId: 'inner' }), byHand), inner);
  expect(findBox(after, 'w')).toMatchObject({ styleId: 'walls', fill: '#aa0000' });
  expect(readRun(findBox(after, 'w'))?.bold).toBe(false);
  const rootless = removeStyle(scene(inside, byHand), walls);
  expect(findBox(rootless, 'h')).toMatchObject({ styleId: null, fill: '#00ff00' });
  expect(findBox(rootless, 'i')).toEqual(inside);
  expect(rootless.styles?.[1]).toMatchObject({ id: 'inner', parentId: null, own: ['fill', 'bold', 'size'] });
});

it('a style keeps what it defines itself when its parent changes', () => {
  const large = style('large', { parentId: 'walls', format: { ...walls.format, size: 50 }, own: ['size'] });
  const example = toBox('e', { ...walls.format, size: 30, italic: true });
  const after = updateStyleFrom({ ...scene(), styles: [walls, large] }, walls, example);
  expect(after.styles?.[1]?.format).toMatchObject({ size: 50, italic: true });
});

it('a new style without a parent defines everything', () => {
  const shape = toBox('x', plainFormat, { styleId: null });
  expect(createStyleFrom(shape, { scene: scene(shape), name: 'All' }).own).toEqual(styleKeys);
});

it('a renamed style changes no shape', () => {
  const before = scene(inside, byHand);
  expect(renameStyle(before, walls, 'Wände').pages).toBe(before.pages);
});

it('new shapes have the default style, also those of another document, and others keep theirs', () => {
  const before = scene(inside);
  const after = scene(inside, createBox('new'), createBox('pasted', { styleId: 'elsewhere' }), byHand);
  const shapes = assignStyles(before, after).pages[0]?.shapes;
  expect(shapes?.map((shape) => shape.kind === 'box' && shape.styleId)).toEqual([
    'inner',
    'standard',
    'standard',
    'walls',
  ]);
  const bare = assignStyles({ ...before, styles: [] }, { ...after, styles: [] });
  expect(findBox(bare, 'new').styleId).toBeNull();
});

it('changes of styles are one undo step together with the shapes that follow', () => {
  const canvas = createCanvas({
    scene: scene(inside),
    canWrite: true,
    now: () => 0,
    onEdit: () => undefined,
  });
  const example = toBox('e', { ...walls.format, fill: fillOf('#0000aa') });
  const after = updateStyleFrom(canvas.getState().scene, walls, example);
  canvas.change(after);
  expect(findBox(canvas.getState().scene, 'i').fill).toBe('#0000aa');
  canvas.undo();
  expect(canvas.getState().scene.styles).toBe(styles);
  expect(findBox(canvas.getState().scene, 'i').fill).toBe('#aa0000');
  const edit = computeChanges(scene(inside), after);
  expect(applyChanges(scene(inside), edit)).toEqual(after);
});

it('shapes behind pages follow their styles, and pages still share them with their layout', () => {
  const before = scene(inside);
  const behind = [toBox('b', walls.format, { styleId: 'walls' })];
  const layouts = before.layouts.map((layout) => ({ ...layout, behind }));
  const pages = before.pages.map((page) => ({ ...page, behind }));
  const after = replaceStyles(
    { ...before, pages, layouts },
    styles.map((one) =>
      one.id === 'walls' ? { ...one, format: { ...one.format, fill: fillOf('#0000aa') } } : one,
    ),
  );
  expect(after.pages[0]?.behind).toMatchObject([{ fill: '#0000aa', styleId: 'walls' }]);
  expect(after.layouts[0]?.behind).toBe(after.pages[0]?.behind);
  expect(replaceStyles(after, after.styles ?? []).pages).toBe(after.pages);
});

it('a cycle of styles ends, in lists of parents and when values are inherited', () => {
  const loop = [style('a', { parentId: 'b' }), style('b', { parentId: 'c' }), style('c', { parentId: 'a' })];
  expect(listAncestors(indexStyles(loop), 'a').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const changed = loop.map((one) =>
    one.id === 'c' ? { ...one, format: { ...plainFormat, size: 40 }, own: ['size' as const] } : one,
  );
  expect(inheritChanges(changed, indexStyles(loop)).map(({ format }) => format.size)).toEqual([40, 40, 40]);
});

it('a change, and a deletion, goes through a chain of 20,000 styles and their shapes in linear time', () => {
  const count = 20_000;
  const chain = Array.from({ length: count }, (_, index) =>
    style(`s${index}`, index === 0 ? { own: ['fill'] } : { parentId: `s${index - 1}` }),
  ).reverse();
  const last = createBox('b', { fill: '#729fcf', styleId: `s${count - 1}` });
  const before: Scene = { ...scene(last), styles: chain };
  const next = chain.map((one) =>
    one.id === 's0' ? { ...one, format: { ...plainFormat, fill: fillOf('#ff0000') } } : one,
  );
  const time = measureCpu(() => {
    expect(findBox(replaceStyles(before, next), 'b').fill).toBe('#ff0000');
    expect(findBox(replaceStyles(before, chain.slice(-1)), 'b').styleId).toBe('s0');
  });
  expect(time).toBeLessThan(2_000);
});
