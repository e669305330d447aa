/** Longer than anything that a hand has drawn; a map of the world is kept and shown as the box around it. */
const longestPath = 400_000;

const counts: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function viewBoxOf(text: string | null): ViewBox | null {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return [x, y, width, height].every(Number.isFinite) && width >= 0 && height >= 0
    ? { x, y, width, height }
    : null;
}

interface Frame {
  box: ViewBox;
  width: number;
  height: number;
}

/** SVG path data of any kind as absolute steps in a box of this size; null for what cannot be followed. One pass. */
export function framedPath(data: string, { box, width, height }: Frame): string | null {
  if (data.length > longestPath) return null;
  const scale = { x: box.width > 0 ? width / box.width : 1, y: box.height > 0 ? height / box.height : 1 };
  const across = (x: number): number => Math.round((x - box.x) * scale.x);
  const down = (y: number): number => Math.round((y - box.y) * scale.y);
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  const written: string[] = [];
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const count = counts[kind];
    if (count === undefined) return null;
    const isRelative = letter === kind;
    const values = numbersIn(rest, kind);
    if (kind === 'z') {
      written.push('Z');
      [pen.x, pen.y] = [pen.startX, pen.startY];
      continue;
    }
    for (let at = 0; at + count <= values.length; at += count) {
      const step = values.slice(at, at + count);
      const base = isRelative ? { x: pen.x, y: pen.y } : { x: 0, y: 0 };
      if (kind === 'h') {
        pen.x = base.x + (step[0] ?? 0);
        written.push(`L${across(pen.x)},${down(pen.y)}`);
      } else if (kind === 'v') {
        pen.y = base.y + (step[0] ?? 0);
        written.push(`L${across(pen.x)},${down(pen.y)}`);
      } else if (kind === 'a') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = step;
        [pen.x, pen.y] = [base.x + x, base.y + y];
        const radii = `${Math.round(Math.abs(rx * scale.x))},${Math.round(Math.abs(ry * scale.y))}`;
        written.push(`A${radii} ${turn} ${large} ${sweep} ${across(pen.x)},${down(pen.y)}`);
      } else {
        const points: string[] = [];
        for (let index = 0; index < count; index += 2) {
          [pen.x, pen.y] = [base.x + (step[index] ?? 0), base.y + (step[index + 1] ?? 0)];
          points.push(`${across(pen.x)},${down(pen.y)}`);
        }
        const isStart = kind === 'm' && at === 0;
        if (isStart) [pen.startX, pen.startY] = [pen.x, pen.y];
        written.push(`${kind === 'm' && !isStart ? 'L' : kind.toUpperCase()}${points.join(' ')}`);
      }
    }
  }
  return written.length === 0 ? null : written.join(' ');
}

/** The flags of an arc may stand without a space between them. */
function numbersIn(text: string, kind: string): number[] {
  if (kind !== 'a') return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
  const arc =
    /([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)/gi;
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number));
}

/** The points of a polyline or polygon as such a path. */
export function pointsPath(points: string, frame: Frame & { isClosed: boolean }): string | null {
  if (points.length > longestPath) return null;
  const path = framedPath(`M${points}`, frame);
  return path === null ? null : path + (frame.isClosed ? ' Z' : '');
}
