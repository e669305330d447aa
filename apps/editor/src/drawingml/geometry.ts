import type { ConnectionSite } from '../canvas/scene/scene.ts';
import { parseBoundedNumber } from '../xml/values.ts';

/** Outlines of DrawingML: formulas (guides) over the size of a shape, and paths between points that they give (ECMA-376 part 1, 20.1.9). */

export interface Guide {
  name: string;
  /** An operator and its arguments: numbers, or names of guides. */
  formula: string;
}

export interface GeometryPath {
  /** The units of its points; those of the shape if undefined. */
  width?: number;
  height?: number;
  isFilled: boolean;
  isStroked: boolean;
  commands: readonly PathCommand[];
}

/** A letter as in SVG with values: numbers, or names of guides. `A` has the radii, the start and the sweep angle of an arc. */
export interface PathCommand {
  letter: 'M' | 'L' | 'Q' | 'C' | 'A' | 'Z';
  values: readonly string[];
}

export interface Geometry {
  /** Each depends on earlier ones. */
  guides: readonly Guide[];
  paths: readonly GeometryPath[];
  /** Left, top, right and bottom of the text; null for the whole box. */
  textRectangle: readonly string[] | null;
  /** Connection sites; undefined for the middles of the four sides. */
  sites?: readonly GeometrySite[];
}

/** Values or names of guides. The angle points away from the shape. */
export interface GeometrySite {
  angle: string;
  x: string;
  y: string;
}

export interface Size {
  width: number;
  height: number;
}

/** A geometry as SVG path data in the units of a box. */
export interface OutlineData {
  /** The filled area. */
  path: string;
  /** The lines; undefined if they are the edges of the filled area. */
  linePath?: string;
  /** Distances of the text from the sides, as parts of the width and height; undefined without any. */
  textFrame?: TextFrame;
  /** Undefined for the middles of the four sides. */
  sites?: readonly ConnectionSite[];
}

export interface TextFrame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Limits for geometries in files. */
const maxPoints = 20_000;
const maxGuides = 2_000;
const maxSites = 200;

/** Null for a geometry without commands, or with too many. */
export function buildOutline(geometry: Geometry, size: Size): OutlineData | null {
  const filled: string[] = [];
  const stroked: string[] = [];
  let points = 0;
  const evaluate = createGuideEvaluator(geometry.guides);
  for (const path of geometry.paths.filter(({ commands }) => commands.length > 0)) {
    points += path.commands.reduce((sum, { values }) => sum + 1 + values.length / 2, 0);
    if (points > maxPoints) return null;
    const data = buildPath(path, size, evaluate);
    if (path.isFilled) filled.push(data);
    if (path.isStroked) stroked.push(data);
  }
  const [path, linePath] = [filled.join(' ').trim(), stroked.join(' ').trim()];
  if (path === '' && linePath === '') return null;
  const textFrame = computeTextFrame(geometry.textRectangle, size, evaluate);
  return {
    path,
    ...(linePath === path ? {} : { linePath }),
    ...(textFrame === null ? {} : { textFrame }),
    ...(geometry.sites === undefined
      ? {}
      : { sites: computeSites(geometry.sites.slice(0, maxSites), size, evaluate) }),
  };
}

function buildPath(path: GeometryPath, size: Size, evaluate: EvaluateGuides): string {
  const pathSize = { width: path.width || size.width, height: path.height || size.height };
  const pen: Pen = {
    x: 0,
    y: 0,
    guides: evaluate(pathSize),
    scale: {
      x: pathSize.width === 0 ? 1 : size.width / pathSize.width,
      y: pathSize.height === 0 ? 1 : size.height / pathSize.height,
    },
  };
  return path.commands.map((command) => toPathCommand(command, pen)).join(' ');
}

interface Pen {
  x: number;
  y: number;
  guides: ReadonlyMap<string, number>;
  scale: { x: number; y: number };
}

function toPathCommand({ letter, values }: PathCommand, pen: Pen): string {
  if (letter === 'Z') return 'Z';
  if (letter === 'A') return toArcCommands(values, pen);
  const points: string[] = [];
  for (let index = 0; index + 1 < values.length; index += 2) {
    pen.x = resolveValue(values[index], pen.guides);
    pen.y = resolveValue(values[index + 1], pen.guides);
    points.push(formatPoint(pen));
  }
  return `${letter}${points.join(' ')}`;
}

const formatPoint = ({ x, y, scale }: Pen): string => `${Math.round(x * scale.x)},${Math.round(y * scale.y)}`;

const toRadians = (angle: number): number => (angle / 60_000 / 180) * Math.PI;

/** The current point is on the ellipse at the start angle; the arc is drawn in segments of at most a quarter turn. */
function toArcCommands([wR, hR, stAng, swAng]: readonly string[], pen: Pen): string {
  const radius = {
    x: Math.abs(resolveValue(wR, pen.guides)),
    y: Math.abs(resolveValue(hR, pen.guides)),
  };
  const sweepAngle = resolveValue(swAng, pen.guides);
  const [start, sweep] = [
    toRadians(resolveValue(stAng, pen.guides)),
    toRadians(Math.max(-21_600_000, Math.min(21_600_000, sweepAngle))),
  ];
  const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2)));
  const centre = { x: pen.x - radius.x * Math.cos(start), y: pen.y - radius.y * Math.sin(start) };
  const rx = Math.round(radius.x * pen.scale.x);
  const ry = Math.round(radius.y * pen.scale.y);
  const arcs: string[] = [];
  for (let step = 1; step <= steps; step++) {
    const angle = start + (sweep * step) / steps;
    pen.x = centre.x + radius.x * Math.cos(angle);
    pen.y = centre.y + radius.y * Math.sin(angle);
    arcs.push(`A${rx},${ry} 0 0 ${sweep > 0 ? 1 : 0} ${formatPoint(pen)}`);
  }
  return arcs.join(' ');
}

function resolveValue(text: string | undefined, guides: ReadonlyMap<string, number>): number {
  return parseBoundedNumber(text) ?? guides.get(text ?? '') ?? 0;
}

function computeTextFrame(
  textRectangle: Geometry['textRectangle'],
  size: Size,
  evaluate: EvaluateGuides,
): TextFrame | null {
  if (textRectangle === null || size.width === 0 || size.height === 0) return null;
  const values = evaluate(size);
  const [left = 0, top = 0, right = size.width, bottom = size.height] = textRectangle.map((value) =>
    resolveValue(value, values),
  );
  const frame = {
    left: round(left / size.width),
    top: round(top / size.height),
    right: round(1 - right / size.width),
    bottom: round(1 - bottom / size.height),
  };
  // A text that would have no room gets the whole box.
  const hasRoom = frame.left + frame.right < 1 && frame.top + frame.bottom < 1;
  return hasRoom && Object.values(frame).some((part) => part !== 0) ? frame : null;
}

function computeSites(
  sites: readonly GeometrySite[],
  size: Size,
  evaluate: EvaluateGuides,
): ConnectionSite[] {
  const values = evaluate(size);
  return sites.map(({ angle, x, y }, id) => ({
    id,
    x: size.width === 0 ? 0.5 : round(resolveValue(x, values) / size.width),
    y: size.height === 0 ? 0.5 : round(resolveValue(y, values) / size.height),
    angle: Math.round(resolveValue(angle, values) / 60_000) || 0,
  }));
}

const round = (part: number): number => Math.round(part * 10_000) / 10_000 || 0;

/** The values of guides, by their names. */
type EvaluateGuides = (size: Size) => ReadonlyMap<string, number>;

/** Keeps the last values: nearly all paths of a geometry have the same size. */
function createGuideEvaluator(guides: readonly Guide[]): EvaluateGuides {
  let last: { size: Size; values: ReadonlyMap<string, number> } | null = null;
  return (size) => {
    if (last?.size.width !== size.width || last.size.height !== size.height)
      last = { size, values: evaluateGuides(guides, size) };
    return last.values;
  };
}

/** Evaluates guides: the predefined ones, then those of the geometry. */
function evaluateGuides(guides: readonly Guide[], { width, height }: Size): Map<string, number> {
  const shortSide = Math.min(width, height);
  const values = new Map<string, number>([
    ['w', width],
    ['h', height],
    ['l', 0],
    ['t', 0],
    ['r', width],
    ['b', height],
    ['hc', width / 2],
    ['vc', height / 2],
    ['ss', shortSide],
    ['ls', Math.max(width, height)],
    ['cd2', 10_800_000],
    ['cd3', 7_200_000],
    ['cd4', 5_400_000],
    ['cd8', 2_700_000],
    ['3cd4', 16_200_000],
    ['3cd8', 8_100_000],
    ['5cd8', 13_500_000],
    ['7cd8', 18_900_000],
  ]);
  for (const divisor of [2, 3, 4, 5, 6, 8, 10, 12, 16, 32]) {
    values.set(`wd${divisor}`, width / divisor);
    values.set(`hd${divisor}`, height / divisor);
    values.set(`ssd${divisor}`, shortSide / divisor);
  }
  for (const { name, formula } of guides.slice(0, maxGuides)) {
    const [operator = '', ...names] = formula.trim().split(/\s+/);
    const [x = 0, y = 0, z = 0] = names.map((one) => resolveValue(one, values));
    const value = evaluateFormula(operator, [x, y, z]);
    values.set(name, Number.isFinite(value) ? value : 0);
  }
  return values;
}

function evaluateFormula(operator: string, [x, y, z]: [number, number, number]): number {
  switch (operator) {
    case '*/':
      return (x * y) / z;
    case '+-':
      return x + y - z;
    case '+/':
      return (x + y) / z;
    case '?:':
      return x > 0 ? y : z;
    case 'abs':
      return Math.abs(x);
    case 'at2':
      return (Math.atan2(y, x) / Math.PI) * 10_800_000;
    case 'cat2':
      return x * Math.cos(Math.atan2(z, y));
    case 'cos':
      return x * Math.cos(toRadians(y));
    case 'max':
      return Math.max(x, y);
    case 'min':
      return Math.min(x, y);
    case 'mod':
      return Math.hypot(x, y, z);
    case 'pin':
      return y < x ? x : y > z ? z : y;
    case 'sat2':
      return x * Math.sin(Math.atan2(z, y));
    case 'sin':
      return x * Math.sin(toRadians(y));
    case 'sqrt':
      return Math.sqrt(x);
    case 'tan':
      return x * Math.tan(toRadians(y));
    case 'val':
      return x;
    default:
      return 0;
  }
}
