import type { DoublyMarkedText } from '@redraft/contracts';
import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { countDone, listEqualMarks, proposeGrade } from './agreement.ts';

it.each([
  [null, null],
  [{ first: 70, second: 70 }, 70],
  [{ first: 70, second: 60 }, 65],
  [{ first: 70, second: 60.5 }, 65.25],
  [{ first: 70.01, second: 60 }, 65.01],
  [{ first: 'A', second: 'A' }, 'A'],
  [{ first: 'A', second: 'B' }, null],
])('the marks %o lead to the proposed grade %o', (marks, grade) => {
  expect(proposeGrade({ marks })).toBe(grade);
});

it('equal marks are settled together, and no others', () => {
  const common = {
    name: 'Text',
    own: null,
    isFirstDone: true,
    isSecondDone: true,
    difference: 0,
    grade: null,
  };
  const text = (id: number, marks: DoublyMarkedText['marks'], isSettled = false): DoublyMarkedText => ({
    ...common,
    submissionId: submissionIdSchema.parse(id),
    marks,
    isSettled,
  });
  const texts = [
    text(1, { first: 70, second: 70 }),
    text(2, { first: 70, second: 71 }),
    text(3, { first: 80, second: 80 }, true),
    text(4, null),
  ];
  expect(listEqualMarks(texts)).toEqual([{ submissionId: 1, grade: 70 }]);
  expect(countDone(texts)).toEqual({ both: 3, settled: 1 });
});
