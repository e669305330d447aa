import type { Outline } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString, parseBoundedNumber } from '../../../xml/values.ts';
import { readVmlPair } from './vml-frame.ts';

/** Outlines by the number of their shape type (ECMA-376 Part 4, `o:spt`). */
const outlineByType: Readonly<Record<number, Outline>> = {
  1: 'rectangle',
  2: 'roundRectangle',
  3: 'ellipse',
  4: 'diamond',
  5: 'triangle',
  6: 'rightTriangle',
  7: 'parallelogram',
  8: 'trapezoid',
  9: 'hexagon',
  10: 'octagon',
  12: 'star5',
  13: 'rightArrow',
  22: 'cylinder',
  56: 'pentagon',
  61: 'speechBubble',
  62: 'speechBubble',
  63: 'speechBubble',
  66: 'leftArrow',
  67: 'downArrow',
  68: 'upArrow',
  69: 'leftRightArrow',
  74: 'heart',
  109: 'rectangle',
  110: 'diamond',
  111: 'parallelogram',
  116: 'roundRectangle',
  120: 'ellipse',
  132: 'cylinder',
  176: 'roundRectangle',
};

const outlineByName: Readonly<Record<string, Outline>> = {
  'v:oval': 'ellipse',
  'v:roundrect': 'roundRectangle',
};

export function getVmlOutline(shape: Element, type: Element | null): Outline {
  const own = outlineByName[shape.name];
  if (own !== undefined) return own;
  const named = /_t(\d+)$/.exec(getString(shape, 'type') ?? '')?.[1];
  const number = Number(getString(shape, 'o:spt') ?? getString(type, 'o:spt') ?? named ?? 0);
  return outlineByType[number] ?? 'rectangle';
}

/** Longer paths are not drawn. */
const maxPathLength = 100_000;

/** The path that a shape gives itself, as SVG path data; null if it has none, or one with formulas. */
export function readVmlPath(
  shape: Element,
  type: Element | null,
  { width, height }: { width: number; height: number },
): string | null {
  if (shape.name !== 'v:shape' && shape.name !== 'v:polyline') return null;
  const path = getString(shape, 'path') ?? '';
  if (path === '' || path.includes('@') || path.length > maxPathLength) return null;
  const sized = getString(shape, 'coordsize') === null ? type : shape;
  const [unitsX, unitsY] = readVmlPair(sized, 'coordsize');
  const [originX, originY] = readVmlPair(shape, 'coordorigin');
  return toSvgPath(path, {
    scaleX: width / (unitsX || 1000),
    scaleY: height / (unitsY || 1000),
    originX: originX ?? 0,
    originY: originY ?? 0,
  });
}

interface PathUnits {
  scaleX: number;
  scaleY: number;
  originX: number;
  originY: number;
}

const commandLetters: Readonly<Record<string, string>> = {
  m: 'M',
  l: 'L',
  c: 'C',
  t: 'm',
  r: 'l',
  v: 'c',
  x: 'Z',
};

function toSvgPath(path: string, { scaleX, scaleY, originX, originY }: PathUnits): string | null {
  const commands: string[] = [];
  for (const [, letter = '', values = ''] of path.matchAll(/(nf|ns|[a-z]{1,2})([-\d.,\s]*)/gi)) {
    // `nf` and `ns` switch off fill and stroke, `e` ends a subpath: not drawn.
    if (letter === 'e' || letter === 'nf' || letter === 'ns') continue;
    const name = letter === 'xe' ? 'x' : letter;
    const command = commandLetters[name];
    if (command === undefined) return null;
    const isRelative = command === command.toLowerCase();
    const numbers = values.trim() === '' ? [] : splitNumbers(values);
    const points = numbers.map((number, index) => {
      const [scale, origin] = index % 2 === 0 ? [scaleX, originX] : [scaleY, originY];
      return Math.round((number - (isRelative ? 0 : origin)) * scale);
    });
    commands.push(command === 'Z' ? 'Z' : `${command}${points.join(' ')}`);
  }
  return commands.length === 0 ? null : commands.join(' ');
}

/** A missing number is 0. */
const splitNumbers = (text: string): number[] =>
  text
    .trim()
    .split(/\s*,\s*|\s+/)
    .map((number) => parseBoundedNumber(number) ?? 0);
