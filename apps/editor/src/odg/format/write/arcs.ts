import type { PathCommand } from '../read/svg-path.ts';

/** Replaces arcs by cubic Bézier curves. */
export function replaceArcs(commands: readonly PathCommand[]): PathCommand[] {
  let [x, y] = [0, 0];
  return commands.flatMap((command): PathCommand[] => {
    const from = { x, y };
    if (command.command === 'H') x = command.values[0] ?? x;
    else if (command.command === 'V') y = command.values[0] ?? y;
    else if (command.command !== 'Z') [x, y] = [command.values.at(-2) ?? x, command.values.at(-1) ?? y];
    return command.command === 'A' ? toCurves(from, command.values) : [command];
  });
}

/** An arc of an axis-aligned ellipse, in segments of at most a quarter. */
function toCurves(from: { x: number; y: number }, values: readonly number[]): PathCommand[] {
  const [rx = 0, ry = 0, , isLarge = 0, isClockwise = 0, x = 0, y = 0] = values;
  if (rx === 0 || ry === 0) return [{ command: 'L', values: [x, y] }];
  const halfChord = { x: (from.x - x) / 2 / rx, y: (from.y - y) / 2 / ry };
  const radiusScale = Math.max(1, Math.hypot(halfChord.x, halfChord.y));
  const [radiusX, radiusY] = [rx * radiusScale, ry * radiusScale];
  const [dx, dy] = [halfChord.x / radiusScale, halfChord.y / radiusScale];
  const centreDistance =
    Math.sqrt(Math.max(0, 1 / (dx * dx + dy * dy || 1) - 1)) * (isLarge === isClockwise ? -1 : 1);
  const unitCentre = { x: centreDistance * dy, y: -centreDistance * dx };
  const start = Math.atan2(dy - unitCentre.y, dx - unitCentre.x);
  const end = Math.atan2(-dy - unitCentre.y, -dx - unitCentre.x);
  let sweep = end - start;
  if (isClockwise !== 0 && sweep < 0) sweep += 2 * Math.PI;
  if (isClockwise === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const centre = {
    x: (from.x + x) / 2 + unitCentre.x * radiusX,
    y: (from.y + y) / 2 + unitCentre.y * radiusY,
  };
  const toPoint = (unitX: number, unitY: number): [number, number] => [
    centre.x + unitX * radiusX,
    centre.y + unitY * radiusY,
  ];
  return Array.from({ length: count }, (_, index) => {
    const [startAngle, endAngle] = [start + (sweep * index) / count, start + (sweep * (index + 1)) / count];
    const handleLength = (4 / 3) * Math.tan((endAngle - startAngle) / 4);
    return {
      command: 'C',
      values: [
        ...toPoint(
          Math.cos(startAngle) - handleLength * Math.sin(startAngle),
          Math.sin(startAngle) + handleLength * Math.cos(startAngle),
        ),
        ...toPoint(
          Math.cos(endAngle) + handleLength * Math.sin(endAngle),
          Math.sin(endAngle) - handleLength * Math.cos(endAngle),
        ),
        ...toPoint(Math.cos(endAngle), Math.sin(endAngle)),
      ],
    };
  });
}
