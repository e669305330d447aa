import type { SubmissionStatus } from '@redraft/contracts';
import { spanOf, type WritingProcess, type WritingSpan } from '../process.ts';
import { between, chance, type Random, randomFrom } from '../random.ts';
import { instructor } from './people.ts';
import type { StudentPlan } from './student-plans.ts';
import type { DemoAssignment, DemoComment, DemoDraft, DemoStep, DemoSubmission } from './types.ts';
import { planWriting, usernameOf, type WorldContext } from './writing-plans.ts';

type AssignmentOutline = Omit<DemoAssignment, 'submissions'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A student's submission: writing process, steps with the times at which they were handed in, grade and comments. */
export function describeSubmission(
  plan: StudentPlan,
  assignment: AssignmentOutline,
  world: WorldContext,
): DemoSubmission {
  const process = planWriting(plan, assignment, world);
  const random = randomFrom(`${world.seed}/${assignment.key}/${plan.student}/desk`);
  const span =
    process === null
      ? null
      : spanOf(
          process,
          assignment.drafts.map(({ deadline }) => deadline),
        );
  const steps = assignment.drafts.map((draft, index) => stepOf({ plan, draft, index, span, world, random }));
  const isGraded = assignment.key === 'place';
  const gradedAt = isGraded ? assignment.endAt + 6 * dayMs + plan.student * 23 * minuteMs : null;
  const startedAt =
    span === null
      ? assignment.startAt + between(random, 1, 60) * hourMs
      : span.firstAt - between(random, 1, 9) * minuteMs;
  return {
    student: usernameOf(plan),
    startedAt: Math.round(startedAt),
    process,
    steps,
    score: isGraded ? (process?.essay.score ?? null) : null,
    gradedAt,
    gradedBy: isGraded ? instructor : null,
    comments:
      gradedAt === null ? commentsOnDrafts(process, assignment, steps) : commentsOf(process, gradedAt, plan),
  };
}

interface StepContext {
  readonly plan: StudentPlan;
  readonly draft: DemoDraft;
  readonly index: number;
  readonly span: WritingSpan | null;
  readonly world: WorldContext;
  readonly random: Random;
}

function stepOf(context: StepContext): DemoStep {
  const { draft, plan } = context;
  const step = { draftTitle: draft.title, isException: false, exceptionDeadline: null };
  if (draft.type === 'DRAFT') return { ...step, ...draftOutcome(context) };
  const outcome = finalOutcome(context);
  if (plan.ending !== 'exception') return { ...step, ...outcome };
  return { ...step, ...outcome, isException: true, exceptionDeadline: draft.deadline + 4 * dayMs };
}

type Outcome = Pick<DemoStep, 'status' | 'submittedAt'>;

/** Most students hand a draft in after the last session before its deadline; for the others the deadline does it. */
function draftOutcome({ draft, index, span, world, random }: StepContext): Outcome {
  if (draft.deadline > world.now) return { status: 'NONE', submittedAt: null };
  const lastSave = span?.lastBefore[index] ?? null;
  if (lastSave === null) return { status: 'MISSED', submittedAt: null };
  const byHand = lastSave + Math.round(between(random, 1, 6) * minuteMs);
  if (byHand >= draft.deadline || chance(random, 0.2)) {
    return { status: 'SUBMITTED_AUTO', submittedAt: draft.deadline };
  }
  return { status: 'SUBMITTED', submittedAt: byHand };
}

function finalOutcome({ plan, draft, span, world, random }: StepContext): Outcome {
  const isOver = draft.deadline <= world.now;
  if (span === null) return { status: isOver ? 'MISSED' : 'NONE', submittedAt: null };
  const byHand = (status: SubmissionStatus): Outcome => ({
    status,
    submittedAt: span.lastAt + Math.round(between(random, 1, 8) * minuteMs),
  });
  switch (plan.ending) {
    case 'in-time':
      return byHand('SUBMITTED');
    case 'late':
      return byHand('SUBMITTED_LATE');
    case 'exception':
      return byHand('SUBMITTED_EXCEPTION');
    case 'cut-off':
    case 'forgotten':
      return { status: 'SUBMITTED_AUTO', submittedAt: draft.deadline };
    case 'by-instructor':
      return { status: 'SUBMITTED_INSTRUCTOR', submittedAt: draft.deadline + 3 * dayMs };
    case 'empty':
    case 'running':
      return { status: 'NONE', submittedAt: null };
  }
}

function commentsOf(process: WritingProcess | null, gradedAt: number, plan: StudentPlan): DemoComment[] {
  const comments = process?.essay.comments ?? [];
  return comments.map((comment, index) => ({
    comment,
    at: gradedAt + (index - comments.length) * 4 * minuteMs,
    author: instructor,
    draftTitle: null,
    // Two in three students have read their feedback, so that the demo shows read and unread feedback.
    readAt: plan.student % 3 === 1 ? null : gradedAt + plan.student * hourMs,
  }));
}

/** Comments are made on the latest draft that was handed in, two days after its deadline. */
function commentsOnDrafts(
  process: WritingProcess | null,
  assignment: AssignmentOutline,
  steps: readonly DemoStep[],
): DemoComment[] {
  const draft = assignment.drafts.findLast(
    ({ type }, index) => type === 'DRAFT' && (steps[index]?.submittedAt ?? null) !== null,
  );
  if (draft === undefined || process === null) return [];
  return process.essay.comments.map((comment, index) => ({
    comment,
    at: draft.deadline + 2 * dayMs + index * 6 * minuteMs,
    author: instructor,
    draftTitle: draft.title,
    readAt: draft.deadline + 2 * dayMs + 5 * hourMs,
  }));
}
