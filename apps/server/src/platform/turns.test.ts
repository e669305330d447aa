import { expect, it } from 'vitest';
import { workAtOnce, workInTurns, writeInParts } from './turns.ts';

function* count(log: string[]): Generator<void, number> {
  for (let part = 1; part <= 3; part += 1) {
    log.push(`part ${part}`);
    yield;
  }
  return 3;
}

it('work in turns lets others have one after each part, and ends with the same as work at once', async () => {
  const log: string[] = [];
  const working = workInTurns(count(log));
  setImmediate(() => log.push('another'));
  expect(await working).toBe(workAtOnce(count([])));
  expect(log.indexOf('another')).toBeLessThan(log.indexOf('part 3'));
  expect(log.indexOf('another')).toBeGreaterThan(0);
});

it('writing in parts writes every item once, in order', async () => {
  const parts: number[][] = [];
  await writeInParts(
    [1, 2, 3, 4, 5],
    async (part) => {
      parts.push([...part]);
    },
    2,
  );
  expect(parts).toEqual([[1, 2], [3, 4], [5]]);
});
