import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canApplyIndents,
  computeCommonIndents,
  firstLines,
  type Indents,
  readIndents,
  toAttributes,
} from './indents.ts';

it.each([
  ['nothing', {}, { left: 0, right: 0, firstLine: 'none', firstLineIndent: 0 }],
  [
    'a first line',
    { indentFirstLine: 720 },
    { left: 0, right: 0, firstLine: 'indented', firstLineIndent: 720 },
  ],
  [
    'an entry of a bibliography',
    { indentLeft: 720, indentFirstLine: -720, hangingIndent: true },
    { left: 0, right: 0, firstLine: 'hanging', firstLineIndent: 720 },
  ],
  [
    'a block quote',
    { indentLeft: 720, indentRight: 720, indentFirstLine: 0 },
    { left: 720, right: 720, firstLine: 'none', firstLineIndent: 0 },
  ],
  [
    'lines that hang out into the margin',
    { indentLeft: 0, indentFirstLine: -360, hangingIndent: true },
    { left: -360, right: 0, firstLine: 'hanging', firstLineIndent: 360 },
  ],
])('the indents of a paragraph with %s are the visible ones', (_what, attrs, indents) => {
  expect(readIndents(attrs)).toEqual(indents);
});

it('the indents of a paragraph are unchanged by a round trip', () => {
  const lengths = fc.integer({ min: -5000, max: 5000 });
  const some = fc.record({
    left: lengths,
    right: lengths,
    firstLine: fc.constantFrom(...firstLines),
    firstLineIndent: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(some, (indents) => {
      const firstLineIndent = indents.firstLine === 'none' ? 0 : indents.firstLineIndent;
      expect(readIndents(toAttributes(indents))).toEqual({ ...indents, firstLineIndent });
    }),
  );
});

it('the indents of several paragraphs contain only the values that all share', () => {
  const one: Indents = { left: 0, right: 0, firstLine: 'indented', firstLineIndent: 720 };
  expect(computeCommonIndents([one, { ...one, left: 720 }])).toEqual({ ...one, left: null });
});

it.each([
  ['with a first-line indent', 'indented', false],
  ['with mixed first lines', null, false],
  ['without a first-line indent, whose field is hidden', 'none', true],
] as const)(
  'an unreadable first-line indent %s decides whether indents can be applied',
  (_what, firstLine, expected) => {
    const [valid, unreadable] = [{ problem: null }, { problem: 'unclear' as const }];
    expect(canApplyIndents({ left: valid, right: valid, firstLine, firstLineIndent: unreadable })).toBe(
      expected,
    );
    expect(canApplyIndents({ left: unreadable, right: valid, firstLine, firstLineIndent: valid })).toBe(
      false,
    );
  },
);
