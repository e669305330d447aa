import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { BoxShape } from '../../../canvas/scene/scene.ts';
import { createDrawing } from '../testing/drawings.ts';
import { writeDrawing } from '../write/write-drawing.ts';
import { openDrawings } from './read-drawing.ts';

const position = 'svg:x="1cm" svg:y="2cm" svg:width="4cm" svg:height="2cm"';
const words = '<text:p>Two words</text:p>';
const shapes = {
  custom: `<draw:custom-shape draw:style-name="a" ${position}>${words}<draw:enhanced-geometry svg:viewBox="0 0 21600 21600" draw:type="rectangle"/></draw:custom-shape>`,
  rectangle: `<draw:rect draw:style-name="a" ${position}>${words}</draw:rect>`,
  box: `<draw:frame draw:style-name="a" ${position}><draw:text-box>${words}</draw:text-box></draw:frame>`,
};

function openBox(
  pages: string,
  properties = '',
): { shape: BoxShape; opened: ReturnType<typeof openDrawings> } {
  const styles = `<style:style style:name="a" style:family="graphic"><style:graphic-properties ${properties}/></style:style>`;
  const opened = openDrawings(createDrawing({ pages: `<draw:page>${pages}</draw:page>`, styles }));
  const shape = opened.scene.pages[0]?.shapes[0];
  if (shape?.kind !== 'box') throw new Error('The drawing has no shape with text');
  return { shape, opened };
}

describe('lines of text in a drawing', () => {
  it.each([
    ['a custom shape that does not say so', 'custom', '', false],
    ['a custom shape that says so', 'custom', 'fo:wrap-option="wrap"', true],
    ['a rectangle that does not say so', 'rectangle', '', false],
    ['a text box', 'box', '', true],
    ['a text box that grows with its text', 'box', 'draw:auto-grow-width="true"', false],
    ['a text box, whatever shapes do', 'box', 'fo:wrap-option="no-wrap"', true],
  ] as const)('lines wrap in %s: $3', (_, kind, properties, wraps) => {
    expect(openBox(shapes[kind], properties).shape.text.layout?.wraps ?? true).toBe(wraps);
  });

  it.each(['custom', 'box'] as const)(
    'a copy of a shape (%s) whose lines do not wrap keeps them so',
    (kind) => {
      const properties = kind === 'box' ? 'draw:auto-grow-width="true"' : '';
      const { shape } = openBox(shapes[kind], properties);
      const { opened } = openBox(shapes.rectangle, 'fo:wrap-option="wrap"');
      const [page] = opened.scene.pages;
      if (page === undefined) throw new Error('The drawing has no page');
      const copy = { ...shape, id: 'pasted', fill: null, line: null };
      const scene = { ...opened.scene, pages: [{ ...page, shapes: [copy] }] };
      const [written] = openDrawings(writeDrawing(opened, scene)).scene.pages[0]?.shapes ?? [];
      expect(written).toMatchObject({ kind: 'box', text: { layout: { wraps: false } } });
    },
  );
});

describe('a connector with words', () => {
  const readConnector = (ends: string, path: string): BoxShape =>
    openBox(`<draw:connector draw:style-name="a" ${ends} svg:d="${path}">${words}</draw:connector>`).shape;
  const down = 'svg:x1="1cm" svg:y1="2cm" svg:x2="3cm" svg:y2="5cm"';
  const up = 'svg:x1="1cm" svg:y1="5cm" svg:x2="3cm" svg:y2="2cm"';

  it('a connector with words has the path of the file', () => {
    expect(readConnector(down, 'M1000 2000h1000v3000h1000').path).toBe('M0 0H360000V1080000H720000');
  });
  it('a connector that leads upwards has its path in the mirrored box, and upright words', () => {
    const shape = readConnector(up, 'M1000 5000h1000v-3000h1000');
    expect(shape).toMatchObject({ isFlippedY: true, path: 'M0 0H360000V1080000H720000' });
    expect(shape.text.layout?.rotation).toBe(180);
  });
  it('a connector without a path leads straight from end to end', () => {
    expect(readConnector(down, '').path).toBe('M0 0L720000 1080000');
  });
});

it('a drawing of LibreOffice 3, whose pages are in another element, is opened and saved', () => {
  const files = unzipSync(createDrawing({ pages: `<draw:page>${shapes.box}</draw:page>` }));
  const content = strFromU8(files['content.xml'] ?? new Uint8Array());
  files['content.xml'] = strToU8(content.replaceAll('office:drawing>', 'office:graphics>'));
  const opened = openDrawings(zipSync(files));
  const [page] = opened.scene.pages;
  if (page === undefined) throw new Error('The drawing has no page');
  const shapesMoved = page.shapes.map((shape) => ({ ...shape, x: shape.x + 36_000 }));
  const bytes = writeDrawing(opened, { ...opened.scene, pages: [{ ...page, shapes: shapesMoved }] });
  expect(openDrawings(bytes).scene.pages[0]?.shapes).toMatchObject([{ x: 396_000 }]);
});
