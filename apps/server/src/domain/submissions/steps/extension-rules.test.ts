import { assignmentIdSchema, draftIdSchema, type Grant, type SubmissionStatus } from '@redraft/contracts';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  type DeadlineLimits,
  effectiveDeadline,
  statusByDeadline,
  stepsToReopen,
  withEffectiveDeadlines,
  withEffectiveEnd,
} from './extension-rules.ts';
import {
  type AssignmentState,
  type Step,
  startVerdict,
  statusAtDeadline,
  statusOnSubmit,
  writingVerdict,
} from './step-rules.ts';

const at = (text: string) => new Date(`2026-03-${text}Z`);
const grant = (extraPercent: number, extensionMinutes: number): Grant => ({ extraPercent, extensionMinutes });
const minute = 60_000;

const classEnd = at('31T22:00:00');
const inClass = (startAt: Date, rest: Partial<DeadlineLimits> = {}): DeadlineLimits => ({
  startAt,
  zone: 'UTC',
  classEnd,
  ...rest,
});

describe('the deadline of a student', () => {
  const startAt = at('01T12:00:00');
  it.each([
    ['is that of everybody without a grant', at('11T12:00:00'), null, at('11T12:00:00')],
    ['is that of everybody where nothing is granted', at('11T12:00:00'), grant(0, 0), at('11T12:00:00')],
    ['moves by a quarter of ten days', at('11T12:00:00'), grant(25, 0), at('14T00:00:00')],
    ['moves by an extension alone', at('11T12:00:00'), grant(0, 90), at('11T13:30:00')],
    ['moves by both', at('11T12:00:00'), grant(25, 90), at('14T01:30:00')],
    ['doubles the time at a hundred percent', at('02T12:00:00'), grant(100, 0), at('03T12:00:00')],
    ['gains a whole minute for a part of one', at('01T12:01:00'), grant(1, 0), at('01T12:02:00')],
    ['gains no minute more than the share', at('01T13:40:00'), grant(1, 0), at('01T13:41:00')],
    ['keeps its seconds', at('01T12:50:30'), grant(2, 0), at('01T12:52:30')],
    ['gains no time from a start after it', at('01T11:00:00'), grant(50, 5), at('01T11:05:00')],
    ['moves up to the end of the class', at('31T12:00:00'), grant(0, 600), classEnd],
    ['gains no share beyond the end of the class', at('20T12:00:00'), grant(300, 0), classEnd],
    ['stays where it is at the end of the class', classEnd, grant(25, 1440), classEnd],
  ])('the deadline of a student %s', (_name, deadline, granted, expected) => {
    expect(effectiveDeadline(deadline, inClass(startAt), granted)).toEqual(expected);
  });

  const zone = 'Europe/Berlin';
  const wall = (text: string) => DateTime.fromISO(text, { zone }).toJSDate();
  const shown = (date: Date) => DateTime.fromJSDate(date, { zone }).toFormat('yyyy-MM-dd HH:mm');
  const days = (number: number, minutes = 0) => grant(0, number * 1440 + minutes);
  it.each([
    ['moves by a share as time that passes', '2026-03-28T22:00', grant(50, 0), '2026-03-29 05:00'],
    ['keeps its time on the clock in spring', '2026-03-28T22:00', days(3), '2026-03-31 22:00'],
    ['keeps its time on the clock in autumn', '2026-10-24T22:00', days(1), '2026-10-25 22:00'],
    ['moves by hours that pass after the days', '2026-10-24T00:00', days(1, 300), '2026-10-25 04:00'],
    [
      'moves by hours that pass where there are no days',
      '2026-03-28T22:00',
      grant(0, 720),
      '2026-03-29 11:00',
    ],
    ['lies behind a time that clocks skip', '2026-03-28T02:30', days(1), '2026-03-29 03:30'],
  ])('the deadline of a student %s', (_name, due, granted, expected) => {
    const limits = { startAt: wall('2026-03-28T10:00'), zone, classEnd: wall('2026-12-31T00:00') };
    expect(shown(effectiveDeadline(wall(due), limits, granted))).toBe(expected);
  });

  const instants = fc.integer({ min: 0, max: 366 * 24 * 3600 * 1000 });
  const grants = fc.record({
    extraPercent: fc.integer({ min: 0, max: 300 }),
    extensionMinutes: fc.integer({ min: 0, max: 525_600 }),
  });
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'UTC');
  const farAway = new Date('2100-01-01T00:00:00Z');
  const moved = (deadline: number, start: number, granted: Grant, inZone = 'UTC') =>
    effectiveDeadline(
      new Date(deadline),
      { startAt: new Date(start), zone: inZone, classEnd: farAway },
      granted,
    ).getTime();

  it("a student's own deadline is never before the general one, and differs by whole minutes", () => {
    fc.assert(
      fc.property(instants, instants, grants, zones, (deadline, start, granted, inZone) => {
        const gained = moved(deadline, start, granted, inZone) - deadline;
        expect(gained).toBeGreaterThanOrEqual(Math.max(0, granted.extensionMinutes - 60) * minute);
        expect(gained % minute).toBe(0);
      }),
    );
  });
  it("students' own deadlines keep the order of drafts without clock changes", () => {
    fc.assert(
      fc.property(instants, instants, instants, grants, (one, other, start, granted) => {
        fc.pre(one < other);
        expect(moved(one, start, granted)).toBeLessThan(moved(other, start, granted));
      }),
    );
  });
  it("a student's own deadline moves by whole calendar days, and by the rest in elapsed time", () => {
    fc.assert(
      fc.property(instants, fc.nat(365), fc.nat(1439), zones, (deadline, number, rest, inZone) => {
        const full = moved(deadline, 0, days(number), inZone);
        expect(moved(deadline, 0, days(number, rest), inZone)).toBe(full + rest * minute);
      }),
    );
  });
  it("a student's own deadline gains the exact share, rounded to minutes", () => {
    fc.assert(
      fc.property(instants, instants, grants, (deadline, start, granted) => {
        const share = BigInt(Math.max(0, deadline - start)) * BigInt(granted.extraPercent);
        const perMinute = 6_000_000n;
        const minutes = Number((share + perMinute - 1n) / perMinute) + granted.extensionMinutes;
        expect(moved(deadline, start, granted)).toBe(deadline + minutes * minute);
      }),
    );
  });
  it("a student's own deadline lies within the class, and not before the general one", () => {
    fc.assert(
      fc.property(instants, instants, grants, zones, (deadline, length, granted, inZone) => {
        const end = new Date(deadline + length);
        const limits = { startAt: new Date(0), zone: inZone, classEnd: end };
        const due = effectiveDeadline(new Date(deadline), limits, granted).getTime();
        expect(due).toBeGreaterThanOrEqual(deadline);
        expect(due).toBeLessThanOrEqual(end.getTime());
      }),
    );
  });
});

describe('the accommodation of an assignment', () => {
  const id = assignmentIdSchema.parse(7);
  const assignment = {
    id,
    start_at: at('01T12:00:00'),
    end_at: at('11T12:00:00'),
    class_time_zone: 'UTC',
    class_end_day: '2026-03-31',
  };
  const drafts = [{ deadline: at('06T12:00:00') }, { deadline: at('11T12:00:00') }];
  const everywhere = { assignmentId: null, ...grant(0, 60) };
  it.each([
    ['is the one for the class', [everywhere], at('11T13:00:00')],
    [
      'takes the place of the one for the class',
      [everywhere, { assignmentId: id, ...grant(10, 0) }],
      at('12T12:00:00'),
    ],
    [
      'can be none, whatever holds for the class',
      [everywhere, { assignmentId: id, ...grant(0, 0) }],
      at('11T12:00:00'),
    ],
    [
      'is none of another assignment',
      [{ assignmentId: assignmentIdSchema.parse(8), ...grant(10, 0) }],
      at('11T12:00:00'),
    ],
    ['is none where nothing is granted', [], at('11T12:00:00')],
  ])('the accommodation of an assignment %s', (_name, grants, end) => {
    expect(withEffectiveEnd(assignment, grants).end_at).toEqual(end);
    expect(withEffectiveDeadlines(drafts, assignment, grants).at(-1)?.deadline).toEqual(end);
  });
});

const state: AssignmentState = {
  startAt: at('01T12:00:00'),
  endAt: at('11T12:00:00'),
  isVisible: true,
  isArchived: false,
  pausedAt: null,
  isEnforced: true,
  isAutoSubmitted: true,
};
const step = (rest: Partial<Step> = {}): Step => ({
  draftId: draftIdSchema.parse(1),
  deadline: state.endAt,
  isFinal: true,
  status: 'NONE',
  isExempt: false,
  isWritingEnded: false,
  isException: false,
  exceptionDeadline: null,
  ...rest,
});

describe('within an extension', () => {
  const extended = step({ deadline: effectiveDeadline(state.endAt, inClass(state.startAt), grant(0, 60)) });
  const inside = at('11T12:30:00');
  it('a text can be written and handed in on time within an extension', () => {
    expect(writingVerdict([extended], state, inside).canWrite).toBe(true);
    expect(statusOnSubmit(extended, inside)).toBe('SUBMITTED');
    expect(statusAtDeadline(extended, state, { now: inside, hasText: true })).toBeNull();
  });
  it('an assignment can be started until the extended deadline', () => {
    const own = { ...state, endAt: extended.deadline };
    expect(startVerdict(own, inside).canStart).toBe(true);
    expect(startVerdict(own, extended.deadline).canStart).toBe(false);
  });
  it('an exception within an extension has its own status and does not shorten the time', () => {
    const excepted = { ...extended, isException: true, exceptionDeadline: at('11T12:10:00') };
    expect(statusOnSubmit(excepted, at('11T12:05:00'))).toBe('SUBMITTED_EXCEPTION');
    expect(statusAtDeadline(excepted, state, { now: inside, hasText: true })).toBeNull();
    const context = { now: extended.deadline, hasText: true };
    expect(statusAtDeadline(excepted, state, context)).toBe('SUBMITTED_AUTO');
  });
});

describe('a step that a deadline has closed', () => {
  const now = at('10T12:00:00');
  const statuses = (list: Step[]) => stepsToReopen(list, now).map(({ status }) => status);
  it.each<[string, Partial<Step>, SubmissionStatus[]]>([
    ['opens again when it was missed and is not due', { status: 'MISSED' }, ['MISSED']],
    ['opens again when it was handed in by itself', { status: 'SUBMITTED_AUTO' }, ['SUBMITTED_AUTO']],
    ['stays closed when it is still overdue', { status: 'MISSED', deadline: now }, []],
    ['stays as the student handed it in', { status: 'SUBMITTED' }, []],
    ['stays as the student handed it in late', { status: 'SUBMITTED_LATE' }, []],
    ['stays as the instructor handed it in', { status: 'SUBMITTED_INSTRUCTOR' }, []],
    ['is not one that is open', {}, []],
    [
      'stays closed under an exception that has run out',
      {
        status: 'MISSED',
        deadline: at('08T12:00:00'),
        isException: true,
        exceptionDeadline: at('09T12:00:00'),
      },
      [],
    ],
    ['opens again under an exception without an end', { status: 'MISSED', isException: true }, ['MISSED']],
  ])('a draft that a deadline has closed %s', (_name, rest, expected) => {
    expect(statuses([step(rest)])).toEqual(expected);
  });
  it('a draft that a deadline has closed stays closed after the final hand-in', () => {
    const draft = step({ isFinal: false, status: 'MISSED' });
    expect(statuses([draft, step({ status: 'SUBMITTED' })])).toEqual([]);
    expect(statuses([draft, step({ status: 'SUBMITTED_INSTRUCTOR' })])).toEqual([]);
    expect(statuses([draft, step({ status: 'MISSED' })])).toEqual(['MISSED', 'MISSED']);
  });
  it('a draft that a deadline has closed is reopened by its own exception, whatever is handed in', () => {
    const draft = step({ isFinal: false, status: 'MISSED', isException: true });
    expect(statuses([draft, step({ status: 'SUBMITTED' })])).toEqual(['MISSED']);
  });
  it('closed drafts of an exempt submission are reopened, except automatically handed-in ones', () => {
    const draft = (status: SubmissionStatus) =>
      step({ isFinal: false, status, isExempt: true, deadline: at('05T12:00:00') });
    const final = step({ status: 'SUBMITTED_AUTO', isExempt: true, deadline: now });
    expect(statuses([draft('MISSED'), draft('SUBMITTED_AUTO'), final])).toEqual(['MISSED', 'SUBMITTED_AUTO']);
    expect(statuses([draft('MISSED'), { ...final, status: 'SUBMITTED' }])).toEqual([]);
  });
});

describe('a text that was handed in', () => {
  const deadline = at('11T12:00:00');
  const after = at('11T12:00:01');
  it.each<[string, SubmissionStatus, boolean, Date, SubmissionStatus | null]>([
    ['late is on time by a later deadline', 'SUBMITTED_LATE', true, deadline, 'SUBMITTED'],
    ['late stays late by a deadline before it', 'SUBMITTED_LATE', true, after, null],
    ['late is late again without the later deadline', 'SUBMITTED', true, after, 'SUBMITTED_LATE'],
    ['late stays on time while the later deadline holds', 'SUBMITTED', true, deadline, null],
    ['on time never becomes late', 'SUBMITTED', false, after, null],
    ['under an exception keeps its own status', 'SUBMITTED_EXCEPTION', false, after, null],
    ['by the instructor keeps its own status', 'SUBMITTED_INSTRUCTOR', true, after, null],
  ])('a handed-in draft %s', (_name, status, wasLate, submittedAt, expected) => {
    expect(statusByDeadline({ status, wasLate, submittedAt, deadline })).toBe(expected);
  });
  it('a draft handed in automatically is neither late nor punctual', () => {
    expect(statusByDeadline({ status: 'NONE', wasLate: false, submittedAt: null, deadline })).toBeNull();
  });
});
