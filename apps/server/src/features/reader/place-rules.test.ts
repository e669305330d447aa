import { readingFilterSchema, submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { placeIn, type ReadingItem, toGradeFrom } from './place-rules.ts';

const id = (number: number) => submissionIdSchema.parse(number);

/** A submission per character: `?` ungraded, `!` late and ungraded, `l` late, `-` not handed in, `.` graded. */
const order = (marks: string): ReadingItem[] =>
  [...marks].map((mark, index) => ({
    id: id(index + 1),
    isToGrade: '?!'.includes(mark),
    isLate: '!l'.includes(mark),
    isSubmitted: mark !== '-',
  }));

it.each([
  ['the next one further on', '..?.?', 1, { count: 2, nextId: 3 }],
  ['not the one that is open', '?..?.', 1, { count: 2, nextId: 4 }],
  ['from the start again after the last', '?...?', 5, { count: 2, nextId: 1 }],
  ['none where only the open one waits', '..?..', 3, { count: 1, nextId: null }],
  ['none where all are graded', '.....', 2, { count: 0, nextId: null }],
  ['the first one for a text that is not in the order', '.?.', 9, { count: 1, nextId: 2 }],
])('filtering ungraded submissions leads to %s', (_, marks, open, expected) => {
  expect(toGradeFrom(order(marks), id(open))).toEqual(expected);
});

it.each([
  ['among all', '.?-!', 'all', 2, { position: 2, previousId: 1, nextId: 3 }],
  ['at the start', '.?-!', 'all', 1, { position: 1, previousId: null, nextId: 2 }],
  ['at the end', '.?-!', 'all', 4, { position: 4, previousId: 3, nextId: null }],
  ['among those to grade', '?.-!?', 'to-grade', 4, { position: 2, previousId: 1, nextId: 5 }],
  ['once it is graded, where it was', '?..!?', 'to-grade', 3, { position: null, previousId: 1, nextId: 4 }],
  ['among the late ones', 'l?!.l', 'late', 3, { position: 2, previousId: 1, nextId: 5 }],
  ['among those not handed in', '-.-', 'not-submitted', 3, { position: 2, previousId: 1, nextId: null }],
  ['by a filter that nothing fits', '...', 'late', 2, { position: null, previousId: null, nextId: null }],
  ['of a student who has left, before all', '.?', 'all', 9, { position: null, previousId: null, nextId: 1 }],
])('the position of a submission %s', (_, marks, filter, open, expected) => {
  expect(placeIn(order(marks), id(open), readingFilterSchema.parse(filter))).toMatchObject(expected);
});

it('the position of a submission includes the count per filter and the next ungraded one', () => {
  expect(placeIn(order('.?-!l'), id(5), 'all')).toMatchObject({
    toGradeId: 2,
    counts: { all: 5, 'to-grade': 2, late: 2, 'not-submitted': 1 },
  });
});
