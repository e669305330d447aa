import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { copyShapes } from '../../canvas/commands/copy-shapes.ts';
import { routeConnectors } from '../../canvas/connectors/route-connectors.ts';
import { computeLineBox } from '../../canvas/geometry/box.ts';
import { fitInBox, moveShape } from '../../canvas/geometry/transform.ts';
import type { Scene, Shape } from '../../canvas/scene/scene.ts';
import { createDrawnShape } from '../../canvas/stage/new-shapes.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createDrawing } from './testing/drawings.ts';
import { writeDrawing } from './write/write-drawing.ts';

const measure = (text: string): string =>
  `<draw:measure draw:style-name="gr1" draw:start-shape="id1" draw:start-glue-point="3" svg:x1="2cm" svg:y1="4.5cm" svg:x2="7cm" svg:y2="4.5cm"><text:p>${text}</text:p></draw:measure>`;
const fields =
  '<text:span><text:measure text:kind="value">5</text:measure><text:measure text:kind="unit">cm</text:measure></text:span>';
const styles =
  '<style:style style:name="gr1" style:family="graphic"><style:graphic-properties draw:stroke="solid" draw:marker-start="Arrow" draw:marker-end="Arrow" ' +
  'draw:line-distance="1cm" draw:guide-overhang="0.3cm" draw:unit="mm" draw:decimal-places="1" draw:placing="below"/></style:style>';
const pages =
  '<draw:page draw:name="One" draw:master-page-name="Default"><draw:rect xml:id="id1" svg:x="2cm" svg:y="4cm" svg:width="5cm" svg:height="1cm"><text:p/></draw:rect>' +
  `${measure(fields)}${measure('about <text:span>five</text:span>')}</draw:page>`;
const opened = openDrawings(createDrawing({ pages, styles }));

const listShapes = ({ pages: [page] }: Scene): readonly Shape[] => page?.shapes ?? [];
const save = (shapes: readonly Shape[]): string =>
  strFromU8(unzipSync(saveFile(shapes))['content.xml'] ?? new Uint8Array());
const saveFile = (shapes: readonly Shape[]): Uint8Array => {
  const scene = { ...opened.scene, pages: opened.scene.pages.map((page) => ({ ...page, shapes })) };
  return writeDrawing(opened, routeConnectors(opened.scene, scene));
};

it('a dimension line is read with its place, its unit and the shape that it is glued to', () => {
  const [, line, own] = listShapes(opened.scene);
  expect(line).toMatchObject({
    kind: 'line',
    startArrow: true,
    start: { shape: 'id1', site: 1 },
    dimension: {
      distance: -360_000,
      overhang: 108_000,
      unit: 'mm',
      decimals: 1,
      showsUnit: true,
      text: null,
    },
  });
  expect(own).toMatchObject({ dimension: { text: 'about five' } });
});

it('the own text of a dimension line has lines, and stands beside a field for the gap', () => {
  const bold =
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>';
  const text =
    '<text:span text:style-name="T1"><text:measure text:kind="gap"/>page N</text:span></text:p><text:p>(low)';
  const page = `<draw:page draw:name="One" draw:master-page-name="Default">${measure(text)}</draw:page>`;
  const [line] = listShapes(openDrawings(createDrawing({ pages: page, styles: styles + bold })).scene);
  expect(line).toMatchObject({ dimension: { text: 'page N\n(low)', bold: true } });
});

it('a copy of a dimension line keeps its own text', () => {
  const own = listShapes(opened.scene)[2];
  const copies = own === undefined ? [] : copyShapes([own], () => 'new-3');
  const shapes = listShapes(openDrawings(saveFile([...listShapes(opened.scene), ...copies])).scene);
  expect(shapes.at(-1)).toMatchObject({ dimension: { text: 'about five' } });
});

it('a dimension line is written with its new length and its glue', () => {
  const shapes = listShapes(opened.scene).map((shape, index) =>
    index === 1 ? fitInBox({ ...shape, x: 720_000 }, { ...shape, width: 1_080_000 }) : shape,
  );
  const xml = save(shapes);
  expect(xml).toContain('<text:measure text:kind="value">30</text:measure><text:measure text:kind="unit">cm');
  expect(xml).toContain('draw:start-shape="id1"');
  expect(xml).not.toContain('draw:connector');
});

it('a dimension line follows the shape that it is glued to', () => {
  const shapes = listShapes(opened.scene).map((shape, index) =>
    index === 0 ? moveShape(shape, 360_000, 0) : shape,
  );
  expect(save(shapes)).toMatch(
    /<draw:measure[^>]*svg:x1="3cm"[^>]*><text:p><text:span><text:measure text:kind="value">40</,
  );
});

it('a new dimension line and a copy are read back as they were drawn', () => {
  const drawn = createDrawnShape(
    { kind: 'line', route: 'straight', endArrow: true, isDimension: true },
    { from: { x: 360_000, y: 720_000 }, to: { x: 1_440_000, y: 360_000 }, isEven: false },
    'new-1',
  );
  const [, line] = listShapes(opened.scene);
  const copies = line === undefined ? [] : copyShapes([line], () => 'new-2');
  const shapes = listShapes(openDrawings(saveFile([...listShapes(opened.scene), drawn, ...copies])).scene);
  expect(shapes.at(-2)).toMatchObject({
    ...computeLineBox({ x: 360_000, y: 720_000 }, { x: 1_440_000, y: 360_000 }),
    startArrow: true,
    endArrow: true,
    dimension: drawn.kind === 'line' ? drawn.dimension : null,
  });
  expect(shapes.at(-1)).toMatchObject({
    dimension: line?.kind === 'line' ? line.dimension : null,
    start: null,
  });
});
