import { draftIdSchema, type SubmissionStatus } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import {
  type AssignmentState,
  currentStep,
  gradeTypeOf,
  restoresEarlierHandIn,
  type Step,
  startVerdict,
  statusAtDeadline,
  statusNow,
  statusOfNotStarted,
  statusOnSubmit,
  stoppedAt,
  writingVerdict,
} from './step-rules.ts';

const at = (text: string) => new Date(`2026-03-${text}:00Z`);
const deadline1 = at('05T12:00');
const deadline2 = at('10T12:00');
const end = at('20T12:00');

const step = (id: number, deadline: Date, rest: Partial<Step> = {}): Step => ({
  draftId: draftIdSchema.parse(id),
  deadline,
  isFinal: false,
  status: 'NONE',
  isExempt: false,
  isWritingEnded: false,
  isException: false,
  exceptionDeadline: null,
  ...rest,
});
const steps = (statuses: SubmissionStatus[], rest: Partial<Step>[] = []): Step[] => [
  step(1, deadline1, { status: statuses[0] ?? 'NONE', ...rest[0] }),
  step(2, deadline2, { status: statuses[1] ?? 'NONE', ...rest[1] }),
  step(3, end, { status: statuses[2] ?? 'NONE', isFinal: true, ...rest[2] }),
];
const running: AssignmentState = {
  startAt: at('01T12:00'),
  endAt: end,
  isVisible: true,
  isArchived: false,
  pausedAt: null,
  isEnforced: false,
  isAutoSubmitted: false,
};
const enforced = { ...running, isEnforced: true };

it.each([
  ['is the first open one before any deadline', [], running, at('02T12:00'), 1],
  ['stays the first open one after its deadline without enforcement', [], running, at('06T12:00'), 1],
  ['is the next one with a future deadline under enforcement', [], enforced, at('06T12:00'), 2],
  ['has passed at the very deadline under enforcement', [], enforced, deadline1, 2],
  ['is still the first a minute before', [], enforced, at('05T11:59'), 1],
  ['skips what is handed in', ['SUBMITTED'], running, at('02T12:00'), 2],
  ['is none after the last deadline under enforcement', [], enforced, end, undefined],
  ['is none when all is handed in', ['SUBMITTED', 'MISSED', 'SUBMITTED'], running, at('02T12:00'), undefined],
] as const)('the current draft %s', (_name, statuses, assignment, now, expected) => {
  expect(currentStep(steps([...statuses]), assignment, now)?.draftId).toBe(expected);
});

it('the current draft is the one with an active exception', () => {
  const excepted = steps(
    ['NONE', 'NONE', 'NONE'],
    [{}, { isException: true, exceptionDeadline: at('25T12:00') }],
  );
  expect(currentStep(excepted, enforced, at('21T12:00'))?.draftId).toBe(2);
});

it('the current draft is not one whose exception has expired', () => {
  const excepted = steps(
    ['NONE', 'NONE', 'NONE'],
    [{}, { isException: true, exceptionDeadline: at('21T12:00') }],
  );
  expect(currentStep(excepted, enforced, at('21T12:00'))).toBeUndefined();
});

describe('the current step under an exception', () => {
  const lasting = { isException: true, exceptionDeadline: at('25T12:00') };
  const exempt = { isExempt: true };
  it.each<[string, SubmissionStatus[], Partial<Step>[], AssignmentState, number | undefined]>([
    ['of a draft is that draft', ['NONE', 'NONE'], [{}, lasting], enforced, 2],
    ['of a draft that was missed is that draft', ['MISSED', 'MISSED', 'MISSED'], [{}, lasting], enforced, 2],
    ['of a draft that is handed in is that draft again', ['SUBMITTED', 'NONE'], [lasting], enforced, 1],
    [
      'of the final text that is handed in is the final text again',
      ['MISSED', 'SUBMITTED', 'SUBMITTED_INSTRUCTOR'],
      [{}, {}, lasting],
      enforced,
      3,
    ],
    [
      'of everything is the first that is open, whatever has passed',
      ['MISSED', 'NONE', 'NONE'],
      [exempt, exempt, exempt],
      enforced,
      2,
    ],
    [
      'of everything is none once all is handed in',
      ['SUBMITTED', 'SUBMITTED', 'SUBMITTED_EXCEPTION'],
      [exempt, exempt, exempt],
      enforced,
      undefined,
    ],
    [
      'of a draft comes before that of everything',
      ['NONE', 'SUBMITTED'],
      [exempt, { ...exempt, ...lasting }, exempt],
      running,
      2,
    ],
  ])('the current draft under an exception %s', (_name, statuses, rest, assignment, expected) => {
    expect(currentStep(steps(statuses, rest), assignment, at('21T12:00'))?.draftId).toBe(expected);
  });
});

describe('writing', () => {
  const because = (list: Step[], assignment: AssignmentState, now: Date) => {
    const verdict = writingVerdict(list, assignment, now);
    return verdict.canWrite ? 'open' : verdict.because;
  };
  it.each([
    ['a minute before the start', running, at('01T11:59'), 'assignment.not_started'],
    ['at the start', running, at('01T12:00'), 'open'],
    ['while paused', { ...running, pausedAt: at('02T11:00') }, at('02T12:00'), 'assignment.paused'],
    ['while hidden', { ...running, isVisible: false }, at('02T12:00'), 'not_found'],
    ['in an archived class', { ...running, isArchived: true }, at('02T12:00'), 'class.archived'],
    ['a minute before the enforced end', enforced, at('20T11:59'), 'open'],
    ['at the enforced end', enforced, end, 'assignment.closed'],
    ['after an end that is not enforced', running, at('21T12:00'), 'open'],
  ])('writing %s', (_name, assignment, now, expected) => {
    expect(because(steps([]), assignment, now)).toBe(expected);
  });

  it('writing has ended once the final draft is handed in', () => {
    expect(because(steps(['SUBMITTED', 'SUBMITTED', 'SUBMITTED']), running, at('02T12:00'))).toBe(
      'submission.closed',
    );
  });
});

describe('a pause', () => {
  const pausedAt = at('02T11:00');
  it.each([
    ['stops who could write otherwise', [], { ...running, pausedAt }, at('02T12:00'), pausedAt],
    ['stops nobody while there is none', [], running, at('02T12:00'), null],
    ['stops nobody before the start', [], { ...running, pausedAt }, at('01T11:00'), null],
    [
      'stops nobody from whom it is hidden',
      [],
      { ...running, pausedAt, isVisible: false },
      at('02T12:00'),
      null,
    ],
    [
      'stops nobody in an archived class',
      [],
      { ...running, pausedAt, isArchived: true },
      at('02T12:00'),
      null,
    ],
    ['stops nobody after an enforced end', [], { ...enforced, pausedAt }, end, null],
    [
      'stops nobody who has handed in',
      ['SUBMITTED', 'SUBMITTED', 'SUBMITTED'],
      { ...running, pausedAt },
      at('02T12:00'),
      null,
    ],
  ] as const)('a pause %s', (_name, statuses, assignment, now, expected) => {
    expect(stoppedAt(steps([...statuses]), assignment, now)).toBe(expected);
  });
});

it.each([
  ['at the deadline is on time', deadline1, {}, 'SUBMITTED'],
  ['a minute later is late', at('05T12:01'), {}, 'SUBMITTED_LATE'],
  ['under an exception is its own status', at('05T12:01'), { isException: true }, 'SUBMITTED_EXCEPTION'],
  ['without deadlines is under an exception too', at('05T12:01'), { isExempt: true }, 'SUBMITTED_EXCEPTION'],
  [
    'after the exception has run out is late',
    at('07T12:00'),
    { isException: true, exceptionDeadline: at('06T12:00') },
    'SUBMITTED_LATE',
  ],
] as const)('handing in %s', (_name, now, rest, expected) => {
  expect(statusOnSubmit(step(1, deadline1, rest), now)).toBe(expected);
});

describe('an enforced deadline', () => {
  const auto = { ...enforced, isAutoSubmitted: true };
  it.each([
    ['hands in what is written', auto, deadline1, true, 'SUBMITTED_AUTO'],
    ['leaves the step open a minute before', auto, at('05T11:59'), true, null],
    ['counts an empty page as missed', auto, deadline1, false, 'MISSED'],
    ['counts a text as missed without automatic submission', enforced, deadline1, true, 'MISSED'],
    ['waits while the class is archived', { ...auto, isArchived: true }, deadline1, true, null],
    ['does nothing when it is not enforced', { ...running, isAutoSubmitted: true }, deadline1, true, null],
  ] as const)('an enforced deadline %s', (_name, assignment, now, hasText, expected) => {
    expect(statusAtDeadline(step(1, deadline1), assignment, { now, hasText })).toBe(expected);
  });

  it.each<[string, Partial<Step>]>([
    ['what the student handed in', { status: 'SUBMITTED' }],
    ['what may be handed in again', { status: 'SUBMITTED', isException: true, exceptionDeadline: deadline1 }],
    ['what the instructor handed in', { status: 'SUBMITTED_INSTRUCTOR' }],
    ['what it has closed already', { status: 'SUBMITTED_AUTO' }],
    ['a submission without deadlines', { isExempt: true }],
    [
      'a submission without deadlines, whose exception ran out',
      {
        isExempt: true,
        isException: true,
        exceptionDeadline: deadline1,
      },
    ],
  ])('an enforced deadline never closes %s', (_name, rest) => {
    expect(statusAtDeadline(step(1, deadline1, rest), auto, { now: end, hasText: true })).toBeNull();
  });
  it.each<[string, Partial<AssignmentState>]>([
    ['while writing is paused', { pausedAt: at('04T12:00') }],
    ['while students do not see it', { isVisible: false }],
  ])('an enforced deadline applies to %s too', (_name, rest) => {
    const stopped = { ...auto, ...rest };
    expect(statusAtDeadline(step(1, deadline1), stopped, { now: deadline1, hasText: true })).toBe(
      'SUBMITTED_AUTO',
    );
  });

  it('an enforced deadline waits for the end of an exception', () => {
    const excepted = step(1, deadline1, { isException: true, exceptionDeadline: at('08T12:00') });
    expect(statusAtDeadline(excepted, auto, { now: at('07T12:00'), hasText: true })).toBeNull();
    expect(statusAtDeadline(excepted, auto, { now: at('08T12:00'), hasText: true })).toBe('SUBMITTED_AUTO');
  });
});

describe('a step that its student never began', () => {
  const due = { deadline: deadline1, enrolledAt: at('01T12:00'), isEnforced: true, archivedAt: null };
  it.each([
    ['is missed at the deadline', due, deadline1, 'MISSED'],
    ['is open a minute before', due, at('05T11:59'), 'NONE'],
    ['is open for ever where the deadline is not enforced', { ...due, isEnforced: false }, end, 'NONE'],
    ['is not missed by who joined the class at the deadline', { ...due, enrolledAt: deadline1 }, end, 'NONE'],
    [
      'is not missed in a class that was archived before',
      { ...due, archivedAt: at('05T11:59') },
      end,
      'NONE',
    ],
    ['stays missed in a class that was archived later', { ...due, archivedAt: deadline1 }, end, 'MISSED'],
  ] as const)('a draft that its student never started %s', (_name, step, now, expected) => {
    expect(statusOfNotStarted(step, now)).toBe(expected);
  });
});

it.each([
  ['is open after an end that is not enforced', running, at('25T12:00'), true],
  ['is closed at the enforced end', enforced, end, false],
  ['is closed before the start', running, at('01T11:59'), false],
  ['is closed in an archived class', { ...running, isArchived: true }, at('02T12:00'), false],
])('starting an assignment %s', (_name, assignment, now, expected) => {
  expect(startVerdict(assignment, now).canStart).toBe(expected);
});

it.each([
  ['SUBMITTED_EXCEPTION', 'FINAL_SUBMISSION'],
  ['SUBMITTED_AUTO', 'AUTO_SUBMISSION'],
  ['SUBMITTED_INSTRUCTOR', 'INSTRUCTOR_SUBMISSION'],
  ['MISSED', 'NONE'],
] as const)('the reader shows %s as %s', (status, expected) => {
  expect(gradeTypeOf(status)).toBe(expected);
});

it.each([
  ['counts where nothing is handed in at the end', 4, { status: 'MISSED', seq: 9 }, true],
  ['counts where nothing newer is', 4, { status: 'SUBMITTED_AUTO', seq: 4 }, true],
  ['gives way to what is newer', 4, { status: 'SUBMITTED_AUTO', seq: 5 }, false],
  ['is nothing where nothing was', null, { status: 'MISSED', seq: 9 }, false],
] as const)('what was handed in before a draft was reopened %s', (_name, stored, end, expected) => {
  expect(restoresEarlierHandIn(stored, end)).toBe(expected);
});

it('a submission closed by the instructor is closed, whatever its drafts and exceptions', () => {
  const closed = steps(['NONE', 'SUBMITTED', 'NONE'], [{ isException: true }]).map((one) => ({
    ...one,
    isWritingEnded: true,
  }));
  expect(writingVerdict(closed, running, at('02T12:00'))).toEqual({
    canWrite: false,
    because: 'submission.writing_ended',
  });
});
it('closing the final draft leaves an earlier draft open only with an exception', () => {
  const now = at('02T12:00');
  expect(currentStep(steps(['NONE', 'NONE', 'SUBMITTED']), running, now)).toBeUndefined();
  const excepted = steps(['SUBMITTED', 'NONE', 'SUBMITTED'], [{ isException: true }]);
  expect(currentStep(excepted, running, now)?.draftId).toBe(1);
});

describe('the overall status at a time', () => {
  const now = at('06T12:00');
  it.each([
    ['is that of the final text', steps(['SUBMITTED', 'MISSED', 'NONE']), 'NONE'],
    [
      'is an exception while one of a draft lasts',
      steps(['SUBMITTED'], [{ isException: true }]),
      'EXCEPTION',
    ],
    [
      'is none once its end has passed',
      steps(['SUBMITTED'], [{ isException: true, exceptionDeadline: deadline1 }]),
      'NONE',
    ],
    ['is an exception while no deadline holds', steps([], [{}, {}, { isExempt: true }]), 'EXCEPTION'],
    [
      'is what was handed in then',
      steps(['NONE', 'NONE', 'SUBMITTED_EXCEPTION'], [{}, {}, { isExempt: true }]),
      'SUBMITTED_EXCEPTION',
    ],
  ])('the current status %s', (_name, given, expected) => {
    expect(statusNow(given, now)).toBe(expected);
  });
});
