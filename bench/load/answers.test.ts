import { expect, it } from 'vitest';
import { getVersionIndex, readAnswer, readTime } from './answers.ts';

const full = 'HTTP/1.1 200 OK\r\nContent-Length: 38\r\n\r\n{"LastModifiedTime":"2026-09-01T10:00"}';

it('an answer is read when it is complete', () => {
  const body = '{"LastModifiedTime":"2026-09-01T10:00"}';
  expect(readAnswer(full)).toEqual({ status: 200, body });
  expect(readTime({ status: 200, body })).toBe('2026-09-01T10:00');
});
it('an answer is awaited until its end, wherever it is split', () => {
  for (let length = 0; length < full.length - 1; length++)
    expect(readAnswer(full.slice(0, length))).toBeNull();
});
it('a refusing answer contains no time', () => {
  const refused = readAnswer('HTTP/1.1 409 Conflict\r\ncontent-length: 2\r\n\r\n{}');
  expect(refused).toEqual({ status: 409, body: '{}' });
  expect(refused && readTime(refused)).toBeNull();
});

it.each([
  [1, [0, 0, 0]],
  [2, [0, 1, 0, 1]],
  [4, [0, 1, 2, 3, 2, 1, 0, 1]],
])('versions of %i go forward and back, one at a time', (count, expected) => {
  expect(expected.map((_, save) => getVersionIndex(save, count))).toEqual(expected);
});
