import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameAnswers, mergeAnswers } from './answer-rules.ts';

const said = (level: number | null, comment = '', criterion = 0) => ({ criterion, level, comment });

it.each([
  ['nothing and an empty answer', [], [said(null)], true],
  ['blanks at the end', [said(1, 'Well ')], [said(1, 'Well')], true],
  ['another form of a letter', [said(1, 'Cafe\u0301')], [said(1, 'Café')], true],
  ['another level', [said(1)], [said(0)], false],
  ['another comment', [said(1, 'Well')], [said(1, 'Why?')], false],
  ['another criterion', [said(1)], [said(1, '', 1)], false],
])('with %s answers are the same or not: %#', (_what, one, other, isSame) => {
  expect(isSameAnswers(one, other)).toBe(isSame);
});

it.each([
  ['only here', said(0, 'Well'), said(1, 'Well done'), said(0, 'Well'), said(1, 'Well done')],
  ['only there', said(0, 'Well'), said(0, 'Well'), said(1, 'Why?'), said(1, 'Why?')],
  ['the comment on both sides', said(0), said(0, 'Here'), said(0, 'There'), said(0, 'Here\n\nThere')],
  [
    'as kept without the blank at its end',
    said(0, 'Well '),
    said(0, 'Well '),
    said(0, 'Well'),
    said(0, 'Well '),
  ],
  ['further here than there', said(0), said(0, 'There it is'), said(0, 'There'), said(0, 'There it is')],
  ['the level here and the comment there', said(0), said(1), said(0, 'There'), said(1, 'There')],
])('what changed %s is kept: %#', (_what, base, mine, theirs, merged) => {
  expect(mergeAnswers({ base: [base], mine: [mine], theirs: [theirs] })).toEqual([merged]);
});

const answers = fc.uniqueArray(
  fc.record({
    criterion: fc.nat(4),
    level: fc.option(fc.nat(2)),
    comment: fc.constantFrom('', 'One', 'Two'),
  }),
  { selector: (one) => one.criterion },
);

it('merged answers keep every typed word, whatever the other window changed', () => {
  fc.assert(
    fc.property(answers, answers, answers, (base, mine, theirs) => {
      const merged = mergeAnswers({ base, mine, theirs });
      for (const typed of mine) {
        const before = base.find(({ criterion }) => criterion === typed.criterion)?.comment ?? '';
        const now = merged.find(({ criterion }) => criterion === typed.criterion)?.comment ?? '';
        if (typed.comment !== before) expect(now).toContain(typed.comment);
      }
    }),
  );
});

it("merged answers take the other window's answer if nothing was typed", () => {
  fc.assert(
    fc.property(answers, answers, (base, theirs) => {
      expect(isSameAnswers(mergeAnswers({ base, mine: base, theirs }), theirs)).toBe(true);
    }),
  );
});
