import type { Step } from '../read/svg-path.ts';

/** Replaces arcs by cubic Bézier curves. */
export function curveSteps(steps: readonly Step[]): Step[] {
  let [x, y] = [0, 0];
  return steps.flatMap((step): Step[] => {
    const from = { x, y };
    if (step.command === 'H') x = step.values[0] ?? x;
    else if (step.command === 'V') y = step.values[0] ?? y;
    else if (step.command !== 'Z') [x, y] = [step.values.at(-2) ?? x, step.values.at(-1) ?? y];
    return step.command === 'A' ? curvesOf(from, step.values) : [step];
  });
}

/** An arc of an axis-aligned ellipse, in segments of at most a quarter. */
function curvesOf(from: { x: number; y: number }, values: readonly number[]): Step[] {
  const [rx = 0, ry = 0, , isLarge = 0, isClockwise = 0, x = 0, y = 0] = values;
  if (rx === 0 || ry === 0) return [{ command: 'L', values: [x, y] }];
  const half = { x: (from.x - x) / 2 / rx, y: (from.y - y) / 2 / ry };
  const reach = Math.max(1, Math.hypot(half.x, half.y));
  const [radiusX, radiusY] = [rx * reach, ry * reach];
  const [dx, dy] = [half.x / reach, half.y / reach];
  const rest = Math.sqrt(Math.max(0, 1 / (dx * dx + dy * dy || 1) - 1)) * (isLarge === isClockwise ? -1 : 1);
  const middle = { x: rest * dy, y: -rest * dx };
  const start = Math.atan2(dy - middle.y, dx - middle.x);
  const end = Math.atan2(-dy - middle.y, -dx - middle.x);
  let sweep = end - start;
  if (isClockwise !== 0 && sweep < 0) sweep += 2 * Math.PI;
  if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const about = { x: (from.x + x) / 2 + middle.x * radiusX, y: (from.y + y) / 2 + middle.y * radiusY };
  const at = (across: number, down: number): [number, number] => [
    about.x + across * radiusX,
    about.y + down * radiusY,
  ];
  return Array.from({ length: count }, (_, index) => {
    const [one, two] = [start + (sweep * index) / count, start + (sweep * (index + 1)) / count];
    const pull = (4 / 3) * Math.tan((two - one) / 4);
    return {
      command: 'C',
      values: [
        ...at(Math.cos(one) - pull * Math.sin(one), Math.sin(one) + pull * Math.cos(one)),
        ...at(Math.cos(two) + pull * Math.sin(two), Math.sin(two) - pull * Math.cos(two)),
        ...at(Math.cos(two), Math.sin(two)),
      ],
    };
  });
}
