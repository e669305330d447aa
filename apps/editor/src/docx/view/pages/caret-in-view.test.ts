import { expect, it } from 'vitest';
import { isWithin } from './caret-in-view.ts';

const visible = { top: 100, bottom: 500, left: 0, right: 390 };
const caretAt = (left: number, top: number) => ({ top, bottom: top + 20, left, right: left });
const all = { top: 40, bottom: 40, left: 40, right: 40 };
const onlyVertical = { ...all, left: 0, right: 0 };

it.each([
  ['in the middle', caretAt(200, 300), all, true],
  ['at a line with space below', caretAt(200, 440), all, true],
  ['at a line whose space below is cut off', caretAt(200, 441), all, false],
  ['at the last line of the text', caretAt(200, 480), { ...all, bottom: 0 }, true],
  ['below the last visible line', caretAt(200, 481), { ...all, bottom: 0 }, false],
  ['at a line with space above', caretAt(200, 140), all, true],
  ['at a line whose space above is cut off', caretAt(200, 139), all, false],
  ['near a side that cannot scroll', caretAt(16, 300), onlyVertical, true],
  ['near the left side of a page that scrolls sideways', caretAt(16, 300), all, false],
  ['near the right side of a page that scrolls sideways', caretAt(380, 300), all, false],
] as const)('the caret %s is in view or not', (_place, caret, space, isShown) => {
  expect(isWithin(caret, visible, space)).toBe(isShown);
});
