import { expect, it } from 'vitest';
import { computeTimeSpent } from './profiles.ts';

it('divides the busy time of a thread among functions, files and their callers', () => {
  const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
    id,
    callFrame: { functionName, url, lineNumber: 9 },
    children,
  });
  const profile = {
    nodes: [
      node(1, '(root)', '', [2, 3, 6]),
      node(2, '(idle)', ''),
      node(3, 'planSave', 'file:///app/src/domain/revisions/save-rules.ts', [4, 5]),
      node(4, 'inflate', 'node:zlib'),
      node(5, '', 'node:zlib'),
      node(6, '(garbage collector)', ''),
    ],
    samples: [2, 4, 5, 4, 6],
    timeDeltas: [900_000, 30_000, 20_000, 30_000, 20_000],
  };
  expect(computeTimeSpent(profile)).toEqual({
    seconds: 0.1,
    areas: [
      { place: 'planning (parse, diff, encode)', share: 0.8 },
      { place: '(garbage collector)', share: 0.2 },
    ],
    functions: [
      { place: 'inflate node:zlib:10', share: 0.6 },
      { place: '(anonymous) node:zlib:10', share: 0.2 },
      { place: '(garbage collector)', share: 0.2 },
    ],
    files: [
      { place: 'node:zlib', share: 0.8 },
      { place: '(garbage collector)', share: 0.2 },
    ],
  });
});
