import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../../canvas/scene/layer.ts';
import type { Scene, Shape } from '../../canvas/scene/scene.ts';
import { createBox, createGroup } from '../../canvas/testing/scenes.ts';
import { measureCpu } from '../../testing/measure-cpu.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createDrawing, type DrawingParts } from './testing/drawings.ts';
import { findPackageProblems } from './testing/package-problems.ts';
import { writeDrawing } from './write/write-drawing.ts';

const rect = (layer: string, text = layer): string =>
  `<draw:rect${layer === '' ? '' : ` draw:layer="${layer}"`} svg:x="1cm" svg:y="1cm" svg:width="2cm" svg:height="1cm"><text:p>${text}</text:p></draw:rect>`;
const page = (content: string): string =>
  `<draw:page draw:name="One" draw:master-page-name="Default">${content}</draw:page>`;
const layerSet =
  '<draw:layer-set><draw:layer draw:name="layout"/><draw:layer draw:name="Walls" draw:display="screen"><svg:title>W</svg:title></draw:layer>' +
  '<draw:layer draw:name="Notes" draw:protected="true" draw:display="none"/></draw:layer-set>';

const open = (parts: Partial<DrawingParts>) => openDrawings(createDrawing({ pages: '', ...parts }));
const readPart = (bytes: Uint8Array, name: string): string =>
  strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());
const listShapes = ({ pages }: Scene): readonly Shape[] => pages.flatMap(({ shapes }) => shapes);
const findLayer = ({ layers = [] }: Scene, name: string): Layer | undefined =>
  layers.find((layer) => layer.name === name);

const file = open({
  pages: page(rect('Walls') + rect('') + rect('nosuch') + rect('Notes')),
  layers: layerSet,
  master: rect('Walls'),
});
const change = (id: string, values: Partial<Layer>): Scene => ({
  ...file.scene,
  layers: (file.scene.layers ?? []).map((layer) => (layer.id === id ? { ...layer, ...values } : layer)),
});

it('layers are read with what they show, print and lock, and shapes with their layer', () => {
  expect(findLayer(file.scene, 'Walls')).toMatchObject({
    isVisible: true,
    isPrinted: false,
    isLocked: false,
  });
  expect(findLayer(file.scene, 'Notes')).toMatchObject({
    isVisible: false,
    isPrinted: false,
    isLocked: true,
  });
  expect(findLayer(file.scene, 'measurelines')).toEqual(createLayer('measurelines'));
  expect(listShapes(file.scene).map(({ layer }) => layer)).toEqual(['Walls', 'layout', 'layout', 'Notes']);
});

it('the layer of a group is ignored, as in LibreOffice', () => {
  const grouped = `<draw:g draw:layer="Notes">${rect('')}${rect('Walls')}</draw:g>`;
  const [group] = listShapes(open({ pages: page(grouped), layers: layerSet }).scene);
  expect(group?.kind === 'group' ? group.shapes.map(({ layer }) => layer) : []).toEqual(['layout', 'Walls']);
  expect(group?.layer).toBeUndefined();
});

it.each([
  [{ isVisible: false }, 'draw:display="none"'],
  [{ isVisible: false, isPrinted: true }, 'draw:display="printer"'],
  [{ isPrinted: true }, '<draw:layer draw:name="Walls">'],
  [{ isLocked: true }, 'draw:display="screen" draw:protected="true"'],
])('a layer with %o is written as %s and keeps its title', (values, expected) => {
  const styles = readPart(writeDrawing(file, change('Walls', values)), 'styles.xml');
  expect(/<draw:layer draw:name="Walls"[^>]*>/.exec(styles)?.[0]).toContain(expected);
  expect(styles).toContain('<svg:title>W</svg:title></draw:layer>');
});

it('a layer that is only printed is not shown', () => {
  const layers = '<draw:layer-set><draw:layer draw:name="Paper" draw:display="printer"/></draw:layer-set>';
  expect(findLayer(open({ pages: page(''), layers }).scene, 'Paper')).toMatchObject({
    isVisible: false,
    isPrinted: true,
  });
});

it('a group is written without a layer, and its shapes with theirs', () => {
  const box = createBox('a', { width: 360_000, height: 360_000, layer: 'Notes' });
  const pages = file.scene.pages.map((one) => ({ ...one, shapes: [createGroup('g', [box])] }));
  const content = readPart(writeDrawing(file, { ...file.scene, pages }), 'content.xml');
  expect(content).toMatch(/<draw:g xml:id="g"><draw:frame [^>]*draw:layer="Notes"/);
});

it('hiding a layer changes nothing in the pages', () => {
  const bytes = writeDrawing(file, change('layout', { isVisible: false }));
  expect(readPart(bytes, 'content.xml')).toBe(file.drawing.content.root.source);
});

it('a renamed layer has its new name in pages and master pages, and other names stay', () => {
  const bytes = writeDrawing(file, change('Walls', { name: 'Wände & "x"' }));
  expect(findPackageProblems(bytes)).toEqual([]);
  expect(readPart(bytes, 'styles.xml').match(/"Wände &amp; &quot;x&quot;"/g)).toHaveLength(2);
  expect(readPart(bytes, 'content.xml')).toContain('draw:layer="nosuch"');
  expect(listShapes(openDrawings(bytes).scene).map(({ layer }) => layer)[0]).toBe('Wände & "x"');
});

it('two layers can exchange their names', () => {
  const layers = (file.scene.layers ?? []).map((layer) => {
    const name = { Walls: 'Notes', Notes: 'Walls' }[layer.id];
    return name === undefined ? layer : { ...layer, name };
  });
  const { scene } = openDrawings(writeDrawing(file, { ...file.scene, layers }));
  expect(listShapes(scene).map(({ layer }) => layer)).toEqual(['Notes', 'layout', 'layout', 'Walls']);
});

it('a deleted layer is gone, and what is left on it is on the default one', () => {
  const layers = (file.scene.layers ?? []).filter(({ id }) => id !== 'Walls');
  const [first, ...others] = listShapes(file.scene);
  const shapes = first === undefined ? [] : [{ ...first, layer: 'layout' }, ...others];
  const pages = file.scene.pages.map((one) => ({ ...one, shapes }));
  const bytes = writeDrawing(file, { ...file.scene, pages, layers });
  expect(readPart(bytes, 'styles.xml') + readPart(bytes, 'content.xml')).not.toContain('Walls"');
});

it('a file without layers gets them only when a shape needs one', () => {
  const plain = open({ pages: page(rect('')) });
  const save = (layer: string): Uint8Array => {
    const shapes = [createBox('new', { width: 360_000, height: 360_000, layer })];
    const pages = plain.scene.pages.map((one) => ({ ...one, shapes }));
    return writeDrawing(plain, { ...plain.scene, pages });
  };
  expect(readPart(save('layout'), 'styles.xml')).not.toContain('draw:layer');
  expect(readPart(save('layout'), 'content.xml')).not.toContain('draw:layer');
  expect(readPart(save('measurelines'), 'styles.xml')).toContain(
    '<office:master-styles><draw:layer-set><draw:layer draw:name="layout"/>',
  );
  expect(readPart(save('measurelines'), 'content.xml')).toContain('draw:layer="measurelines"');
});

it('the bitmaps of view settings say the same as the layers', () => {
  const item = (name: string): string =>
    `<config:config-item config:name="${name}" config:type="base64Binary">${btoa('\xff'.repeat(32))}</config:config-item>`;
  const settings = `<x xmlns:config="c">${item('VisibleLayers')}<config:config-item config:name="ViewId">view1</config:config-item>${item('LockedLayers')}</x>`;
  const opened = open({ pages: page(rect('Walls')), layers: layerSet, parts: { 'settings.xml': settings } });
  const layers = (opened.scene.layers ?? []).map((layer) =>
    layer.id === 'Walls' ? { ...layer, isVisible: false } : layer,
  );
  const written = readPart(writeDrawing(opened, { ...opened.scene, layers }), 'settings.xml');
  const [visible, locked] = [...written.matchAll(/base64Binary">([^<]*)/g)].map(([, text = '']) =>
    [...atob(text)].map((letter) => letter.charCodeAt(0)),
  );
  // Walls is the sixth layer, Notes, which is hidden and locked, the seventh.
  expect(visible?.slice(0, 2)).toEqual([0b1001_1111, 255]);
  expect(locked?.slice(0, 2)).toEqual([0b0100_0000, 0]);
  expect(written).toContain('<config:config-item config:name="ViewId">view1</config:config-item>');
});

it('a file with very many layers and repeated names is read and kept within three seconds', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `L${index % 15_000}`);
  const layers = `<draw:layer-set>${names.map((name) => `<draw:layer draw:name="${name}"/>`).join('')}</draw:layer-set>`;
  let many = file;
  let bytes = new Uint8Array();
  const time = measureCpu(() => {
    const shapes = names.slice(0, 2_000).map((name) => rect(name));
    many = open({ pages: page(shapes.join('')), layers });
    const changed = (many.scene.layers ?? []).map((layer) =>
      layer.id === 'L7' ? { ...layer, name: 'Seven' } : layer,
    );
    bytes = new Uint8Array(writeDrawing(many, { ...many.scene, layers: changed }));
  });
  expect(time).toBeLessThan(3_000);
  expect(many.scene.layers?.length).toBeLessThan(300);
  expect(readPart(bytes, 'styles.xml').match(/<draw:layer /g)?.length).toBeGreaterThanOrEqual(20_000);
  expect(readPart(bytes, 'content.xml')).toContain('draw:layer="Seven"');
});
