import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameAnswers, mergeAnswers } from './answer-rules.ts';

const answer = (level: number | null, comment = '', criterion = 0) => ({ criterion, level, comment });

it.each([
  ['nothing and an empty answer', [], [answer(null)], true],
  ['blanks at the end', [answer(1, 'Well ')], [answer(1, 'Well')], true],
  ['another form of a letter', [answer(1, 'Cafe\u0301')], [answer(1, 'Café')], true],
  ['another level', [answer(1)], [answer(0)], false],
  ['another comment', [answer(1, 'Well')], [answer(1, 'Why?')], false],
  ['another criterion', [answer(1)], [answer(1, '', 1)], false],
])('with %s answers are the same or not: %#', (_what, one, other, isSame) => {
  expect(isSameAnswers(one, other)).toBe(isSame);
});

it.each([
  ['only here', answer(0, 'Well'), answer(1, 'Well done'), answer(0, 'Well'), answer(1, 'Well done')],
  ['only there', answer(0, 'Well'), answer(0, 'Well'), answer(1, 'Why?'), answer(1, 'Why?')],
  ['the comment on both sides', answer(0), answer(0, 'Here'), answer(0, 'There'), answer(0, 'Here\n\nThere')],
  [
    'as kept without the blank at its end',
    answer(0, 'Well '),
    answer(0, 'Well '),
    answer(0, 'Well'),
    answer(0, 'Well '),
  ],
  [
    'further here than there',
    answer(0),
    answer(0, 'There it is'),
    answer(0, 'There'),
    answer(0, 'There it is'),
  ],
  ['the level here and the comment there', answer(0), answer(1), answer(0, 'There'), answer(1, 'There')],
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
        const baseComment = base.find(({ criterion }) => criterion === typed.criterion)?.comment ?? '';
        const now = merged.find(({ criterion }) => criterion === typed.criterion)?.comment ?? '';
        if (typed.comment !== baseComment) expect(now).toContain(typed.comment);
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
