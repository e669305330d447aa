import { expect, it } from 'vitest';
import { selectFittingItems, separatorWidth } from './fitting.ts';

const tools = [
  { id: 'undo', group: 'history', width: 30 },
  { id: 'redo', group: 'history', width: 30 },
  { id: 'style', group: 'style', width: 100 },
  { id: 'bold', group: 'font', width: 30 },
  { id: 'insert', group: 'insert', width: 80 },
];
const requested = ['undo', 'bold', 'style'];
const whole = 30 + 30 + 100 + 30 + 80 + 3 * separatorWidth;

it.each([
  [whole, ['undo', 'redo', 'style', 'bold', 'insert']],
  [whole - 1, ['undo', 'style', 'bold', 'redo']],
  [30 + 30 + separatorWidth + 40, ['undo', 'bold']],
  [75, ['undo']],
  [0, []],
])('a toolbar of %i pixels holds %j', (space, expected) => {
  expect(
    [
      ...selectFittingItems(tools, {
        availableWidth: space,
        overflowButtonWidth: 40,
        priorityOrder: requested,
      }),
    ].sort(),
  ).toEqual(expected.sort());
});

it('a toolbar never loses a tool when it gets wider', () => {
  let before: ReadonlySet<string> = new Set();
  for (let space = 0; space <= whole + 50; space++) {
    const now = selectFittingItems(tools, {
      availableWidth: space,
      overflowButtonWidth: 40,
      priorityOrder: requested,
    });
    expect([...before].filter((id) => !now.has(id))).toEqual([]);
    before = now;
  }
});
