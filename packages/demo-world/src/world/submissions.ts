import type { SubmissionStatus } from '@redraft/contracts';
import { spanOf, type WritingProcess, type WritingSpan } from '../process.ts';
import { between, chance, type Random, randomFrom } from '../random.ts';
import type { Part } from './cast.ts';
import { instructor } from './people.ts';
import type { DemoAssignment, DemoComment, DemoDraft, DemoStep, DemoSubmission } from './types.ts';
import { type Setting, usernameOf, writingPlan } from './writing-plans.ts';

type Brief = Omit<DemoAssignment, 'submissions'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What a student made of an assignment: the writing, what was handed in when, and what was said about it. */
export function submissionOf(part: Part, brief: Brief, setting: Setting): DemoSubmission {
  const process = writingPlan(part, brief, setting);
  const random = randomFrom(`${setting.seed}/${brief.key}/${part.student}/desk`);
  const span =
    process === null
      ? null
      : spanOf(
          process,
          brief.drafts.map(({ deadline }) => deadline),
        );
  const steps = brief.drafts.map((draft, index) => stepOf({ part, draft, index, span, setting, random }));
  const isGraded = brief.key === 'place';
  const gradedAt = isGraded ? brief.endAt + 6 * dayMs + part.student * 23 * minuteMs : null;
  const startedAt =
    span === null
      ? brief.startAt + between(random, 1, 60) * hourMs
      : span.firstAt - between(random, 1, 9) * minuteMs;
  return {
    student: usernameOf(part),
    startedAt: Math.round(startedAt),
    process,
    steps,
    score: isGraded ? (process?.essay.score ?? null) : null,
    gradedAt,
    gradedBy: isGraded ? instructor : null,
    comments:
      gradedAt === null ? commentsOnDrafts(process, brief, steps) : commentsOf(process, gradedAt, part),
  };
}

interface StepContext {
  readonly part: Part;
  readonly draft: DemoDraft;
  readonly index: number;
  readonly span: WritingSpan | null;
  readonly setting: Setting;
  readonly random: Random;
}

function stepOf(context: StepContext): DemoStep {
  const { draft, part } = context;
  const closed = { draftTitle: draft.title, isException: false, exceptionDeadline: null };
  if (draft.type === 'DRAFT') return { ...closed, ...draftOutcome(context) };
  const outcome = finalOutcome(context);
  if (part.ending !== 'exception') return { ...closed, ...outcome };
  return { ...closed, ...outcome, isException: true, exceptionDeadline: draft.deadline + 4 * dayMs };
}

type Outcome = Pick<DemoStep, 'status' | 'submittedAt'>;

/** Most hand a draft in after the sitting before its deadline; for some the deadline does it. */
function draftOutcome({ draft, index, span, setting, random }: StepContext): Outcome {
  if (draft.deadline > setting.now) return { status: 'NONE', submittedAt: null };
  const lastSave = span?.lastBefore[index] ?? null;
  if (lastSave === null) return { status: 'MISSED', submittedAt: null };
  const byHand = lastSave + Math.round(between(random, 1, 6) * minuteMs);
  if (byHand >= draft.deadline || chance(random, 0.2)) {
    return { status: 'SUBMITTED_AUTO', submittedAt: draft.deadline };
  }
  return { status: 'SUBMITTED', submittedAt: byHand };
}

function finalOutcome({ part, draft, span, setting, random }: StepContext): Outcome {
  const isOver = draft.deadline <= setting.now;
  if (span === null) return { status: isOver ? 'MISSED' : 'NONE', submittedAt: null };
  const byHand = (status: SubmissionStatus): Outcome => ({
    status,
    submittedAt: span.lastAt + Math.round(between(random, 1, 8) * minuteMs),
  });
  switch (part.ending) {
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

function commentsOf(process: WritingProcess | null, gradedAt: number, part: Part): DemoComment[] {
  const comments = process?.essay.comments ?? [];
  return comments.map((comment, index) => ({
    comment,
    at: gradedAt + (index - comments.length) * 4 * minuteMs,
    author: instructor,
    draftTitle: null,
    // Two in three have opened their feedback by now; everyone who finds it unread in the demo has some to read.
    readAt: part.student % 3 === 1 ? null : gradedAt + part.student * hourMs,
  }));
}

/** Comments are made on the latest draft that was handed in, two days after its deadline. */
function commentsOnDrafts(
  process: WritingProcess | null,
  brief: Brief,
  steps: readonly DemoStep[],
): DemoComment[] {
  const draft = brief.drafts.findLast(
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
