import type { AssignmentId, FileId, SubmissionId } from '@redraft/contracts';
import {
  type AssignmentKey,
  type DemoAssignment,
  type DemoSubmission,
  listSavesOfProcess,
  type World,
} from '@redraft/demo-world';
import type { Actor } from '../access/index.ts';
import { storeMetrics } from '../domain/analytics/index.ts';
import { type DraftRow, listDrafts } from '../domain/assignments/index.ts';
import { requestEvaluation } from '../domain/evaluations/index.ts';
import { recordFeedback } from '../domain/feedback/index.ts';
import { latestSeqAtOrBefore } from '../domain/revisions/index.ts';
import { recordSubmission, setGrade } from '../domain/submissions/index.ts';
import { appendProcess, createProcessFile } from '../features/workspace/index.ts';
import { inTransaction } from '../platform/db.ts';
import { workInParallel } from '../platform/work-in-parallel.ts';
import { type People, personOf } from './write-class.ts';

/** Number of texts written at once: while PostgreSQL commits one, the process prepares the next. */
const sideBySide = 3;

interface Work {
  assignment: DemoAssignment;
  assignmentId: AssignmentId;
  drafts: readonly DraftRow[];
  submission: DemoSubmission;
}

/** Writes every text through the same code as ordinary saves, one transaction each. */
export async function writeSubmissions(options: {
  world: World;
  people: People;
  assignments: ReadonlyMap<AssignmentKey, AssignmentId>;
  report: (line: string) => void;
}): Promise<void> {
  const { world, people, report } = options;
  const queue: Work[] = [];
  for (const assignment of world.assignments) {
    const assignmentId = options.assignments.get(assignment.key);
    if (assignmentId === undefined) throw new Error(`Assignment ${assignment.key} was not written.`);
    const drafts = await listDrafts([assignmentId]);
    queue.push(
      ...assignment.submissions.map((submission) => ({ assignment, assignmentId, drafts, submission })),
    );
  }
  const total = queue.length;
  let written = 0;
  report(`Writing the demo world: ${total} texts with all their versions (about a minute, once) ...`);
  await workInParallel(queue, sideBySide, async (work) => {
    await writeOne(work, people);
    written += 1;
    if (written % 10 === 0) report(`  ${written} of ${total}`);
  });
}

async function writeOne(work: Work, people: People): Promise<void> {
  const { assignment, assignmentId, submission } = work;
  const student = personOf(people, submission.student);
  const startedAt = new Date(submission.startedAt);
  const fileId = await inTransaction(async () => {
    const mainFileId = await createProcessFile({ title: assignment.title, startText: '', at: startedAt });
    if (submission.process) {
      await appendProcess(
        { fileId: mainFileId, userId: student.userId },
        listSavesOfProcess(submission.process),
      );
    }
    const steps = await loadSteps(work, mainFileId);
    const id = await recordSubmission({
      assignmentId,
      studentId: student.userId,
      mainFileId,
      at: startedAt,
      steps,
    });
    await askForScores(id, steps, { drafts: work.drafts, student });
    await recordFeedback(feedbackOf(work, people).map((comment) => ({ ...comment, submissionId: id })));
    await writeGrade({ submission, id, people });
    return mainFileId;
  });
  await storeMetrics(fileId, startedAt);
}

/** The state of each step, except open steps that nobody has touched. */
async function loadSteps({ submission, drafts }: Work, fileId: FileId) {
  const touched = submission.steps
    .map((step, index) => ({ step, draft: drafts[index] }))
    .filter(({ step }) => step.status !== 'NONE' || step.isException);
  return Promise.all(
    touched.map(async ({ step, draft }) => {
      if (!draft) throw new Error(`There is no draft for the step ${step.draftTitle}.`);
      const submittedAt = dateOf(step.submittedAt);
      return {
        draftId: draft.id,
        status: step.status,
        submittedAt,
        versionSeq: submittedAt && (await latestSeqAtOrBefore(fileId, submittedAt)),
        // An exception that was used to hand in is used up.
        ...(step.isException && submittedAt === null
          ? { exception: { until: dateOf(step.exceptionDeadline) } }
          : {}),
      };
    }),
  );
}

type WrittenStep = Awaited<ReturnType<typeof loadSteps>>[number];

/** As after every submission: the worker computes the scores once the server is up. */
async function askForScores(
  submissionId: SubmissionId,
  steps: readonly WrittenStep[],
  { drafts, student }: { drafts: readonly DraftRow[]; student: Actor },
): Promise<void> {
  for (const { draftId, status, submittedAt, versionSeq } of steps) {
    if (submittedAt === null || versionSeq === null) continue;
    const isFinal = drafts.some(({ id, type }) => id === draftId && type === 'FINAL');
    const byStudent = {
      type: isFinal ? 'FINAL_SUBMISSION' : 'DRAFT_SUBMISSION',
      requestedBy: student.userId,
    } as const;
    const byDeadline = { type: 'AUTO_SUBMISSION', requestedBy: null } as const;
    const requested = status === 'SUBMITTED_AUTO' ? byDeadline : byStudent;
    await requestEvaluation({ submissionId, draftId, versionSeq, ...requested }, submittedAt);
  }
}

function feedbackOf({ submission, drafts }: Work, people: People) {
  return submission.comments.map((comment) => ({
    draftId: drafts.find((draft) => draft.title === comment.draftTitle)?.id ?? null,
    authorId: personOf(people, comment.author).userId,
    comment: comment.comment,
    at: new Date(comment.at),
    readAt: dateOf(comment.readAt),
  }));
}

function dateOf<Time extends number | string>(time: Time | null): Date | null {
  return time === null ? null : new Date(time);
}

async function writeGrade(work: {
  submission: DemoSubmission;
  id: SubmissionId;
  people: People;
}): Promise<void> {
  const { score, gradedAt, gradedBy } = work.submission;
  if (score === null || gradedAt === null || gradedBy === null) return;
  const grader = personOf(work.people, gradedBy);
  await setGrade(grader, { id: work.id, grade: score, unsubmitted: false }, new Date(gradedAt));
}
