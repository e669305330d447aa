import { describe, expect, it } from 'vitest';
import { readElement } from '../../xml/element.ts';
import type { Media, Shape } from '../scene/scene.ts';
import {
  createBox,
  createGroup,
  createLine,
  createOther,
  createPage,
  createPictureShape,
} from '../testing/scenes.ts';
import type { ShapeMeasure, TextFragment } from './measures.ts';
import { createPageSvg } from './page-svg.ts';

const px = 9525;
const size = { width: 100 * px, height: 50 * px };
const page = { ...createPage('p', []), ...size, name: 'A & B', background: '#fafafa' };
const fragment: TextFragment = {
  text: 'Ä < B',
  x: 4,
  y: 20.5,
  family: '"Noto Sans", Arimo',
  size: 16,
  color: 'rgb(1, 2, 3)',
  weight: '700',
  isItalic: true,
  hasSmallCaps: false,
  decoration: 'underline',
  rotation: 0,
};
const dot: Media = { bytes: Uint8Array.of(1, 2, 3), type: 'image/png' };
const media = new Map([
  ['dot', dot],
  ['tiff', { ...dot, type: 'image/tiff' }],
]);

function draw(shapes: readonly Shape[], measures = new Map<Shape, ShapeMeasure>()) {
  const drawChart = () => ({
    paths: [{ d: 'M0 0L1 1', stroke: '#123456' }],
    texts: [{ text: 'Q1', x: 3, y: 4, size: 10, anchor: 'middle' as const, color: '#000000' }],
  });
  const { svg, missing } = createPageSvg({ page, shapes, media, measures, drawChart, language: 'en' });
  // What is not well formed is not read.
  expect(readElement(svg)?.name).toBe('svg');
  return { svg, missing };
}

describe('the SVG of a page', () => {
  it('the SVG of a page has its size, name and background', () => {
    const { svg } = draw([]);
    expect(svg).toContain('width="26.46mm" height="13.23mm" viewBox="0 0 100 50"');
    expect(svg).toContain('<title>A &amp; B</title>');
    expect(svg).toContain('<rect width="100" height="50" fill="#fafafa"/>');
  });

  it('the SVG of a page has text as text, where the browser laid it out', () => {
    const box = createBox('a', { ...size, x: 10 * px, y: 5 * px, rotation: 30 });
    const { svg } = draw([box], new Map([[box, { fragments: [fragment], cells: [] }]]));
    expect(svg).toContain('<g transform="translate(10 5) rotate(30 50 25)">');
    expect(svg).toContain(
      '<text x="4" y="20.5" font-family="\'Noto Sans\', Arimo" font-size="16" fill="rgb(1, 2, 3)" font-weight="700" font-style="italic" text-decoration="underline" xml:space="preserve">Ä &lt; B</text>',
    );
    expect(svg).not.toContain('foreignObject');
  });

  it('the SVG of a page has no characters that XML does not allow', () => {
    const box = createBox('a', { ...size, alt: 'Pasted\u000b' });
    const { svg } = draw(
      [box],
      new Map([[box, { fragments: [{ ...fragment, text: 'a\u0002b' }], cells: [] }]]),
    );
    expect(svg).toContain('>ab</text>');
    expect(svg).toContain('<title>Pasted</title>');
  });

  it('the SVG of a page has text that stays upright in a mirrored shape', () => {
    const box = createBox('a', { ...size, isFlippedX: true, fill: '#ff0000' });
    const { svg } = draw([box], new Map([[box, { fragments: [fragment], cells: [] }]]));
    expect(svg).toMatch(/<g transform="translate\(100 0\) scale\(-1 1\)"><path [^>]*\/><\/g><text /);
  });

  it('the SVG of a page has its pictures in it, cropped', () => {
    const picture = {
      ...createPictureShape('a', 'dot', size),
      crop: { left: 0.5, top: 0, right: 0, bottom: 0 },
    };
    const { svg, missing } = draw([picture]);
    expect(svg).toMatch(
      /<image x="-100" y="0" width="200" height="50"[^>]*href="data:image\/png;base64,AQID"/,
    );
    expect(svg).toContain('clip-path="url(#d1)"');
    expect(missing).toBe(0);
  });

  it('the SVG of a page counts objects that are only a box with a label', () => {
    const base = createPictureShape('a', 'tiff', size);
    expect(draw([base, createOther('a', size)]).missing).toBe(2);
    const chart = createOther('a', {
      ...size,
      what: 'chart',
      chart: { title: null } as never, // cast: the drawing of charts is replaced
    });
    const { svg, missing } = draw([chart]);
    expect(missing).toBe(0);
    expect(svg).toContain('stroke="#123456"');
    expect(svg).toContain('>Q1</text>');
  });

  it('the SVG of a page has gradients and lines in pixels', () => {
    const stops = [
      { offset: 0, color: '#ff0000', opacity: 1 },
      { offset: 1, color: '#0000ff', opacity: 0.5 },
    ];
    const box = createBox('a', { ...size, fillPaint: { kind: 'linear', angle: 0, stops } });
    const line = createLine('l', { ...size, line: { color: '#123456', width: 2 * px, dash: 'dash' } });
    const { svg } = draw([box, line]);
    expect(svg).toContain('gradientUnits="userSpaceOnUse" x1="0" y1="25" x2="100" y2="25"');
    expect(svg).toContain('fill="url(#d1)"');
    expect(svg).toContain('stroke="#123456" stroke-width="2" stroke-linejoin="round" stroke-dasharray="8 6"');
  });

  it('the SVG of a page rotates and mirrors groups about their centres', () => {
    const group = { ...createGroup('g', [createBox('a', size)]), ...size, rotation: 90, isFlippedX: true };
    expect(draw([group]).svg).toContain(
      '<g transform="translate(50 25) rotate(90) scale(-1 1) translate(-50 -25)"><g transform="translate(0 0)">',
    );
  });

  it('the SVG of a page draws the wider of two borders of a table last', () => {
    const line = { color: '#00ff00', width: px, dash: 'solid' as const };
    const cell = {
      text: createBox('t').text,
      fill: '#eeeeee',
      fillOpacity: 0.5,
      borders: { left: { ...line, width: 3 * px }, right: null, top: line, bottom: null },
      columnSpan: 1,
      rowSpan: 1,
    };
    const {
      outline: _o,
      fill: _f,
      fillOpacity: _a,
      fillPaint: _p,
      line: _l,
      text: _t,
      placeholder: _h,
      ...base
    } = createBox('t', size);
    const table: Shape = {
      ...base,
      kind: 'table',
      columns: [100 * px],
      rows: [{ height: 50 * px, cells: [cell] }],
    };
    const area = { row: 0, column: 0, x: 0, y: 0, width: 100, height: 60 };
    const { svg } = draw([table], new Map([[table, { fragments: [], cells: [area] }]]));
    expect(svg).toContain('height="60" fill="#eeeeee" fill-opacity="0.5"');
    expect(svg.indexOf('stroke-width="3"')).toBeGreaterThan(svg.indexOf('stroke-width="1"'));
  });
});
