import { expect, it } from 'vitest';
import { readElement } from '../xml/element.ts';
import { readCustomOutline } from './custom-geometry.ts';

const size = { width: 1000, height: 500 };
const createPointXml = (x: string | number, y: string | number): string => `<a:pt x="${x}" y="${y}"/>`;
const createMoveXml = (x: string | number, y: string | number): string =>
  `<a:moveTo>${createPointXml(x, y)}</a:moveTo>`;
const createLineXml = (x: string | number, y: string | number): string =>
  `<a:lnTo>${createPointXml(x, y)}</a:lnTo>`;

function parsePath(commands: string, { guides = '', attributes = '' } = {}): string | null {
  const geometry = readElement(
    `<a:custGeom><a:avLst/><a:gdLst>${guides}</a:gdLst><a:pathLst><a:path${attributes}>${commands}</a:path></a:pathLst></a:custGeom>`,
  );
  return geometry === null ? null : (readCustomOutline(geometry, size)?.path ?? null);
}

/** The end of a line to a guide with this formula. */
const evaluateGuide = (formula: string): string | undefined =>
  parsePath(createMoveXml(0, 0) + createLineXml('g', 0), {
    guides: `<a:gd name="g" fmla="${formula}"/>`,
  })?.split(/[L,]/)[2];

it.each([
  ['lines', createMoveXml(0, 0) + createLineXml(10, 20), 'M0,0 L10,20'],
  ['a close command', `${createMoveXml(0, 0)}${createLineXml(5, 5)}<a:close/>`, 'M0,0 L5,5 Z'],
  [
    'a quadratic curve',
    `${createMoveXml(0, 0)}<a:quadBezTo>${createPointXml(1, 2)}${createPointXml(3, 4)}</a:quadBezTo>`,
    'M0,0 Q1,2 3,4',
  ],
  [
    'a cubic curve',
    `${createMoveXml(0, 0)}<a:cubicBezTo>${createPointXml(1, 2)}${createPointXml(3, 4)}${createPointXml(5, 6)}</a:cubicBezTo>`,
    'M0,0 C1,2 3,4 5,6',
  ],
  ['an unknown command', `${createMoveXml(0, 0)}<a:jumpTo/>${createLineXml(1, 1)}`, 'M0,0 L1,1'],
  [
    'named coordinates',
    createMoveXml('l', 't') + createLineXml('r', 'b') + createLineXml('hc', 'vc'),
    'M0,0 L1000,500 L500,250',
  ],
  [
    'named fractions of its sides',
    createMoveXml('wd2', 'hd5') + createLineXml('ssd2', 'ss'),
    'M500,100 L250,500',
  ],
])('a custom path with %s is read', (_, commands, expected) => {
  expect(parsePath(commands)).toBe(expected);
});

it('a custom path is scaled from its path size to the size of the shape', () => {
  expect(parsePath(createMoveXml(10, 10) + createLineXml(100, 100), { attributes: ' w="100" h="100"' })).toBe(
    'M100,50 L1000,500',
  );
});

it.each([
  ['a quarter', 'wR="100" hR="100" stAng="0" swAng="5400000"', 'M100,0 A100,100 0 0 1 0,100'],
  [
    'a counterclockwise quarter',
    'wR="100" hR="100" stAng="0" swAng="-5400000"',
    'M100,0 A100,100 0 0 0 0,-100',
  ],
  [
    'a half as two arcs',
    'wR="100" hR="50" stAng="0" swAng="10800000"',
    'M100,0 A100,50 0 0 1 0,50 A100,50 0 0 1 -100,0',
  ],
])('an arc of a custom path is read: %s', (_, attributes, expected) => {
  expect(parsePath(`${createMoveXml(100, 0)}<a:arcTo ${attributes}/>`)).toBe(expected);
});

it('an arc of a custom path is limited to one turn', () => {
  const arcs = parsePath(
    `${createMoveXml(100, 0)}<a:arcTo wR="100" hR="100" stAng="0" swAng="99999999999"/>`,
  );
  expect(arcs?.match(/A/g)).toHaveLength(4);
});

it.each([
  ['it is empty', ''],
  ['it has too many points', createLineXml(1, 1).repeat(10_001)],
])('a custom path is null when %s', (_, commands) => {
  expect(parsePath(commands)).toBeNull();
});

it.each([
  ['val 7', '7'],
  ['*/ w 1 4', '250'],
  ['+- w 10 20', '990'],
  ['+/ w 500 3', '500'],
  ['?: 1 5 6', '5'],
  ['?: 0 5 6', '6'],
  ['?: -1 5 6', '6'],
  ['abs -7', '7'],
  ['max 3 4', '4'],
  ['min 3 4', '3'],
  ['mod 3 4 12', '13'],
  ['pin 2 1 8', '2'],
  ['pin 2 5 8', '5'],
  ['pin 2 9 8', '8'],
  ['sqrt 81', '9'],
  ['cos 100 0', '100'],
  ['sin 100 cd4', '100'],
  ['tan 100 cd8', '100'],
  ['at2 100 100', '2700000'],
  ['cat2 100 3 4', '60'],
  ['sat2 100 3 4', '80'],
  ['*/ w 1 0', '0'],
  ['sqrt -1', '0'],
  ['nobody 5', '0'],
  ['val nobody', '0'],
])('the guide formula %s evaluates to %s', (formula, expected) => {
  expect(evaluateGuide(formula)).toBe(expected);
});

it('a guide formula can use earlier guides only', () => {
  const guides =
    '<a:gd name="a" fmla="val 5"/><a:gd name="b" fmla="*/ a 3 1"/><a:gd name="c" fmla="+- d 1 0"/><a:gd name="d" fmla="val 9"/>';
  expect(parsePath(createMoveXml('a', 'b') + createLineXml('c', 'd'), { guides })).toBe('M5,15 L1,9');
});
