import { expect, it } from 'vitest';
import { spentIn } from './profiles.ts';

it('shares the time in which the thread was busy among functions and files', () => {
  const node = (id: number, functionName: string, url: string, lineNumber: number) => ({
    id,
    callFrame: { functionName, url, lineNumber },
  });
  const profile = {
    nodes: [
      node(1, '(idle)', '', -1),
      node(2, 'readZip', 'node:zlib', 9),
      node(3, '', 'node:zlib', 19),
      node(4, '(garbage collector)', '', -1),
    ],
    samples: [1, 2, 3, 2, 4],
    timeDeltas: [900, 30, 20, 30, 20],
  };
  expect(spentIn(profile)).toEqual({
    functions: [
      { place: 'readZip node:zlib:10', share: 0.6 },
      { place: '(anonymous) node:zlib:20', share: 0.2 },
      { place: '(garbage collector)', share: 0.2 },
    ],
    files: [
      { place: 'node:zlib', share: 0.8 },
      { place: '(garbage collector)', share: 0.2 },
    ],
  });
});
