import { outlinePath } from '../../../canvas/geometry/outline-paths.ts';
import type { BoxShape, Outline } from '../../../canvas/scene/scene.ts';
import { nameOfOutline } from '../read/outlines.ts';
import { absoluteSteps } from '../read/svg-path.ts';
import { curveSteps } from './arcs.ts';

/** Coordinate range of custom-shape paths. */
const side = 21_600;

interface Geometry {
  path: string;
  equations?: readonly string[];
  areas?: string;
}

/** The head of an arrow is half as long as the arrow is wide, at any size. */
function arrow(isUpright: boolean, isBack: boolean): Geometry {
  const [along, across] = isUpright ? ['logheight', 'logwidth'] : ['logwidth', 'logheight'];
  const points = ['0 5400', '?f1 5400', '?f1 0', `${side} 10800`, `?f1 ${side}`, '?f1 16200', '0 16200'];
  const placed = points.map((point) => {
    const [x = '', y = ''] = point.split(' ');
    const far = !isBack ? x : x === '0' ? String(side) : x === String(side) ? '0' : '?f0';
    return isUpright ? `${y} ${far}` : `${far} ${y}`;
  });
  return {
    path: `M ${placed[0]} L ${placed.slice(1).join(' ')} Z N`,
    equations: [`min(${across}/2,${along})*${side}/${along}`, `${side}-?f0`],
  };
}

const special: Partial<Record<Outline, Geometry>> = {
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
  rightArrow: arrow(false, false),
  leftArrow: arrow(false, true),
  downArrow: arrow(true, false),
  upArrow: arrow(true, true),
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
const isUnscaled = -2_147_483_648;

/** Geometry of an outline that every program draws as it is drawn here. */
export function geometryXml(outline: Outline): string {
  const { path, equations = [], areas = '0 0 21600 21600' } = special[outline] ?? { path: pathXml(outline) };
  const formulas = equations.map(
    (formula, index) => `<draw:equation draw:name="f${index}" draw:formula="${formula}"/>`,
  );
  return (
    `<draw:enhanced-geometry svg:viewBox="0 0 ${side} ${side}" draw:type="${nameOfOutline(outline)}" draw:text-areas="${areas}" ` +
    `draw:path-stretchpoint-x="${isUnscaled}" draw:path-stretchpoint-y="${isUnscaled}" ` +
    `draw:enhanced-path="${path}">${formulas.join('')}</draw:enhanced-geometry>`
  );
}

function pathXml(outline: Outline): string {
  // `outlinePath` reads only outline and size.
  const path = outlinePath({ outline, width: side, height: side } as BoxShape);
  const steps = curveSteps(absoluteSteps(path) ?? []);
  return `${steps.map(({ command, values }) => [command, ...values.map(Math.round)].join(' ')).join(' ')} N`;
}
