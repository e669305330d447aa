import { type Element, findChild } from '../../../xml/element.ts';
import { getNumber, getString, listChildren, parseFinite } from '../../../xml/values.ts';

/** Limits for custom geometries. */
const maxPoints = 20_000;
const maxGuides = 2_000;

/** The outline of an `a:custGeom` as SVG path data in a box of this size; null if it cannot be evaluated. */
export function readCustomPath(
  geometry: Element,
  { width, height }: { width: number; height: number },
): string | null {
  const commands: string[] = [];
  let points = 0;
  for (const path of listChildren(findChild(geometry, 'a:pathLst'), 'a:path')) {
    const pathSize = { width: getNumber(path, 'w') || width, height: getNumber(path, 'h') || height };
    const guides = evaluateGuides(geometry, pathSize);
    const scale = {
      x: pathSize.width === 0 ? 1 : width / pathSize.width,
      y: pathSize.height === 0 ? 1 : height / pathSize.height,
    };
    const pen: Pen = { x: 0, y: 0, guides, scale };
    for (const command of path.children) {
      points += 1 + command.children.length;
      if (points > maxPoints) return null;
      commands.push(toPathCommand(command, pen));
    }
  }
  return commands.length === 0 ? null : commands.join(' ').trim();
}

interface Pen {
  x: number;
  y: number;
  guides: ReadonlyMap<string, number>;
  scale: { x: number; y: number };
}

const commandLetters: Readonly<Record<string, string>> = {
  'a:moveTo': 'M',
  'a:lnTo': 'L',
  'a:quadBezTo': 'Q',
  'a:cubicBezTo': 'C',
};

function toPathCommand(command: Element, pen: Pen): string {
  if (command.name === 'a:close') return 'Z';
  if (command.name === 'a:arcTo') return toArcCommands(command, pen);
  const letter = commandLetters[command.name];
  if (letter === undefined) return '';
  const points = listChildren(command, 'a:pt').map((point) => {
    pen.x = resolveValue(getString(point, 'x'), pen.guides);
    pen.y = resolveValue(getString(point, 'y'), pen.guides);
    return formatPoint(pen);
  });
  return `${letter}${points.join(' ')}`;
}

const formatPoint = ({ x, y, scale }: Pen): string => `${Math.round(x * scale.x)},${Math.round(y * scale.y)}`;

const toRadians = (angle: number): number => (angle / 60_000 / 180) * Math.PI;

/** The current point is on the ellipse at the start angle; the arc is drawn in segments of at most a quarter turn. */
function toArcCommands(command: Element, pen: Pen): string {
  const read = (name: string): number => resolveValue(getString(command, name), pen.guides);
  const radius = { x: Math.abs(read('wR')), y: Math.abs(read('hR')) };
  const [start, sweep] = [
    toRadians(read('stAng')),
    toRadians(Math.max(-21_600_000, Math.min(21_600_000, read('swAng')))),
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

function resolveValue(text: string | null, guides: ReadonlyMap<string, number>): number {
  return parseFinite(text) ?? guides.get(text ?? '') ?? 0;
}

/** Evaluates guides: the predefined ones, then those of the file, each based on earlier ones. */
function evaluateGuides(
  geometry: Element,
  { width, height }: { width: number; height: number },
): Map<string, number> {
  const shortSide = Math.min(width, height);
  const guides = new Map<string, number>([
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
    ['cd4', 5_400_000],
    ['cd8', 2_700_000],
    ['3cd4', 16_200_000],
    ['3cd8', 8_100_000],
    ['5cd8', 13_500_000],
    ['7cd8', 18_900_000],
  ]);
  for (const divisor of [2, 3, 4, 5, 6, 8, 10, 12, 32]) {
    guides.set(`wd${divisor}`, width / divisor);
    guides.set(`hd${divisor}`, height / divisor);
    guides.set(`ssd${divisor}`, shortSide / divisor);
  }
  const guideLists = [findChild(geometry, 'a:avLst'), findChild(geometry, 'a:gdLst')];
  for (const guide of guideLists.flatMap((list) => listChildren(list, 'a:gd')).slice(0, maxGuides)) {
    const [operator = '', ...names] = (getString(guide, 'fmla') ?? '').trim().split(/\s+/);
    const [x = 0, y = 0, z = 0] = names.map((name) => resolveValue(name, guides));
    const value = evaluateGuide(operator, [x, y, z]);
    guides.set(getString(guide, 'name') ?? '', Number.isFinite(value) ? value : 0);
  }
  return guides;
}

function evaluateGuide(operator: string, [x, y, z]: [number, number, number]): number {
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
