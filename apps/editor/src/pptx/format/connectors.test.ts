import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { copyShapes } from '../../canvas/commands/copy-shapes.ts';
import { duplicatePage } from '../../canvas/commands/page-commands.ts';
import { routeConnectors } from '../../canvas/connectors/route-connectors.ts';
import { moveShape } from '../../canvas/geometry/transform.ts';
import type { LineShape, Scene, Shape } from '../../canvas/scene/scene.ts';
import { createBox, createLine } from '../../canvas/testing/scenes.ts';
import { openSlides } from './read/read-slides.ts';
import { createDeck } from './testing/create-deck.ts';
import { writeSlides } from './write/write-slides.ts';

const transform = (x: number, y: number, width = 1_000_000, height = 500_000): string =>
  `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
const box = (id: number, x: number, y: number, preset = 'rect'): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Box ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transform(x, y)}` +
  `<a:prstGeom prst="${preset}"><a:avLst/></a:prstGeom></p:spPr></p:sp>`;
const connector = (ends: string, geometry: string): string =>
  `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="9" name="Connector"/><p:cNvCxnSpPr><a:cxnSpLocks/>${ends}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>` +
  `<p:spPr>${transform(1_000_000, 250_000, 2_000_000, 2_000_000)}${geometry}<a:ln w="9525"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></p:spPr></p:cxnSp>`;
const elbow =
  '<a:prstGeom prst="bentConnector3"><a:avLst><a:gd name="adj1" fmla="val 25000"/></a:avLst></a:prstGeom>';
const bytes = createDeck([
  {
    shapes:
      box(4, 0, 0) +
      connector('<a:stCxn id="4" idx="3"/><a:endCxn id="5" idx="2"/>', elbow) +
      box(5, 3_000_000, 2_000_000, 'ellipse'),
  },
]);
const opened = openSlides(bytes);

const listShapes = ({ pages }: Scene, page = 0): readonly Shape[] => pages[page]?.shapes ?? [];
const withShapes = (shapes: readonly Shape[]): Scene =>
  routeConnectors(opened.scene, {
    ...opened.scene,
    pages: opened.scene.pages.map((page) => ({ ...page, shapes })),
  });
const readXml = (file: Uint8Array, slide = 1): string =>
  strFromU8(unzipSync(file)[`ppt/slides/slide${slide}.xml`] ?? new Uint8Array());
const findConnections = (xml: string): string => (xml.match(/<a:(?:st|end)Cxn[^>]*>/g) ?? []).join('');
const findLine = (shapes: readonly Shape[]): LineShape | undefined =>
  shapes.find((shape) => shape.kind === 'line');

describe('connectors in a presentation', () => {
  it('connectors of slides are read with the shapes that they are connected to and with their bends', () => {
    const [one, line, two] = listShapes(opened.scene);
    expect(line).toMatchObject({
      start: { shape: one?.id, site: 3 },
      end: { shape: two?.id, site: 2 },
      bends: [0.25],
    });
  });

  it('connectors of slides keep their connections in the file when a shape is moved', () => {
    const shapes = listShapes(opened.scene).map((shape) =>
      shape.name === 'Box 5' ? moveShape(shape, 720_000, 0) : shape,
    );
    const xml = readXml(writeSlides(opened, withShapes(shapes)));
    expect(findConnections(xml)).toBe('<a:stCxn id="4" idx="3"/><a:endCxn id="5" idx="2"/>');
    expect(xml).toContain('<a:ext cx="2720000" cy="2000000"/>');
    expect(xml).toContain('<a:prstGeom prst="bentConnector3"><a:avLst></a:avLst></a:prstGeom>');
  });

  it('connectors of slides are disconnected from a deleted shape', () => {
    const shapes = listShapes(opened.scene).filter(({ name }) => name !== 'Box 5');
    const xml = readXml(writeSlides(opened, withShapes(shapes)));
    expect(findConnections(xml)).toBe('<a:stCxn id="4" idx="3"/>');
  });

  it('connectors of slides are connected with new shapes by the ids with which these are written', () => {
    const added = createBox('new-1', {
      x: 5_000_000,
      y: 0,
      width: 500_000,
      height: 500_000,
      fill: '#ff0000',
    });
    const line = createLine('new-2', {
      route: 'straight',
      start: { shape: 'new-1', site: 1 },
      end: { shape: listShapes(opened.scene)[0]?.id ?? '', site: 3 },
    });
    const saved = writeSlides(opened, withShapes([...listShapes(opened.scene), line, added]));
    const shapes = listShapes(openSlides(saved).scene);
    const read = shapes.at(-2);
    expect(read).toMatchObject({ start: { shape: shapes.at(-1)?.id }, end: { shape: shapes[0]?.id } });
    expect(read).toMatchObject({ x: 1_000_000, y: 250_000, width: 4_000_000 });
  });

  it('copied connectors of slides are connected to the copies of their shapes', () => {
    let count = 0;
    const copies = copyShapes(listShapes(opened.scene), () => `new-${count++}`);
    const saved = writeSlides(opened, withShapes([...listShapes(opened.scene), ...copies]));
    const shapes = listShapes(openSlides(saved).scene).slice(3);
    expect(findLine(shapes)).toMatchObject({
      start: { shape: shapes[0]?.id, site: 3 },
      end: { shape: shapes[2]?.id, site: 2 },
    });
  });

  it('connectors of slides that are copied alone are not connected', () => {
    const [, line] = listShapes(opened.scene);
    const copies = copyShapes(line === undefined ? [] : [line], () => 'new-1');
    const saved = writeSlides(opened, withShapes([...listShapes(opened.scene), ...copies]));
    expect(listShapes(openSlides(saved).scene).at(-1)).toMatchObject({ start: null, end: null });
  });

  it('connectors of slides stay connected on a copy of their slide', () => {
    let count = 0;
    const [page] = opened.scene.pages;
    if (page === undefined) throw new Error('No page');
    const { scene } = duplicatePage(opened.scene, page, () => `new-${count++}`);
    const shapes = listShapes(openSlides(writeSlides(opened, scene)).scene, 1);
    expect(findLine(shapes)).toMatchObject({
      start: { shape: shapes[0]?.id, site: 3 },
      end: { shape: shapes[2]?.id, site: 2 },
    });
  });

  it('connectors of slides that are plain shapes in the file become connectors when they are connected', () => {
    const line =
      `<p:sp><p:nvSpPr><p:cNvPr id="9" name="Plain"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transform(1_500_000, 0)}` +
      '<a:prstGeom prst="line"><a:avLst/></a:prstGeom><a:ln w="9525"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></p:spPr></p:sp>';
    const file = openSlides(createDeck([{ shapes: box(4, 0, 0) + line }]));
    const [target, plain] = listShapes(file.scene);
    if (target === undefined || plain?.kind !== 'line') throw new Error('No line');
    const scene = {
      ...file.scene,
      pages: file.scene.pages.map((page) => ({
        ...page,
        shapes: [target, { ...plain, start: { shape: target.id, site: 3 } }],
      })),
    };
    const saved = writeSlides(file, routeConnectors(file.scene, scene));
    expect(readXml(saved)).toMatch(
      /<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="9" name="Plain"\/><p:cNvCxnSpPr><a:stCxn id="4" idx="3"\/>/,
    );
    expect(findLine(listShapes(openSlides(saved).scene))).toMatchObject({ x: 1_000_000, name: 'Plain' });
  });
});

it.each([
  ['roundRect', undefined],
  ['gear6', 6],
])('the preset %s has connection sites as the standard says', (preset, count) => {
  const [shape] = listShapes(openSlides(createDeck([{ shapes: box(4, 0, 0, preset) }])).scene);
  expect(shape?.kind === 'box' ? shape.sites?.length : 0).toBe(count);
});
