import { expect, it } from 'vitest';
import { readProcessMemory } from './process-memory.ts';

it('a small slice of a shared buffer is copied with the same bytes', () => {
  const shared = Buffer.from('The words of one who shares it.');
  const own = readProcessMemory(shared);
  expect(own.toString()).toBe(shared.toString());
  expect([shared.buffer.byteLength > shared.length, own.buffer.byteLength]).toEqual([true, shared.length]);
});

it('a slice that makes up most of its buffer is not copied', () => {
  const bytes = Buffer.alloc(100).subarray(10, 90);
  const own = readProcessMemory(bytes);
  expect([own.buffer === bytes.buffer, own.byteOffset, own.length]).toEqual([true, 10, 80]);
});
