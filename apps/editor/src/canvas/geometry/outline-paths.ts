import type { BoxShape, Outline } from '../scene/scene.ts';

/** SVG path data of a shape, in the units of its box. */
export function buildOutlinePath({ outline, path, width, height }: BoxShape): string {
  if (path !== undefined) return path;
  if (outline === 'path' || outline === 'other') return buildRectangle(width, height);
  return pathBuilders[outline](width, height);
}

type PathBuilder = (width: number, height: number) => string;

function buildRectangle(width: number, height: number): string {
  return buildPolygon([0, 0], [width, 0], [width, height], [0, height]);
}

function buildPolygon(...points: readonly [number, number][]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Corners as fractions of the box. */
function createPolygonBuilder(...cornerFractions: readonly [number, number][]): PathBuilder {
  return (width, height) =>
    buildPolygon(...cornerFractions.map(([x, y]): [number, number] => [x * width, y * height]));
}

/** Regular polygon with its first corner at the top. */
function createRegularPolygonBuilder(count: number): PathBuilder {
  return createPolygonBuilder(
    ...Array.from({ length: count }, (_, index): [number, number] => {
      const angle = (index * 2 * Math.PI) / count;
      return [0.5 + Math.sin(angle) / 2, 0.5 - Math.cos(angle) / 2];
    }),
  );
}

const innerStarRadius = 0.382;
const star: readonly [number, number][] = Array.from({ length: 10 }, (_, index) => {
  const angle = (index * Math.PI) / 5;
  const radius = index % 2 === 0 ? 0.5 : 0.5 * innerStarRadius;
  return [0.5 + Math.sin(angle) * radius, 0.5 - Math.cos(angle) * radius];
});

/** Arrowhead proportions that OOXML and ODF both use by default. */
function buildArrow(width: number, height: number): [number, number][] {
  const headWidth = Math.min(height / 2, width);
  return [
    [0, height / 4],
    [width - headWidth, height / 4],
    [width - headWidth, 0],
    [width, height / 2],
    [width - headWidth, height],
    [width - headWidth, (height * 3) / 4],
    [0, (height * 3) / 4],
  ];
}

function buildEllipse(width: number, height: number): string {
  const [rx, ry] = [round(width / 2), round(height / 2)];
  return `M0 ${ry}A${rx} ${ry} 0 1 1 ${round(width)} ${ry}A${rx} ${ry} 0 1 1 0 ${ry}Z`;
}

function roundRectangle(width: number, height: number): string {
  const r = round(Math.min(width, height) / 6);
  const [w, h] = [round(width), round(height)];
  return `M${r} 0H${w - r}A${r} ${r} 0 0 1 ${w} ${r}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${r}A${r} ${r} 0 0 1 0 ${h - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
}

function buildCylinder(width: number, height: number): string {
  const [w, h, rx] = [round(width), round(height), round(width / 2)];
  const ry = round(Math.min(height / 8, width / 4));
  return `M0 ${ry}A${rx} ${ry} 0 0 1 ${w} ${ry}V${h - ry}A${rx} ${ry} 0 0 1 0 ${h - ry}ZM${w} ${ry}A${rx} ${ry} 0 0 1 0 ${ry}`;
}

function buildHeart(width: number, height: number): string {
  const formatPoint = (x: number, y: number): string => `${round(x * width)} ${round(y * height)}`;
  return `M${formatPoint(0.5, 0.25)}C${formatPoint(0.6, -0.1)} ${formatPoint(1.1, 0.05)} ${formatPoint(0.97, 0.42)}C${formatPoint(0.9, 0.65)} ${formatPoint(0.65, 0.85)} ${formatPoint(0.5, 1)}C${formatPoint(0.35, 0.85)} ${formatPoint(0.1, 0.65)} ${formatPoint(0.03, 0.42)}C${formatPoint(-0.1, 0.05)} ${formatPoint(0.4, -0.1)} ${formatPoint(0.5, 0.25)}Z`;
}

/** Arcs around an ellipse. */
function buildCloud(width: number, height: number): string {
  const arcCount = 9;
  const arcStart = (index: number): [number, number] => {
    const angle = (index * 2 * Math.PI) / arcCount;
    return [round(width * (0.5 + 0.42 * Math.sin(angle))), round(height * (0.5 - 0.4 * Math.cos(angle)))];
  };
  const [rx, ry] = [round(width * 0.16), round(height * 0.16)];
  const arcs = Array.from(
    { length: arcCount },
    (_, index) => `A${rx} ${ry} 0 0 1 ${arcStart(index + 1).join(' ')}`,
  );
  return `M${arcStart(0).join(' ')}${arcs.join('')}Z`;
}

function buildSpeechBubble(width: number, height: number): string {
  return buildPolygon(
    [0, 0],
    [width, 0],
    [width, height],
    [width * 0.42, height],
    [width * 0.29, height * 1.125],
    [width * 0.17, height],
    [0, height],
  );
}

const pathBuilders: Record<Outline, PathBuilder> = {
  rectangle: buildRectangle,
  roundRectangle,
  ellipse: buildEllipse,
  triangle: createPolygonBuilder([0.5, 0], [1, 1], [0, 1]),
  rightTriangle: createPolygonBuilder([0, 0], [1, 1], [0, 1]),
  diamond: createPolygonBuilder([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]),
  parallelogram: createPolygonBuilder([0.25, 0], [1, 0], [0.75, 1], [0, 1]),
  trapezoid: createPolygonBuilder([0.25, 0], [0.75, 0], [1, 1], [0, 1]),
  pentagon: createRegularPolygonBuilder(5),
  hexagon: createPolygonBuilder([0.25, 0], [0.75, 0], [1, 0.5], [0.75, 1], [0.25, 1], [0, 0.5]),
  octagon: createPolygonBuilder(
    [0.29, 0],
    [0.71, 0],
    [1, 0.29],
    [1, 0.71],
    [0.71, 1],
    [0.29, 1],
    [0, 0.71],
    [0, 0.29],
  ),
  star5: createPolygonBuilder(...star),
  rightArrow: (width, height) => buildPolygon(...buildArrow(width, height)),
  leftArrow: (width, height) =>
    buildPolygon(...buildArrow(width, height).map(([x, y]): [number, number] => [width - x, y])),
  downArrow: (width, height) =>
    buildPolygon(...buildArrow(height, width).map(([x, y]): [number, number] => [y, x])),
  upArrow: (width, height) =>
    buildPolygon(...buildArrow(height, width).map(([x, y]): [number, number] => [y, height - x])),
  leftRightArrow: (width, height) => {
    const rightArrow = buildArrow(width / 2, height);
    const rightHalf = rightArrow.slice(1, -1).map(([x, y]): [number, number] => [width / 2 + x, y]);
    const leftHalf = rightArrow
      .slice(1, -1)
      .map(([x, y]): [number, number] => [width / 2 - x, y])
      .reverse();
    return buildPolygon(...rightHalf, ...leftHalf);
  },
  speechBubble: buildSpeechBubble,
  cloud: buildCloud,
  heart: buildHeart,
  cylinder: buildCylinder,
};
