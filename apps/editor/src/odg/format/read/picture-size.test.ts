import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dot } from '../../../canvas/format/testing/random-edits.ts';
import { readPictureSize } from './picture-size.ts';

const inch = 914_400;
const word = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
const half = (number: number): number[] => [number >> 8, number & 255];
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The start of a PNG with its size, and optionally its resolution in dots per metre. */
function png(width: number, height: number, dots?: number): Uint8Array {
  const chunk = (kind: string, content: number[]) => [
    ...word(content.length),
    ...ascii(kind),
    ...content,
    ...word(0),
  ];
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', [...word(width), ...word(height), 8, 6, 0, 0, 0]),
    ...(dots === undefined ? [] : chunk('pHYs', [...word(dots), ...word(dots), 1])),
    ...chunk('IDAT', [0, 0, 0, 0, 0, 0, 0, 0]),
    ...chunk('IEND', []),
  ]);
}

function jpeg({ width = 192, height = 96, unit = 0, density = 0, marker = 0xffc0 } = {}): Uint8Array {
  const jfif = [...ascii('JFIF'), 0, 1, 1, unit, ...half(density), ...half(density), 0, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...half(0xffe0),
    ...half(jfif.length + 2),
    ...jfif,
    ...half(0xffc4),
    ...half(6),
    1,
    2,
    3,
    4,
    ...half(marker),
    ...half(11),
    8,
    ...half(height),
    ...half(width),
    1,
    0,
    0,
    0,
    0xff,
    0xd9,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
}

const gif = Uint8Array.from([...ascii('GIF89a'), 96, 0, 48, 0, 0, 0, 0]);

it.each([
  ['a PNG with 96 pixels per inch', png(96, 192), 'image/png', { width: inch, height: 2 * inch }],
  ['a JPEG with 96 pixels per inch', jpeg(), 'image/jpeg', { width: 2 * inch, height: inch }],
  [
    'a JPEG with its own resolution per inch',
    jpeg({ unit: 1, density: 192 }),
    'image/jpeg',
    { width: inch, height: inch / 2 },
  ],
  ['a progressive JPEG', jpeg({ marker: 0xffc2 }), 'image/jpeg', { width: 2 * inch, height: inch }],
  ['a GIF with 96 pixels per inch', gif, 'image/gif', { width: inch, height: inch / 2 }],
])('the size of a picture is read: %s', (_, bytes, type, expected) => {
  expect(readPictureSize({ bytes, type })).toEqual(expected);
});

it('the resolution of a PNG per metre and of a JPEG per centimetre is used', () => {
  const metre = readPictureSize({ bytes: png(1000, 500, 10_000), type: 'image/png' });
  const centimetre = readPictureSize({
    bytes: jpeg({ width: 1000, height: 500, unit: 2, density: 100 }),
    type: 'image/jpeg',
  });
  expect(Math.round(metre?.width ?? 0)).toBe(3_600_000);
  expect(Math.round(centimetre?.width ?? 0)).toBe(3_600_000);
});

it.each([
  ['has no width', png(0, 5), 'image/png'],
  ['ends before its size', png(5, 5).slice(0, 19), 'image/png'],
  ['is empty', new Uint8Array(), 'image/gif'],
  ['has no frame', jpeg({ marker: 0xffcc }), 'image/jpeg'],
  ['has an unknown type', png(5, 5), 'image/webp'],
])('the size of a picture is null when it %s', (_, bytes, type) => {
  expect(readPictureSize({ bytes, type })).toBeNull();
});

it('the size of a picture in a subarray is read from the subarray only', () => {
  const wide = new Uint8Array(dot.length + 20);
  wide.set(dot, 20);
  expect(readPictureSize({ bytes: wide.subarray(20), type: 'image/png' })).toEqual(
    readPictureSize({ bytes: dot, type: 'image/png' }),
  );
});

it('arbitrary bytes give a positive picture size or null', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom('image/png', 'image/jpeg', 'image/gif'),
      (bytes, type) => {
        const size = readPictureSize({ bytes, type });
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
      },
    ),
  );
});
