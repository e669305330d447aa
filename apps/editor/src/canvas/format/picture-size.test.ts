import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPictureSize } from './picture-size.ts';
import { pixelPng } from './testing/random-edits.ts';

const inch = 914_400;
const toUint32Bytes = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
const toUint16Bytes = (number: number): number[] => [number >> 8, number & 255];
const toAsciiBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The start of a PNG with its size, and optionally its resolution in dots per metre. */
function createPng(width: number, height: number, dots?: number): Uint8Array {
  const createChunk = (kind: string, content: number[]) => [
    ...toUint32Bytes(content.length),
    ...toAsciiBytes(kind),
    ...content,
    ...toUint32Bytes(0),
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
    ...createChunk('IHDR', [...toUint32Bytes(width), ...toUint32Bytes(height), 8, 6, 0, 0, 0]),
    ...(dots === undefined ? [] : createChunk('pHYs', [...toUint32Bytes(dots), ...toUint32Bytes(dots), 1])),
    ...createChunk('IDAT', [0, 0, 0, 0, 0, 0, 0, 0]),
    ...createChunk('IEND', []),
  ]);
}

function createJpeg({ width = 192, height = 96, unit = 0, density = 0, marker = 0xffc0 } = {}): Uint8Array {
  const jfif = [
    ...toAsciiBytes('JFIF'),
    0,
    1,
    1,
    unit,
    ...toUint16Bytes(density),
    ...toUint16Bytes(density),
    0,
    0,
  ];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...toUint16Bytes(0xffe0),
    ...toUint16Bytes(jfif.length + 2),
    ...jfif,
    ...toUint16Bytes(0xffc4),
    ...toUint16Bytes(6),
    1,
    2,
    3,
    4,
    ...toUint16Bytes(marker),
    ...toUint16Bytes(11),
    8,
    ...toUint16Bytes(height),
    ...toUint16Bytes(width),
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

const gifBytes = Uint8Array.from([...toAsciiBytes('GIF89a'), 96, 0, 48, 0, 0, 0, 0]);

it.each([
  ['a PNG with 96 pixels per inch', createPng(96, 192), 'image/png', { width: inch, height: 2 * inch }],
  ['a JPEG with 96 pixels per inch', createJpeg(), 'image/jpeg', { width: 2 * inch, height: inch }],
  [
    'a JPEG with its own resolution per inch',
    createJpeg({ unit: 1, density: 192 }),
    'image/jpeg',
    { width: inch, height: inch / 2 },
  ],
  ['a progressive JPEG', createJpeg({ marker: 0xffc2 }), 'image/jpeg', { width: 2 * inch, height: inch }],
  ['a GIF with 96 pixels per inch', gifBytes, 'image/gif', { width: inch, height: inch / 2 }],
])('the size of a picture is read: %s', (_, bytes, type, expected) => {
  expect(readPictureSize({ bytes, type })).toEqual(expected);
});

it('the resolution of a PNG per metre and of a JPEG per centimetre is used', () => {
  const pngSize = readPictureSize({ bytes: createPng(1000, 500, 10_000), type: 'image/png' });
  const jpegSize = readPictureSize({
    bytes: createJpeg({ width: 1000, height: 500, unit: 2, density: 100 }),
    type: 'image/jpeg',
  });
  expect(Math.round(pngSize?.width ?? 0)).toBe(3_600_000);
  expect(Math.round(jpegSize?.width ?? 0)).toBe(3_600_000);
});

it.each([
  ['has no width', createPng(0, 5), 'image/png'],
  ['ends before its size', createPng(5, 5).slice(0, 19), 'image/png'],
  ['is empty', new Uint8Array(), 'image/gif'],
  ['has no frame', createJpeg({ marker: 0xffcc }), 'image/jpeg'],
  ['has an unknown type', createPng(5, 5), 'image/webp'],
])('the size of a picture is null when it %s', (_, bytes, type) => {
  expect(readPictureSize({ bytes, type })).toBeNull();
});

it('the size of a picture in a subarray is read from the subarray only', () => {
  const shiftedBytes = new Uint8Array(pixelPng.length + 20);
  shiftedBytes.set(pixelPng, 20);
  expect(readPictureSize({ bytes: shiftedBytes.subarray(20), type: 'image/png' })).toEqual(
    readPictureSize({ bytes: pixelPng, type: 'image/png' }),
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
