import type { BoxShape, LineShape, Outline } from '../scene/scene.ts';

/** SVG path data of a shape, in the units of its box. */
export function outlinePath({ outline, path, width, height }: BoxShape): string {
  if (outline === 'path') return path ?? rectangle(width, height);
  if (outline === 'other') return rectangle(width, height);
  return paths[outline](width, height);
}

type Draw = (width: number, height: number) => string;

function rectangle(width: number, height: number): string {
  return polygon([0, 0], [width, 0], [width, height], [0, height]);
}

function polygon(...points: readonly [number, number][]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Corners as fractions of the box. */
function corners(...parts: readonly [number, number][]): Draw {
  return (width, height) => polygon(...parts.map(([x, y]): [number, number] => [x * width, y * height]));
}

/** Regular polygon with its first corner at the top. */
function regular(count: number): Draw {
  return corners(
    ...Array.from({ length: count }, (_, at): [number, number] => {
      const angle = (at * 2 * Math.PI) / count;
      return [0.5 + Math.sin(angle) / 2, 0.5 - Math.cos(angle) / 2];
    }),
  );
}

const starDepth = 0.382;
const star: readonly [number, number][] = Array.from({ length: 10 }, (_, at) => {
  const angle = (at * Math.PI) / 5;
  const reach = at % 2 === 0 ? 0.5 : 0.5 * starDepth;
  return [0.5 + Math.sin(angle) * reach, 0.5 - Math.cos(angle) * reach];
});

/** Arrowhead proportions that OOXML and ODF both use by default. */
function arrow(width: number, height: number): [number, number][] {
  const head = Math.min(height / 2, width);
  return [
    [0, height / 4],
    [width - head, height / 4],
    [width - head, 0],
    [width, height / 2],
    [width - head, height],
    [width - head, (height * 3) / 4],
    [0, (height * 3) / 4],
  ];
}

function ellipse(width: number, height: number): string {
  const [rx, ry] = [round(width / 2), round(height / 2)];
  return `M0 ${ry}A${rx} ${ry} 0 1 1 ${round(width)} ${ry}A${rx} ${ry} 0 1 1 0 ${ry}Z`;
}

function roundRectangle(width: number, height: number): string {
  const r = round(Math.min(width, height) / 6);
  const [w, h] = [round(width), round(height)];
  return `M${r} 0H${w - r}A${r} ${r} 0 0 1 ${w} ${r}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${r}A${r} ${r} 0 0 1 0 ${h - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
}

function cylinder(width: number, height: number): string {
  const [w, h, rx] = [round(width), round(height), round(width / 2)];
  const ry = round(Math.min(height / 8, width / 4));
  return `M0 ${ry}A${rx} ${ry} 0 0 1 ${w} ${ry}V${h - ry}A${rx} ${ry} 0 0 1 0 ${h - ry}ZM0 ${ry}A${rx} ${ry} 0 0 0 ${w} ${ry}`;
}

function heart(width: number, height: number): string {
  const at = (x: number, y: number): string => `${round(x * width)} ${round(y * height)}`;
  return `M${at(0.5, 0.25)}C${at(0.6, -0.1)} ${at(1.1, 0.05)} ${at(0.97, 0.42)}C${at(0.9, 0.65)} ${at(0.65, 0.85)} ${at(0.5, 1)}C${at(0.35, 0.85)} ${at(0.1, 0.65)} ${at(0.03, 0.42)}C${at(-0.1, 0.05)} ${at(0.4, -0.1)} ${at(0.5, 0.25)}Z`;
}

/** Arcs around an ellipse. */
function cloud(width: number, height: number): string {
  const bows = 9;
  const at = (step: number): [number, number] => {
    const angle = (step * 2 * Math.PI) / bows;
    return [round(width * (0.5 + 0.42 * Math.sin(angle))), round(height * (0.5 - 0.4 * Math.cos(angle)))];
  };
  const [rx, ry] = [round(width * 0.16), round(height * 0.16)];
  const arcs = Array.from({ length: bows }, (_, step) => `A${rx} ${ry} 0 0 1 ${at(step + 1).join(' ')}`);
  return `M${at(0).join(' ')}${arcs.join('')}Z`;
}

function speechBubble(width: number, height: number): string {
  return polygon(
    [0, 0],
    [width, 0],
    [width, height],
    [width * 0.42, height],
    [width * 0.29, height * 1.125],
    [width * 0.17, height],
    [0, height],
  );
}

const paths: Record<Outline, Draw> = {
  rectangle,
  roundRectangle,
  ellipse,
  triangle: corners([0.5, 0], [1, 1], [0, 1]),
  rightTriangle: corners([0, 0], [1, 1], [0, 1]),
  diamond: corners([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]),
  parallelogram: corners([0.25, 0], [1, 0], [0.75, 1], [0, 1]),
  trapezoid: corners([0.25, 0], [0.75, 0], [1, 1], [0, 1]),
  pentagon: regular(5),
  hexagon: corners([0.25, 0], [0.75, 0], [1, 0.5], [0.75, 1], [0.25, 1], [0, 0.5]),
  octagon: corners([0.29, 0], [0.71, 0], [1, 0.29], [1, 0.71], [0.71, 1], [0.29, 1], [0, 0.71], [0, 0.29]),
  star5: corners(...star),
  rightArrow: (width, height) => polygon(...arrow(width, height)),
  leftArrow: (width, height) =>
    polygon(...arrow(width, height).map(([x, y]): [number, number] => [width - x, y])),
  downArrow: (width, height) => polygon(...arrow(height, width).map(([x, y]): [number, number] => [y, x])),
  upArrow: (width, height) =>
    polygon(...arrow(height, width).map(([x, y]): [number, number] => [y, height - x])),
  leftRightArrow: (width, height) => {
    const right = arrow(width / 2, height);
    const forth = right.slice(1, -1).map(([x, y]): [number, number] => [width / 2 + x, y]);
    const back = right
      .slice(1, -1)
      .map(([x, y]): [number, number] => [width / 2 - x, y])
      .reverse();
    return polygon(...forth, ...back);
  },
  speechBubble,
  cloud,
  heart,
  cylinder,
};

/** The path of a line through its box, before flips. */
export function linePath({ route, width, height }: Pick<LineShape, 'route' | 'width' | 'height'>): string {
  const [w, h] = [round(width), round(height)];
  const half = round(width / 2);
  if (route === 'elbow') return `M0 0H${half}V${h}H${w}`;
  if (route === 'curve') return `M0 0C${half} 0 ${half} ${h} ${w} ${h}`;
  return `M0 0L${w} ${h}`;
}
