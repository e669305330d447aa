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
])('two answers with %s are compared: %#', (_what, one, other, isSame) => {
  expect(isSameAnswers(one, other)).toBe(isSame);
});

it.each([
  [
    'a change in this window',
    answer(0, 'Well'),
    answer(1, 'Well done'),
    answer(0, 'Well'),
    answer(1, 'Well done'),
  ],
  [
    'a change in the other window',
    answer(0, 'Well'),
    answer(0, 'Well'),
    answer(1, 'Why?'),
    answer(1, 'Why?'),
  ],
  [
    'comments changed in both windows',
    answer(0),
    answer(0, 'Here'),
    answer(0, 'There'),
    answer(0, 'Here\n\nThere'),
  ],
  [
    'a trailing blank that the server removed',
    answer(0, 'Well '),
    answer(0, 'Well '),
    answer(0, 'Well'),
    answer(0, 'Well '),
  ],
  [
    'a longer version of the comment in the other window',
    answer(0),
    answer(0, 'There it is'),
    answer(0, 'There'),
    answer(0, 'There it is'),
  ],
  [
    'a level changed here and a comment changed there',
    answer(0),
    answer(1),
    answer(0, 'There'),
    answer(1, 'There'),
  ],
])('merged answers keep %s: %#', (_what, base, mine, theirs, merged) => {
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
