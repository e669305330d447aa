import type { BoxShape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { createFormulaEvaluator } from './formulas.ts';
import { outlineNamed } from './outlines.ts';
import { inBox, type Step, viewBoxIn } from './svg-path.ts';

interface Size {
  width: number;
  height: number;
}

/** The outline of a custom shape: a known one by its type, otherwise its path if that can be evaluated. */
export function enhancedOutline(geometry: Element | null, size: Size): Pick<BoxShape, 'outline' | 'path'> {
  const data = getString(geometry, 'draw:enhanced-path') ?? '';
  const known = outlineNamed(getString(geometry, 'draw:type') ?? '', data);
  if (known !== null) return { outline: known };
  const path = geometry === null ? null : followedPath(geometry, data, size);
  return path === null ? { outline: 'other' } : { outline: 'path', path };
}

/** Longer than any program's shape paths. */
const maxLength = 200_000;

function followedPath(geometry: Element, data: string, size: Size): string | null {
  const box = viewBoxIn(getString(geometry, 'svg:viewBox'));
  // Stretch points and sub-view sizes are not supported.
  const isPlain = !['draw:path-stretchpoint-x', 'draw:path-stretchpoint-y', 'draw:sub-view-size'].some(
    (name) => isSet(getString(geometry, name)),
  );
  if (box === null || !isPlain || data.length > maxLength || size.width === 0 || size.height === 0)
    return null;
  const evaluate = createFormulaEvaluator(
    geometry,
    new Map(
      Object.entries({
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
      }),
    ),
  );
  const steps: Step[] = [];
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  const words = data.trim().split(/\s+/);
  for (let at = 0; at < words.length; ) {
    const follow = commands.get(words[at] ?? '');
    const values: number[] = [];
    for (at += 1; at < words.length && !/^[A-Z]$/.test(words[at] ?? ''); at++) {
      const value = evaluate(words[at] ?? '');
      if (value === null) return null;
      values.push(value);
    }
    const followed = follow?.(values, pen) ?? null;
    if (followed === null) return null;
    for (const step of followed) steps.push(step);
  }
  return steps.length === 0 ? null : inBox(steps, box, size);
}

const isSet = (text: string | null): boolean => text !== null && text !== '-2147483648';

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

type Follow = (values: readonly number[], pen: Pen) => Step[] | null;

function inSteps(command: string, count: number): Follow {
  return (values, pen) => {
    if (values.length === 0 || values.length % count !== 0) return null;
    const steps: Step[] = [];
    for (let at = 0; at < values.length; at += count) {
      const own = values.slice(at, at + count);
      [pen.x, pen.y] = [own.at(-2) ?? pen.x, own.at(-1) ?? pen.y];
      const isStart = command === 'M' && at === 0;
      if (isStart) [pen.startX, pen.startY] = [pen.x, pen.y];
      steps.push({ command: command === 'M' && !isStart ? 'L' : command, values: own });
    }
    return steps;
  };
}

/** Quarter ellipses that start alternately along each axis. */
function quarters(isAcross: boolean): Follow {
  return (values, pen) => {
    if (values.length === 0 || values.length % 2 !== 0) return null;
    const steps: Step[] = [];
    for (let at = 0; at < values.length; at += 2) {
      const [x = 0, y = 0] = values.slice(at, at + 2);
      const startsAcross = isAcross === ((at / 2) % 2 === 0);
      const isClockwise = (x - pen.x) * (y - pen.y) > 0 === startsAcross;
      const radii = [Math.abs(x - pen.x), Math.abs(y - pen.y)];
      steps.push({ command: 'A', values: [...radii, 0, 0, isClockwise ? 1 : 0, x, y] });
      [pen.x, pen.y] = [x, y];
    }
    return steps;
  };
}

/** Ellipses and arcs by centre, radii and angles. */
function ellipses(isMove: boolean): Follow {
  return (values, pen) => {
    if (values.length === 0 || values.length % 6 !== 0) return null;
    const steps: Step[] = [];
    for (let at = 0; at < values.length; at += 6) {
      const [x = 0, y = 0, rx = 0, ry = 0, from = 0, to = 0] = values.slice(at, at + 6);
      const point = (degrees: number): [number, number] => {
        const angle = (degrees * Math.PI) / 180;
        return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
      };
      const sweep = to - from === 360 ? 360 : (((to - from) % 360) + 360) % 360;
      steps.push({ command: isMove && at === 0 ? 'M' : 'L', values: point(from) });
      if (isMove && at === 0) [pen.startX, pen.startY] = point(from);
      // A full ellipse needs two arcs.
      for (const half of [from + sweep / 2, from + sweep])
        steps.push({ command: 'A', values: [Math.abs(rx), Math.abs(ry), 0, 0, 1, ...point(half)] });
      [pen.x, pen.y] = point(from + sweep);
    }
    return steps;
  };
}

const nothing: Follow = (values) => (values.length === 0 ? [] : null);

const commands = new Map<string, Follow>(
  Object.entries({
    M: inSteps('M', 2),
    L: inSteps('L', 2),
    C: inSteps('C', 6),
    Q: inSteps('Q', 4),
    X: quarters(true),
    Y: quarters(false),
    T: ellipses(false),
    U: ellipses(true),
    Z: (values, pen) => {
      [pen.x, pen.y] = [pen.startX, pen.startY];
      return values.length === 0 ? [{ command: 'Z', values: [] }] : null;
    },
    N: nothing,
    F: nothing,
    S: nothing,
  }),
);
