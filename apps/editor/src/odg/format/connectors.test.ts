import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { copyShapes } from '../../canvas/commands/copy-shapes.ts';
import { routeConnectors } from '../../canvas/connectors/route-connectors.ts';
import { moveShape } from '../../canvas/geometry/transform.ts';
import type { LineShape, Scene, Shape } from '../../canvas/scene/scene.ts';
import { createLine } from '../../canvas/testing/scenes.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createDrawing } from './testing/drawings.ts';
import { writeDrawing } from './write/write-drawing.ts';

const rect = (attributes: string, inner = ''): string =>
  `<draw:rect ${attributes} svg:width="2cm" svg:height="1cm" svg:y="1cm"><text:p/>${inner}</draw:rect>`;
const pages =
  `<draw:page draw:name="One" draw:master-page-name="Default">${rect('draw:name="First" xml:id="id1" svg:x="1cm"')}` +
  '<draw:connector draw:style-name="gr1" draw:start-shape="id1" draw:start-glue-point="1" draw:end-shape="id2" draw:end-glue-point="5" ' +
  'svg:x1="3cm" svg:y1="1.5cm" svg:x2="7.5cm" svg:y2="1.25cm" svg:d="M3000 1500h1000v-250h3500" svg:viewBox="0 0 4501 251"><text:p/></draw:connector>' +
  rect(
    'draw:name="Second" xml:id="id2" svg:x="7cm"',
    '<draw:glue-point draw:id="5" svg:x="-2.5cm" svg:y="-25%" draw:escape-direction="left"/>',
  ) +
  `${rect('draw:name="Third" svg:x="12cm"')}</draw:page>`;
const styles =
  '<style:style style:name="gr1" style:family="graphic"><style:graphic-properties draw:stroke="solid" svg:stroke-color="#000000"/></style:style>';
const opened = openDrawings(createDrawing({ pages, styles }));

const listShapes = ({ pages: [page] }: Scene): readonly Shape[] => page?.shapes ?? [];
const save = (shapes: readonly Shape[]): Uint8Array => {
  const scene = {
    ...opened.scene,
    pages: opened.scene.pages.map((page) => ({ ...page, shapes })),
  };
  return writeDrawing(opened, routeConnectors(opened.scene, scene));
};
const readXml = (file: Uint8Array): string => strFromU8(unzipSync(file)['content.xml'] ?? new Uint8Array());
const findLine = (shapes: readonly Shape[]): LineShape | undefined =>
  shapes.find((shape) => shape.kind === 'line');
const reread = (file: Uint8Array): readonly Shape[] => listShapes(openDrawings(file).scene);

describe('connectors in a drawing', () => {
  it('connectors of drawings are read with their glue points and their path', () => {
    const line = findLine(listShapes(opened.scene));
    // The default glue points are numbered clockwise in files.
    expect(line).toMatchObject({ start: { shape: 'id1', site: 3 }, end: { shape: 'id2', site: 5 } });
    expect(line?.bends[0]).toBeCloseTo(1 / 4.5, 4);
  });

  it('connectors of drawings can be glued to the points that a shape adds', () => {
    const shape = listShapes(opened.scene).find(({ name }) => name === 'Second');
    expect(shape?.kind === 'box' ? shape.sites?.at(-1) : null).toEqual({
      id: 5,
      x: -0.75,
      y: 0.25,
      angle: 180,
    });
  });

  it('connectors of drawings stay glued and are drawn anew when a shape is moved', () => {
    const shapes = listShapes(opened.scene).map((shape) =>
      shape.name === 'First' ? moveShape(shape, 0, 720_000) : shape,
    );
    const saved = save(shapes);
    expect(readXml(saved)).toMatch(/draw:start-shape="id1" draw:start-glue-point="1"[^>]*svg:y1="3.5cm"/);
    const [before, after] = [findLine(shapes), findLine(reread(saved))];
    expect(after).toMatchObject({ start: before?.start, end: before?.end, y: 450_000, height: 810_000 });
  });

  it('connectors of drawings are disconnected from a deleted shape', () => {
    const xml = readXml(save(listShapes(opened.scene).filter(({ name }) => name !== 'Second')));
    expect(xml).not.toContain('draw:end-shape');
    expect(xml).not.toContain('draw:end-glue-point');
    expect(xml).toContain('draw:start-shape="id1"');
  });

  it('connectors of drawings give an id to a shape without one', () => {
    const third = listShapes(opened.scene).find(({ name }) => name === 'Third');
    const line = createLine('new-1', {
      route: 'elbow',
      bends: [0.5],
      start: { shape: third?.id ?? '', site: 1 },
      end: { shape: 'id2', site: 3 },
    });
    const saved = save([...listShapes(opened.scene), line]);
    const shapes = reread(saved);
    const read = shapes.at(-1);
    expect(read).toMatchObject({
      start: { shape: shapes.find(({ name }) => name === 'Third')?.id, site: 1 },
      end: { shape: 'id2', site: 3 },
      x: 3_240_000,
      width: 1_080_000,
    });
    expect(readXml(saved)).toMatch(/draw:end-shape="id2" draw:end-glue-point="1"/);
  });

  it('copied connectors of drawings are connected to the copies of their shapes', () => {
    let count = 0;
    const shapes = reread(
      save([...listShapes(opened.scene), ...copyShapes(listShapes(opened.scene), () => `new-${count++}`)]),
    ).slice(4);
    expect(findLine(shapes)).toMatchObject({
      start: { shape: shapes[0]?.id, site: 3 },
      end: { shape: shapes[2]?.id, site: 5 },
    });
  });

  it.each(['elbow', 'curve'] as const)(
    'connectors of drawings are read back with the same path as an %s',
    (route) => {
      const line = createLine('new-1', {
        route,
        bends: [0.5],
        start: { shape: 'id1', site: 2 },
        end: { shape: 'id2', site: 1 },
      });
      const shapes = [...listShapes(opened.scene), line];
      const before = findLine(
        listShapes(
          routeConnectors(opened.scene, {
            ...opened.scene,
            pages: opened.scene.pages.map((page) => ({ ...page, shapes })),
          }),
        ).slice(-1),
      );
      const { id: _, ...read } = findLine(reread(save(shapes)).slice(-1)) ?? line;
      expect(read).toMatchObject({
        route,
        rotation: before?.rotation,
        isFlippedX: before?.isFlippedX,
        isFlippedY: before?.isFlippedY,
      });
      expect(read.bends.length).toBe(before?.bends.length);
      for (const [index, part] of read.bends.entries())
        expect(part).toBeCloseTo(before?.bends[index] ?? 0, 3);
    },
  );
});
