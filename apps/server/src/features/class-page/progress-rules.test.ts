import { expect, it } from 'vitest';
import { draftToReport, type StepProgress } from './progress-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');

/** Drafts by days until their deadline and number of submissions; the last one is the final draft. */
function steps(...each: readonly (readonly [days: number, handedIn: number])[]): StepProgress[] {
  return each.map(([days, handedIn], index) => ({
    title: `Draft ${index + 1}`,
    isFinal: index === each.length - 1,
    deadline: new Date(now.getTime() + days * 86_400_000),
    handedIn,
  }));
}

it.each([
  ['none where there is only the final text', steps([7, 0]), null],
  ['the first, before anybody has handed in', steps([7, 0], [14, 0]), { title: 'Draft 1', handedIn: 0 }],
  ['the one that is due next', steps([7, 2], [14, 0]), { title: 'Draft 1', handedIn: 2 }],
  ['the one before, while nobody has the next', steps([-1, 2], [14, 0]), { title: 'Draft 1', handedIn: 2 }],
  [
    'the next, as soon as somebody has it',
    steps([-1, 3], [7, 1], [14, 0]),
    { title: 'Draft 2', handedIn: 1 },
  ],
  [
    'the next, where nobody had the one before',
    steps([-1, 0], [7, 0], [14, 0]),
    { title: 'Draft 2', handedIn: 0 },
  ],
  ['none once somebody has handed in the final text', steps([-1, 3], [14, 1]), null],
  ['none where nobody had a draft that is over', steps([-1, 0], [14, 0]), null],
  ['none once everything is due', steps([-8, 3], [-1, 0]), null],
  ['none of no steps', [], null],
] as const)('the draft that most of the class has reached is %s', (_which, all, expected) => {
  expect(draftToReport(all, now)).toEqual(expected);
});
