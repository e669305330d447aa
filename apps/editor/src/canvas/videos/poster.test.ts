import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPoster, posterSize } from './poster.ts';

it('the poster of a linked video is a PNG with a light play sign on dark ground', () => {
  const png = createPoster();
  expect(png.length).toBeLessThan(10_000);
  const start = png.findIndex((_, at) => String.fromCharCode(...png.slice(at, at + 4)) === 'IDAT');
  const length = new DataView(png.buffer).getUint32(start - 4);
  // The checksum of the stream is checked as well.
  const rows = inflateSync(png.slice(start + 4, start + 4 + length));
  const getGrey = (x: number, y: number): number | undefined => rows[y * (posterSize.width + 1) + x + 1];
  expect(rows).toHaveLength(posterSize.height * (posterSize.width + 1));
  expect(getGrey(posterSize.width / 2, posterSize.height / 2)).toBeGreaterThan(0xe0);
  expect([getGrey(0, 0), getGrey(posterSize.width - 1, posterSize.height - 1)]).toEqual([0x26, 0x26]);
});
