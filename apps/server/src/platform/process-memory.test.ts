import { expect, it } from 'vitest';
import { readProcessMemory } from './process-memory.ts';

it('copying out of shared memory takes a small piece out of what others share, with the same bytes', () => {
  const shared = Buffer.from('The words of one who shares it.');
  const own = readProcessMemory(shared);
  expect(own.toString()).toBe(shared.toString());
  expect([shared.buffer.byteLength > shared.length, own.buffer.byteLength]).toEqual([true, shared.length]);
});

it('copying out of shared memory leaves what is most of its memory where it is', () => {
  const bytes = Buffer.alloc(100).subarray(10, 90);
  const own = readProcessMemory(bytes);
  expect([own.buffer === bytes.buffer, own.byteOffset, own.length]).toEqual([true, 10, 80]);
});
