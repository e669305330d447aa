import { expect, it } from 'vitest';
import { styleShape } from '../../canvas/commands/shape-commands.ts';
import type { LineShape } from '../../canvas/scene/scene.ts';
import { openDrawings } from './read/read-drawing.ts';
import { createDrawing } from './testing/drawings.ts';
import { writeDrawing } from './write/write-drawing.ts';

function openLine(properties: string) {
  const styles = `<style:style style:name="a" style:family="graphic"><style:graphic-properties svg:stroke-width="0.05cm" ${properties}/></style:style>`;
  const common =
    '<draw:marker draw:name="Flat" svg:viewBox="0 0 20 10" svg:d="M10 0l-10 10h20z"/><draw:marker draw:name="Arrow" svg:viewBox="0 0 20 30" svg:d="M10 0l-10 30h20z"/>';
  const pages =
    '<draw:page><draw:line draw:style-name="a" svg:x1="1cm" svg:y1="1cm" svg:x2="9cm" svg:y2="1cm"/></draw:page>';
  const opened = openDrawings(createDrawing({ pages, styles, common }));
  const [page] = opened.scene.pages;
  const line = page?.shapes[0];
  if (page === undefined || line?.kind !== 'line') throw new Error('The drawing has no line');
  const rewrite = (changed: LineShape) =>
    openDrawings(writeDrawing(opened, { ...opened.scene, pages: [{ ...page, shapes: [changed] }] })).scene
      .pages[0]?.shapes[0];
  return { line, rewrite };
}

it.each([
  [
    'as wide as the file says, and as long as the marker is',
    'draw:marker-end="Arrow" draw:marker-end-width="0.3cm"',
    { end: { width: 108_000, length: 162_000 } },
  ],
  [
    'of a flat marker',
    'draw:marker-start="Flat" draw:marker-start-width="0.4cm"',
    { start: { width: 144_000, length: 72_000 } },
  ],
  [
    'of a marker that the file does not define',
    'draw:marker-end="None" draw:marker-end-width="0.3cm"',
    { end: { width: 108_000, length: 162_000 } },
  ],
  ['without a marker', 'draw:marker-end="" draw:marker-end-width="0.3cm"', undefined],
  ['without a width', 'draw:marker-end="Arrow"', undefined],
])('the arrowhead of a line is read: %s', (_, properties, expected) => {
  expect(openLine(properties).line.arrowSizes).toEqual(expected);
});

it('an arrowhead that is turned off and on again has the default size', () => {
  const { line, rewrite } = openLine('draw:marker-end="Arrow" draw:marker-end-width="0.5cm"');
  const off = styleShape(line, { endArrow: false });
  const on = styleShape(off, { endArrow: true });
  expect(off).not.toHaveProperty('arrowSizes');
  expect(on).not.toHaveProperty('arrowSizes');
  if (on.kind !== 'line') throw new Error('The line is another shape');
  expect(rewrite(on)).toEqual(on);
});

it('an arrowhead of the default size grows with its line, one of its own size does not', () => {
  const { line, rewrite } = openLine('draw:marker-end="Arrow" draw:marker-end-width="0.5cm"');
  const wide = (one: LineShape): LineShape => ({ ...one, line: { ...one.line, width: 72_000 } });
  expect(rewrite(wide(line))).toMatchObject({ arrowSizes: { end: { width: 180_000 } } });
  const standard = openLine('draw:marker-end="Arrow" draw:marker-end-width="0.185cm"');
  expect(standard.line).not.toHaveProperty('arrowSizes');
  expect(standard.rewrite(wide(standard.line))).not.toHaveProperty('arrowSizes');
});
