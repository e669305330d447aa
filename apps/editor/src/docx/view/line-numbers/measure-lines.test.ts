import { expect, it } from 'vitest';
import { withoutBreaks } from './measure-lines.ts';

const rect = (top: number, bottom: number, width: number) => ({ top, bottom, width });
const columnBreak = rect(20, 900, 300);
const separator = rect(0, 18, 0);
const text = rect(0, 18, 40);
const emptyLine = rect(900, 918, 0);

it.each([
  ['the text before it and the empty line after it', [text, columnBreak, emptyLine], [text, emptyLine]],
  ['the empty line after it alone', [separator, columnBreak, emptyLine], [emptyLine]],
])('the lines of a paragraph with a column break are %s', (_name, rects, expected) => {
  expect(withoutBreaks(rects, [columnBreak])).toEqual(expected);
});

it('an empty line of a paragraph without breaks is a line', () => {
  expect(withoutBreaks([separator], [])).toEqual([separator]);
});
