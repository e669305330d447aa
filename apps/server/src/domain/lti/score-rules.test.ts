import { describe, expect, it } from 'vitest';
import {
  computeScore,
  isResultOf,
  isSameScore,
  isWorthTelling,
  type StepFacts,
  scoreTime,
  toScoreBody,
  type WantedScore,
} from './score-rules.ts';

const at = new Date('2026-11-28T10:00:00Z');
const open: StepFacts = {
  status: 'NONE',
  submittedAt: null,
  score: null,
  letter: null,
  isShown: true,
  comments: [],
  isHidden: false,
  isCurrent: true,
};
const handedIn: StepFacts = { ...open, status: 'SUBMITTED', submittedAt: at };

describe('the score of a step', () => {
  it.each<[string, StepFacts, Partial<WantedScore>]>([
    [
      'is in progress while it is written',
      open,
      { activityProgress: 'InProgress', gradingProgress: 'NotReady' },
    ],
    [
      'is not begun before the one before it',
      { ...open, isCurrent: false },
      { activityProgress: 'Initialized' },
    ],
    ['was begun, where it was missed', { ...open, status: 'MISSED' }, { activityProgress: 'Started' }],
    [
      'waits for somebody once it is handed in',
      handedIn,
      { activityProgress: 'Submitted', gradingProgress: 'PendingManual', scoreGiven: null, submittedAt: at },
    ],
    [
      'has its grade',
      { ...handedIn, score: 0 },
      { activityProgress: 'Completed', gradingProgress: 'FullyGraded', scoreGiven: 0 },
    ],
    [
      'has no grade that is held back',
      { ...handedIn, score: 90, isShown: false },
      { activityProgress: 'Submitted', gradingProgress: 'PendingManual', scoreGiven: null },
    ],
    [
      'has a grade without a hand-in',
      { ...open, score: 10 },
      { activityProgress: 'Completed', gradingProgress: 'FullyGraded', submittedAt: null },
    ],
    [
      'has a letter before what was written',
      { ...handedIn, letter: 'B+', comments: ['Good.', 'Mind the end.'] },
      { gradingProgress: 'FullyGraded', scoreGiven: null, comment: 'B+\n\nGood.\n\nMind the end.' },
    ],
    [
      'has no letter that is held back',
      { ...handedIn, letter: 'B+', isShown: false, comments: ['Good.'] },
      { gradingProgress: 'PendingManual', comment: 'Good.' },
    ],
  ])('%s', (_, facts, expected) => {
    expect(computeScore(facts)).toMatchObject(expected);
  });

  it('a score is not sent while names are hidden', () => {
    expect(computeScore({ ...handedIn, score: 80, isHidden: true })).toBeUndefined();
  });

  it('a score has a comment of at most the length that platforms accept', () => {
    expect(computeScore({ ...handedIn, comments: ['x'.repeat(9000)] })?.comment).toHaveLength(4000);
  });

  it('a score is not sent before anything has happened on the step', () => {
    const wanted = (facts: StepFacts) => isWorthTelling(computeScore(facts) as WantedScore);
    expect(wanted({ ...open, isCurrent: false })).toBe(false);
    expect(wanted({ ...open, isCurrent: false, comments: ['Begin soon.'] })).toBe(true);
    expect(wanted(open)).toBe(true);
  });

  it('scores are equal only if all of their values are', () => {
    const score = computeScore(handedIn) as WantedScore;
    expect(isSameScore(score, { ...score, submittedAt: new Date(at) })).toBe(true);
    expect(isSameScore(score, { ...score, comment: 'Good.' })).toBe(false);
    expect(isSameScore(score, { ...score, submittedAt: null })).toBe(false);
  });

  it('a score has a later time stamp than the previous one, even if the clock was set back', () => {
    expect(scoreTime(null, at)).toEqual(at);
    expect(scoreTime(new Date(at.getTime() - 5), at)).toEqual(at);
    expect(scoreTime(at, at)).toEqual(new Date(at.getTime() + 1));
    expect(scoreTime(new Date(at.getTime() + 500), at)).toEqual(new Date(at.getTime() + 501));
  });

  it('a score contains its maximum exactly if it contains points', () => {
    const sent = toScoreBody({ ...(computeScore(handedIn) as WantedScore), scoredAt: at }, 'person-1');
    expect(sent).toEqual({
      userId: 'person-1',
      timestamp: '2026-11-28T10:00:00.000Z',
      activityProgress: 'Submitted',
      gradingProgress: 'PendingManual',
      submission: { submittedAt: '2026-11-28T10:00:00.000Z' },
    });
  });

  it.each([
    [{ score: 16, maximum: 20 }, 80, true],
    [{ score: 80, maximum: null }, 80, true],
    [{ score: 15, maximum: 20 }, 80, false],
    [{ score: null, maximum: 20 }, 80, false],
    [{ score: null, maximum: 20 }, null, true],
    [{ score: 3, maximum: 20 }, null, false],
  ])('%o shows %o: %s', (result, scoreGiven, expected) => {
    expect(isResultOf(result, { scoreGiven })).toBe(expected);
  });
});
