import { draftIdSchema, submissionStatuses } from '@redraft/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepsToReopen } from './extension-rules.ts';
import {
  type AssignmentState,
  currentStep,
  isOverdue,
  type Step,
  statusAtDeadline,
  statusOnSubmit,
  submissionStatusOf,
  writingVerdict,
} from './step-rules.ts';

/** Properties that hold for every submission at any time, whatever was granted, moved, paused or hidden. */
const moment = fc.integer({ min: 0, max: 40 }).map((hours) => new Date(Date.UTC(2026, 2, 28, 12 + hours)));

const anyStep = fc.record({
  deadline: moment,
  status: fc.constantFrom(...submissionStatuses),
  isException: fc.boolean(),
  exceptionDeadline: fc.option(moment),
});
const anySteps = fc
  .tuple(fc.array(anyStep, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.boolean())
  .map(([list, isExempt, isWritingEnded]): Step[] =>
    list
      .toSorted((one, other) => Number(one.deadline) - Number(other.deadline))
      .map((one, index) => ({
        ...one,
        isExempt,
        isWritingEnded,
        draftId: draftIdSchema.parse(index + 1),
        isFinal: index === list.length - 1,
      })),
  );
const anyAssignment: fc.Arbitrary<AssignmentState> = fc.record({
  startAt: moment,
  endAt: moment,
  isVisible: fc.boolean(),
  isArchived: fc.boolean(),
  pausedAt: fc.option(moment),
  isEnforced: fc.boolean(),
  isAutoSubmitted: fc.boolean(),
});
const running: Partial<AssignmentState> = {
  isVisible: true,
  isArchived: false,
  pausedAt: null,
  isEnforced: true,
};

/** The drafts as the sweep leaves them. */
const close = (
  steps: readonly Step[],
  assignment: AssignmentState,
  context: { now: Date; hasText: boolean },
) => steps.map((step) => ({ ...step, status: statusAtDeadline(step, assignment, context) ?? step.status }));

const reopen = (steps: readonly Step[], now: Date): Step[] => {
  const again = new Set(stepsToReopen(steps, now).map(({ draftId }) => draftId));
  return steps.map((step) => (again.has(step.draftId) ? { ...step, status: 'NONE' } : step));
};

const laterOf = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()));

const statuses = (steps: readonly Step[]) => steps.map(({ status }) => status);

it('the deadline rules never let a student write a draft that the sweep would close', () => {
  fc.assert(
    fc.property(anySteps, anyAssignment, moment, (steps, assignment, now) => {
      const verdict = writingVerdict(steps, assignment, now);
      expect(verdict.canWrite && isOverdue(verdict.step, assignment, now)).toBe(false);
    }),
  );
});

it('each sweep gives a draft one outcome, and closed drafts are not closed again', () => {
  fc.assert(
    fc.property(
      anySteps,
      anyAssignment,
      moment,
      moment,
      fc.boolean(),
      (steps, assignment, now, later, hasText) => {
        const closed = close(steps, assignment, { now, hasText });
        const touched = closed.filter((step, index) => step.status !== steps[index]?.status);
        for (const step of touched)
          expect(statusAtDeadline(step, assignment, { now: later, hasText: !hasText })).toBeNull();
      },
    ),
  );
});

it('a due draft stays due while nothing changes', () => {
  fc.assert(
    fc.property(anySteps, anyAssignment, moment, moment, (steps, assignment, one, other) => {
      const [now, later] = one < other ? [one, other] : [other, one];
      for (const step of steps)
        expect(isOverdue(step, assignment, now) && !isOverdue(step, assignment, later)).toBe(false);
    }),
  );
});

it('an exception never shortens the time, and closes nothing', () => {
  const grants = fc.oneof(
    fc.constant<Partial<Step>>({ isExempt: true }),
    fc.option(moment).map((until): Partial<Step> => ({ isException: true, exceptionDeadline: until })),
  );
  fc.assert(
    fc.property(anySteps, anyAssignment, moment, grants, (given, assignment, now, granted) => {
      const steps = given.map((step) => ({ ...step, isException: false, exceptionDeadline: null }));
      const excepted = steps.map((step) => ({ ...step, ...granted }));
      for (const [index, step] of excepted.entries()) {
        const before = steps[index] ?? step;
        expect(isOverdue(step, assignment, now) && !isOverdue(before, assignment, now)).toBe(false);
      }
      const couldWrite = currentStep(steps, assignment, now) !== undefined;
      expect(couldWrite && currentStep(excepted, assignment, now) === undefined).toBe(false);
    }),
  );
});

it('revoking an exception for a submission restores what its deadlines had done', () => {
  fc.assert(
    fc.property(anySteps, anyAssignment, moment, moment, fc.boolean(), (given, some, now, later, hasText) => {
      const assignment = { ...some, ...running };
      const open = given.map(
        (step): Step => ({ ...step, status: 'NONE', isExempt: false, isException: false }),
      );
      const before = close(open, assignment, { now, hasText });
      const granted = reopen(
        before.map((step) => ({ ...step, isExempt: true })),
        now,
      );
      const takenBack = granted.map((step) => ({ ...step, isExempt: false }));
      expect(statuses(close(takenBack, assignment, { now, hasText }))).toEqual(statuses(before));
      const afterwards = { now: laterOf(now, later), hasText };
      expect(statuses(close(takenBack, assignment, afterwards))).toEqual(
        statuses(close(before, assignment, afterwards)),
      );
    }),
  );
});

it('revoking a resubmission restores the handed-in state', () => {
  fc.assert(
    fc.property(anySteps, anyAssignment, moment, fc.option(moment), (given, assignment, now, until) => {
      const steps = given.map((step): Step => ({ ...step, status: 'SUBMITTED', isException: false }));
      const granted = steps.map((step) => ({ ...step, isException: true, exceptionDeadline: until }));
      const context = { now, hasText: true };
      expect(statuses(close(reopen(granted, now), assignment, context))).toEqual(statuses(steps));
    }),
  );
});

it('a later deadline never makes a punctual draft late', () => {
  fc.assert(
    fc.property(anyStep, moment, moment, (given, later, now) => {
      const step: Step = {
        ...given,
        draftId: draftIdSchema.parse(1),
        isFinal: true,
        isExempt: false,
        isWritingEnded: false,
      };
      const moved = { ...step, deadline: laterOf(step.deadline, later) };
      const wasOnTime = statusOnSubmit(step, now) === 'SUBMITTED';
      expect(wasOnTime && statusOnSubmit(moved, now) !== 'SUBMITTED').toBe(false);
    }),
  );
});

it('the overall status is that of the final draft', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      expect(submissionStatusOf(steps)).toBe(steps.at(-1)?.status);
    }),
  );
});
