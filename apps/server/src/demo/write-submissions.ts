import type { AssignmentId, FileId, SubmissionId } from '@redraft/contracts';
import {
  type AssignmentKey,
  type DemoAssignment,
  type DemoSubmission,
  savesOfProcess,
  type World,
} from '@redraft/demo-world';
import { keepMeasures } from '../domain/analytics/index.ts';
import { type DraftRow, listDrafts } from '../domain/assignments/index.ts';
import { latestSeqAtOrBefore } from '../domain/revisions/index.ts';
import { insertFeedback, insertSubmission, setGrade, upsertStep } from '../domain/submissions/index.ts';
import { appendProcess, createProcessFile } from '../features/workspace/index.ts';
import { inTransaction } from '../platform/db.ts';
import { type People, personOf } from './write-class.ts';

/** While the database makes one text durable the process prepares the next. */
const sideBySide = 3;

interface Work {
  assignment: DemoAssignment;
  assignmentId: AssignmentId;
  drafts: readonly DraftRow[];
  submission: DemoSubmission;
}

/** Every text through the path of every save, each in one transaction. */
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
  const worker = async () => {
    for (let work = queue.shift(); work; work = queue.shift()) {
      await writeOne(work, people);
      written += 1;
      if (written % 10 === 0) report(`  ${written} of ${total}`);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
}

async function writeOne(work: Work, people: People): Promise<void> {
  const { assignment, assignmentId, submission } = work;
  const student = personOf(people, submission.student);
  const startedAt = new Date(submission.startedAt);
  const fileId = await inTransaction(async () => {
    const mainFileId = await createProcessFile({ title: assignment.title, startText: '', at: startedAt });
    if (submission.process) {
      await appendProcess({ fileId: mainFileId, userId: student.userId }, savesOfProcess(submission.process));
    }
    const id = await insertSubmission({ assignmentId, studentId: student.userId, mainFileId, at: startedAt });
    await writeSteps({ ...work, id, fileId: mainFileId });
    await writeComments({ ...work, id, people });
    await writeGrade({ submission, id, people });
    return mainFileId;
  });
  await keepMeasures(fileId, startedAt);
}

async function writeSteps(work: Work & { id: SubmissionId; fileId: FileId }): Promise<void> {
  for (const [index, step] of work.submission.steps.entries()) {
    const draft = work.drafts[index];
    if (!draft) throw new Error(`There is no draft for the step ${step.draftTitle}.`);
    if (step.status === 'NONE' && !step.isException) continue;
    const submittedAt = step.submittedAt === null ? null : new Date(step.submittedAt);
    await upsertStep({
      submissionId: work.id,
      draftId: draft.id,
      status: step.status,
      submittedAt,
      versionSeq: submittedAt && (await latestSeqAtOrBefore(work.fileId, submittedAt)),
      ...(step.isException
        ? { exception: { until: step.exceptionDeadline === null ? null : new Date(step.exceptionDeadline) } }
        : {}),
    });
  }
}

async function writeComments(work: Work & { id: SubmissionId; people: People }): Promise<void> {
  for (const comment of work.submission.comments) {
    await insertFeedback({
      submissionId: work.id,
      draftId: work.drafts.find((draft) => draft.title === comment.draftTitle)?.id ?? null,
      authorId: personOf(work.people, comment.author).userId,
      comment: comment.comment,
      at: new Date(comment.at),
      readAt: comment.readAt === null ? null : new Date(comment.readAt),
    });
  }
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
