import { expect, it } from 'vitest';
import { computeLinearity, findJumps } from './linearity.ts';
import { foldLog } from './process/process.ts';
import { fixture } from './testing/fixture.ts';
import { logOf, withoutLast } from './testing/logs.ts';

it('linearity of the fixture is 149 of 157, without its last save 30 of 38', () => {
  expect(computeLinearity(foldLog(fixture)).linearity).toBe(149 / 157);
  expect(computeLinearity(foldLog(withoutLast(fixture))).linearity).toBe(30 / 38);
});

it('linearity is undefined where nothing was inserted', () => {
  expect(computeLinearity(foldLog(logOf([{ second: 0, text: 'a' }], 'ab'))).linearity).toBeNull();
});

it('linearity counts moved characters as inserted', () => {
  const cut = 'A sentence that is moved elsewhere.';
  const saves = [
    { second: 0, text: 'Rest.' },
    { second: 5, text: `Rest. ${cut}` },
  ];
  expect(computeLinearity(foldLog(logOf(saves, `${cut} Rest.`))).linearity).toBe(1);
});

it('the fixture has no jumps of 20 characters, and four of ten beyond 10', () => {
  const process = foldLog(fixture);
  expect(computeLinearity(process)).toMatchObject({
    jumps: 0,
    steps: 10,
    jumpsPer100: 0,
    medianJump: null,
  });
  expect(findJumps(process, 10)).toEqual([-14, 14, -18, 11]);
  expect(computeLinearity(process, 10)).toMatchObject({ jumps: 4, jumpsPer100: 40, medianJump: 14 });
});

it('jumps start beyond the distance, and deleting backwards is no jump', () => {
  const jumps = (first: string, second: string, base: string) =>
    findJumps(
      foldLog(
        logOf(
          [
            { second: 0, text: first },
            { second: 1, text: second },
          ],
          base,
        ),
      ),
      3,
    );
  expect(jumps('x12345', 'x123y45', '12345')).toEqual([]);
  expect(jumps('x12345', 'x1234y5', '12345')).toEqual([4]);
  expect(jumps('123456x', '1', '123456')).toEqual([]);
  expect(jumps('123456x', '456x', '123456')).toEqual([-7]);
});
