import type { BoxShape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { createFormulaEvaluator, type EvaluateFormula } from './formulas.ts';
import { findOutline } from './outlines.ts';
import { type PathCommand, parseViewBox, scaleToBox, type ViewBox } from './svg-path.ts';

interface Size {
  width: number;
  height: number;
}

/** The outline of a custom shape: a known one by its type, otherwise its path if that can be evaluated. */
export function readEnhancedOutline(
  geometry: Element | null,
  size: Size,
): Pick<BoxShape, 'outline' | 'path'> {
  const data = getString(geometry, 'draw:enhanced-path') ?? '';
  const knownOutline = findOutline(getString(geometry, 'draw:type') ?? '', data);
  if (knownOutline !== null) return { outline: knownOutline };
  const path = geometry === null ? null : evaluatePath(geometry, data, size);
  return path === null ? { outline: 'other' } : { outline: 'path', path };
}

/** Longer than any program's shape paths. */
const maxLength = 200_000;

function evaluatePath(geometry: Element, data: string, size: Size): string | null {
  const box = parseViewBox(getString(geometry, 'svg:viewBox'));
  // Stretch points and sub-view sizes are not supported.
  const isSupported = !['draw:path-stretchpoint-x', 'draw:path-stretchpoint-y', 'draw:sub-view-size'].some(
    (name) => isPointSet(getString(geometry, name)),
  );
  if (box === null || !isSupported || data.length > maxLength || size.width === 0 || size.height === 0)
    return null;
  const evaluate = createGeometryEvaluator(geometry, box, size);
  const pathCommands: PathCommand[] = [];
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  const tokens = data.trim().split(/\s+/);
  for (let index = 0; index < tokens.length; ) {
    const convert = converters.get(tokens[index] ?? '');
    const values: number[] = [];
    for (index += 1; index < tokens.length && !/^[A-Z]$/.test(tokens[index] ?? ''); index++) {
      const value = evaluate(tokens[index] ?? '');
      if (value === null) return null;
      values.push(value);
    }
    const converted = convert?.(values, pen) ?? null;
    if (converted === null) return null;
    for (const step of converted) pathCommands.push(step);
  }
  return pathCommands.length === 0 ? null : scaleToBox(pathCommands, box, size);
}

/** Evaluates formulas of a geometry in a shape of this size. */
export function createGeometryEvaluator(geometry: Element, box: ViewBox, size: Size): EvaluateFormula {
  const values = {
    left: box.x,
    top: box.y,
    right: box.x + box.width,
    bottom: box.y + box.height,
    width: box.width,
    height: box.height,
    xstretch: 0,
    ystretch: 0,
    hasstroke: 1,
    hasfill: 1,
    // In hundredths of a millimetre.
    logwidth: size.width / 360,
    logheight: size.height / 360,
    pi: Math.PI,
  };
  return createFormulaEvaluator(geometry, new Map(Object.entries(values)));
}

const isPointSet = (text: string | null): boolean => text !== null && text !== '-2147483648';

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

type CommandConverter = (values: readonly number[], pen: Pen) => PathCommand[] | null;

function createConverter(command: string, count: number): CommandConverter {
  return (values, pen) => {
    if (values.length === 0 || values.length % count !== 0) return null;
    const pathCommands: PathCommand[] = [];
    for (let index = 0; index < values.length; index += count) {
      const commandValues = values.slice(index, index + count);
      [pen.x, pen.y] = [commandValues.at(-2) ?? pen.x, commandValues.at(-1) ?? pen.y];
      const isStart = command === 'M' && index === 0;
      if (isStart) [pen.startX, pen.startY] = [pen.x, pen.y];
      pathCommands.push({ command: command === 'M' && !isStart ? 'L' : command, values: commandValues });
    }
    return pathCommands;
  };
}

/** Quarter ellipses that start alternately along each axis. */
function createQuarterConverter(startsHorizontally: boolean): CommandConverter {
  return (values, pen) => {
    if (values.length === 0 || values.length % 2 !== 0) return null;
    const pathCommands: PathCommand[] = [];
    for (let index = 0; index < values.length; index += 2) {
      const [x = 0, y = 0] = values.slice(index, index + 2);
      const isHorizontal = startsHorizontally === ((index / 2) % 2 === 0);
      const isClockwise = (x - pen.x) * (y - pen.y) > 0 === isHorizontal;
      const radii = [Math.abs(x - pen.x), Math.abs(y - pen.y)];
      pathCommands.push({ command: 'A', values: [...radii, 0, 0, isClockwise ? 1 : 0, x, y] });
      [pen.x, pen.y] = [x, y];
    }
    return pathCommands;
  };
}

/** Ellipses and arcs by centre, radii and angles. */
function createEllipseConverter(isMove: boolean): CommandConverter {
  return (values, pen) => {
    if (values.length === 0 || values.length % 6 !== 0) return null;
    const pathCommands: PathCommand[] = [];
    for (let index = 0; index < values.length; index += 6) {
      const [x = 0, y = 0, rx = 0, ry = 0, from = 0, to = 0] = values.slice(index, index + 6);
      const point = (degrees: number): [number, number] => {
        const angle = (degrees * Math.PI) / 180;
        return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
      };
      const sweep = to - from === 360 ? 360 : (((to - from) % 360) + 360) % 360;
      pathCommands.push({ command: isMove && index === 0 ? 'M' : 'L', values: point(from) });
      if (isMove && index === 0) [pen.startX, pen.startY] = point(from);
      // A full ellipse needs two arcs.
      for (const endAngle of [from + sweep / 2, from + sweep])
        pathCommands.push({
          command: 'A',
          values: [Math.abs(rx), Math.abs(ry), 0, 0, 1, ...point(endAngle)],
        });
      [pen.x, pen.y] = point(from + sweep);
    }
    return pathCommands;
  };
}

const ignoreCommand: CommandConverter = (values) => (values.length === 0 ? [] : null);

const converters = new Map<string, CommandConverter>(
  Object.entries({
    M: createConverter('M', 2),
    L: createConverter('L', 2),
    C: createConverter('C', 6),
    Q: createConverter('Q', 4),
    X: createQuarterConverter(true),
    Y: createQuarterConverter(false),
    T: createEllipseConverter(false),
    U: createEllipseConverter(true),
    Z: (values, pen) => {
      [pen.x, pen.y] = [pen.startX, pen.startY];
      return values.length === 0 ? [{ command: 'Z', values: [] }] : null;
    },
    N: ignoreCommand,
    F: ignoreCommand,
    S: ignoreCommand,
  }),
);
