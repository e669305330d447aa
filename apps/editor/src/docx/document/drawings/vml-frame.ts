import type { Element } from '../../../xml/element.ts';
import { findChild } from '../../../xml/element.ts';
import { getString, parseBoundedNumber } from '../../../xml/values.ts';
import { limitExtent } from './limit-extent.ts';

/** Size and place of a VML drawing (ECMA-376 Part 4, 19.1) in EMU. */
export interface VmlFrame {
  width: number;
  height: number;
  alt: string;
  /** Null in the line of text. */
  anchor: VmlAnchor | null;
}

interface VmlAnchor {
  horizontal: VmlPosition;
  vertical: VmlPosition;
  wrap: 'none' | 'square' | 'topAndBottom';
  side: 'bothSides' | 'left' | 'right' | 'largest';
  isBehind: boolean;
}

interface VmlPosition {
  relativeTo: string;
  align: string | null;
  offset: number;
}

const shapeName = /^v:(?:shape|rect|roundrect|oval|line|polyline|arc|curve|group|image)$/;

/** The shape of a `w:pict`, after the definitions of types. */
export const getVmlShape = (pict: Element): Element | null =>
  pict.children.find(({ name }) => shapeName.test(name)) ?? null;

export function readVmlFrame(pict: Element): VmlFrame {
  const shape = getVmlShape(pict);
  const style = readVmlStyle(shape);
  const read = (name: string): number => readVmlLength(style.get(name)) ?? 0;
  const alt = getString(shape, 'alt') ?? '';
  if (getString(shape, 'o:hr') === 't')
    return { ...limitExtent({ width: ruleWidth, height: read('height') }), alt, anchor: null };
  const line = shape?.name === 'v:line' ? readVmlLine(shape) : null;
  const extent = limitExtent({
    width: line === null ? read('width') : Math.abs(line.to.x - line.from.x),
    height: line === null ? read('height') : Math.abs(line.to.y - line.from.y),
  });
  if (style.get('position') !== 'absolute' || isInLine(style)) return { ...extent, alt, anchor: null };
  const wrap = shape === null ? null : (findChild(shape, 'w10:wrap') ?? findChild(pict, 'w10:wrap'));
  const [left, top] =
    line === null
      ? [read('margin-left') || read('left'), read('margin-top') || read('top')]
      : [Math.min(line.from.x, line.to.x), Math.min(line.from.y, line.to.y)];
  return {
    ...extent,
    alt,
    anchor: {
      horizontal: readPosition(style, { side: 'horizontal', offset: left, fallback: 'column' }),
      vertical: readPosition(style, { side: 'vertical', offset: top, fallback: 'paragraph' }),
      wrap: toWrap(getString(wrap, 'type')),
      side: toSide(getString(wrap, 'side')),
      isBehind: (parseBoundedNumber(style.get('z-index')) ?? 0) < 0,
    },
  };
}

/** Width of a horizontal rule: 7.5 inches, more than the text of usual pages, to which it is scaled down. */
const ruleWidth = 6_858_000;

const isInLine = (style: ReadonlyMap<string, string>): boolean =>
  style.get('mso-position-horizontal-relative') === 'char' &&
  style.get('mso-position-vertical-relative') === 'line';

const relatives: Readonly<Record<string, string>> = {
  page: 'page',
  margin: 'margin',
  char: 'character',
  line: 'line',
  'left-margin-area': 'leftMargin',
  'right-margin-area': 'rightMargin',
  'top-margin-area': 'topMargin',
  'bottom-margin-area': 'bottomMargin',
};

function readPosition(
  style: ReadonlyMap<string, string>,
  { side, offset, fallback }: { side: string; offset: number; fallback: string },
): VmlPosition {
  const align = style.get(`mso-position-${side}`) ?? 'absolute';
  const relativeTo = relatives[style.get(`mso-position-${side}-relative`) ?? ''] ?? fallback;
  return { relativeTo, align: align === 'absolute' ? null : align, offset };
}

const toWrap = (type: string | null): VmlAnchor['wrap'] =>
  type === 'topAndBottom' ? type : type === null || type === 'none' ? 'none' : 'square';

const toSide = (side: string | null): VmlAnchor['side'] =>
  side === 'left' || side === 'right' || side === 'largest' ? side : 'bothSides';

/** Declarations of the `style` attribute. */
export function readVmlStyle(shape: Element | null): Map<string, string> {
  const declarations = (getString(shape, 'style') ?? '').split(';');
  return new Map(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()];
    }),
  );
}

const emuPerUnit: Readonly<Record<string, number>> = {
  pt: 12_700,
  px: 9_525,
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  pc: 152_400,
  pi: 152_400,
  emu: 1,
};

/** A length with a unit in EMU; without one it is in pixels. Null for anything else. */
export function readVmlLength(text: string | undefined | null): number | null {
  const [, number, unit = ''] = /^\s*([-+\d.]+)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? [];
  const value = parseBoundedNumber(number);
  const factor = emuPerUnit[unit.toLowerCase() || 'px'];
  return value === null || factor === undefined ? null : Math.round(value * factor);
}

/** An attribute with two numbers, such as `coordsize="1000,500"`; null for a missing one. */
export function readVmlPair(
  shape: Element | null,
  name: string,
  read: (text: string | undefined) => number | null = parseBoundedNumber,
): [number | null, number | null] {
  const [x, y] = (getString(shape, name) ?? '').split(',');
  return [read(x), read(y)];
}

interface VmlPoint {
  x: number;
  y: number;
}

/** The ends of a `v:line`. */
export function readVmlLine(shape: Element): { from: VmlPoint; to: VmlPoint } {
  const readPoint = (name: string): VmlPoint => {
    const [x, y] = readVmlPair(shape, name, readVmlLength);
    return { x: x ?? 0, y: y ?? 0 };
  };
  return { from: readPoint('from'), to: readPoint('to') };
}
