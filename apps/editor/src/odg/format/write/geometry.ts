import { buildOutlinePath } from '../../../canvas/geometry/outline-paths.ts';
import type { BoxShape, Outline } from '../../../canvas/scene/scene.ts';
import { getOutlineName } from '../read/outlines.ts';
import { parsePath } from '../read/svg-path.ts';
import { replaceArcs } from './arcs.ts';

/** Coordinate range of custom-shape paths. */
const pathSize = 21_600;

interface Geometry {
  path: string;
  equations?: readonly string[];
  areas?: string;
}

/** The head of an arrow is half as long as the arrow is wide, at any size. */
function createArrow(isVertical: boolean, isReversed: boolean): Geometry {
  const [length, breadth] = isVertical ? ['logheight', 'logwidth'] : ['logwidth', 'logheight'];
  const points = [
    '0 5400',
    '?f1 5400',
    '?f1 0',
    `${pathSize} 10800`,
    `?f1 ${pathSize}`,
    '?f1 16200',
    '0 16200',
  ];
  const placedPoints = points.map((point) => {
    const [x = '', y = ''] = point.split(' ');
    const position = !isReversed ? x : x === '0' ? String(pathSize) : x === String(pathSize) ? '0' : '?f0';
    return isVertical ? `${y} ${position}` : `${position} ${y}`;
  });
  return {
    path: `M ${placedPoints[0]} L ${placedPoints.slice(1).join(' ')} Z N`,
    equations: [`min(${breadth}/2,${length})*${pathSize}/${length}`, `${pathSize}-?f0`],
  };
}

const customGeometries: Partial<Record<Outline, Geometry>> = {
  rectangle: { path: 'M 0 0 L 21600 0 21600 21600 0 21600 0 0 Z N' },
  ellipse: {
    path: 'U 10800 10800 10800 10800 0 360 Z N',
    areas: '3163 3163 18437 18437',
  },
  roundRectangle: {
    path: 'M ?f0 0 L ?f2 0 X 21600 ?f1 L 21600 ?f3 Y ?f2 21600 L ?f0 21600 X 0 ?f3 L 0 ?f1 Y ?f0 0 Z N',
    equations: [
      'min(logwidth,logheight)/6*21600/logwidth',
      'min(logwidth,logheight)/6*21600/logheight',
      '21600-?f0',
      '21600-?f1',
    ],
  },
  rightArrow: createArrow(false, false),
  leftArrow: createArrow(false, true),
  downArrow: createArrow(true, false),
  upArrow: createArrow(true, true),
  leftRightArrow: {
    path: 'M 0 10800 L ?f0 0 ?f0 5400 ?f1 5400 ?f1 0 21600 10800 ?f1 21600 ?f1 16200 ?f0 16200 ?f0 21600 Z N',
    equations: ['min(logheight/2,logwidth/2)*21600/logwidth', '21600-?f0'],
  },
  cylinder: {
    path: 'M 0 ?f0 Y 10800 0 X 21600 ?f0 L 21600 ?f2 Y 10800 21600 X 0 ?f2 Z N M 0 ?f0 Y 10800 ?f1 X 21600 ?f0 F N',
    equations: ['min(logheight/8,logwidth/4)*21600/logheight', '?f0*2', '21600-?f0'],
  },
};

/** LibreOffice gives some shape types fixed corners unless this value turns stretching off. */
const noStretchPoint = -2_147_483_648;

/** Geometry of an outline that every program draws as it is drawn here. */
export function createGeometryXml(outline: Outline): string {
  const {
    path,
    equations = [],
    areas = '0 0 21600 21600',
  } = customGeometries[outline] ?? { path: createPathXml(outline) };
  const formulas = equations.map(
    (formula, index) => `<draw:equation draw:name="f${index}" draw:formula="${formula}"/>`,
  );
  return (
    `<draw:enhanced-geometry svg:viewBox="0 0 ${pathSize} ${pathSize}" draw:type="${getOutlineName(outline)}" draw:text-areas="${areas}" ` +
    `draw:path-stretchpoint-x="${noStretchPoint}" draw:path-stretchpoint-y="${noStretchPoint}" ` +
    `draw:enhanced-path="${path}">${formulas.join('')}</draw:enhanced-geometry>`
  );
}

function createPathXml(outline: Outline): string {
  // `buildOutlinePath` reads only outline and size.
  const path = buildOutlinePath({ outline, width: pathSize, height: pathSize } as BoxShape);
  const commands = replaceArcs(parsePath(path) ?? []);
  return `${commands.map(({ command, values }) => [command, ...values.map(Math.round)].join(' ')).join(' ')} N`;
}
