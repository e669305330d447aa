import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTransform, transformBox, transformPoint } from './matrix.ts';

const transformAndRound = (transform: string, x: number, y: number) => {
  const parsed = parseTransform(transform);
  const point = parsed === null ? { x, y } : transformPoint(parsed.matrix, x, y);
  return { x: Math.round(point.x), y: Math.round(point.y) };
};

it.each<[string, { x: number; y: number }]>([
  ['translate (1cm 2cm)', { x: 360_100, y: 720_050 }],
  ['translate(1cm)', { x: 360_100, y: 50 }],
  ['scale (2)', { x: 200, y: 100 }],
  ['scale (2 -1)', { x: 200, y: -50 }],
  ['rotate (1.5707963267949)', { x: 50, y: -100 }],
  ['skewX (-0.785398163397448)', { x: 150, y: 50 }],
  ['skewY (-0.785398163397448)', { x: 100, y: 150 }],
  ['matrix (1 0 0 1 1cm 0cm)', { x: 360_100, y: 50 }],
  ['scale (2 2) translate (1cm 0cm)', { x: 360_200, y: 100 }],
  ['translate (1cm 0cm) scale (2 2)', { x: 720_200, y: 100 }],
  ['ROTATE(3.14159265358979), translate(0cm,0cm)', { x: -100, y: -50 }],
])('the transform %s maps a point', (transform, expected) => {
  expect(transformAndRound(transform, 100, 50)).toEqual(expected);
});

it.each([
  ['no attribute', null],
  ['an empty attribute', ''],
  ['an unknown function', 'bend (1)'],
  ['an unclosed function', 'rotate (1'],
  ['too many functions', 'rotate(1)'.repeat(201)],
  ['too long a text', `rotate(1)${' '.repeat(20_000)}`],
])('a transform with %s is rejected', (_, transform) => {
  expect(parseTransform(transform)).toBeNull();
});

it('rotating a point there and back restores it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -7, max: 7, noNaN: true }),
      fc.integer({ min: -1e7, max: 1e7 }),
      fc.integer({ min: -1e7, max: 1e7 }),
      (angle, x, y) => {
        const text = angle.toFixed(12);
        expect(transformAndRound(`rotate (${text}) rotate (${-Number(text)})`, x, y)).toEqual({
          x: x + 0,
          y: y + 0,
        });
      },
    ),
  );
});

describe('transforming a box', () => {
  const box = { x: 0, y: 0, width: 400, height: 200 };
  const turned = (transform: string) => {
    const parsed = parseTransform(transform);
    return parsed === null ? null : transformBox(parsed, box);
  };

  it.each([
    ['rotate (-1.5707963267949)', { rotation: 90, width: 400, height: 200, x: -300, y: 100 }],
    ['rotate (1.5707963267949)', { rotation: 270, width: 400, height: 200, x: -100, y: -300 }],
    ['scale (2 3)', { rotation: 0, width: 800, height: 600, x: 0, y: 0 }],
    ['scale (-1 1)', { rotation: 0, isFlippedX: true, isFlippedY: false, x: -400 }],
    ['scale (1 -1)', { rotation: 0, isFlippedX: false, isFlippedY: true, y: -200 }],
    ['scale (-1 -1)', { rotation: 0, isFlippedX: true, isFlippedY: true }],
    ['rotate (0) scale (-1 1)', { rotation: 180, isFlippedX: false, isFlippedY: true }],
    ['scale (0 0)', { width: 0, height: 0 }],
  ])('a box transformed by %s is rotated and flipped about its centre', (transform, expected) => {
    expect(turned(transform)).toMatchObject(expected);
  });

  it('a rotated box keeps its size and has the angle of rotation', () => {
    const angle = fc.integer({ min: 0, max: 35_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(angle, (degrees) => {
        const place = turned(`rotate (${((-degrees * Math.PI) / 180).toFixed(12)})`);
        expect(place).toMatchObject({ width: 400, height: 200, rotation: degrees });
      }),
    );
  });
});
