import {
  type AssignmentId,
  type ClassId,
  createAssignmentBodySchema,
  registerClassBodySchema,
} from '@redraft/contracts';
import { type DemoSubmission, describeWorld, listSavesOfProcess } from '@redraft/demo-world';
import { DateTime } from 'luxon';
import type { Actor } from '../../access/index.ts';
import { storeMetrics } from '../../domain/analytics/index.ts';
import { createAssignmentWithFiles } from '../../domain/assignment-details/index.ts';
import { listDrafts } from '../../domain/assignments/index.ts';
import { registerClass } from '../../domain/classes/index.ts';
import { requestEvaluation } from '../../domain/evaluations/index.ts';
import { latestSeqAtOrBefore } from '../../domain/revisions/index.ts';
import { recordSubmission } from '../../domain/submissions/index.ts';
import { appendProcess, createProcessFile } from '../../features/workspace/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { lookupId } from '../write-class.ts';

const zone = 'Europe/Berlin';

export async function writeClass(
  owner: Actor,
  { platformPort }: { platformPort: string },
  now: Date,
): Promise<ClassId> {
  const today = DateTime.fromJSDate(now, { zone });
  const body = registerClassBodySchema.parse({
    classname: 'Academic Writing',
    enrollkey: `LP-${platformPort.padStart(5, '0')}`,
    classStartDate: today.minus({ days: 40 }).toISODate(),
    classEndDate: today.plus({ days: 120 }).toISODate(),
    subjectarea: await lookupId('area', 'Academic writing'),
    studentlevel: await lookupId('level', 'Undergraduate, first year'),
    classTimeZone: zone,
  });
  return registerClass(owner, body, now);
}

export interface WrittenAssignment {
  assignmentId: AssignmentId;
  title: string;
  /** How the demo student wrote the first draft. */
  example: DemoSubmission;
}

/** An essay of the demo world whose deadlines are still in the future. */
export async function writeAssignment(owner: Actor, classId: ClassId, now: Date): Promise<WrittenAssignment> {
  const { assignments } = describeWorld({ seed: 'redraft', now });
  const essay = assignments.find(({ key }) => key === 'city');
  const example = essay?.submissions.find(({ steps }) => steps[0]?.status === 'SUBMITTED');
  if (!essay || !example) throw new Error('The demo world has no essay with a draft that was handed in.');
  const { title, description, pointValue, expectedWords, startAt, drafts } = essay;
  const inDays = (days: number) =>
    DateTime.fromJSDate(now, { zone }).plus({ days }).endOf('day').toUTC().toISO();
  const body = createAssignmentBodySchema.parse({
    classId,
    title,
    description,
    pointValue,
    startDate: new Date(startAt).toISOString(),
    endDate: inDays(28),
    multiDraft: true,
    showAnalyticsAlways: true,
    expectations: { words: expectedWords, minutes: null, sittings: null },
    draftSubmissions: drafts
      .filter(({ type }) => type === 'DRAFT')
      .map((draft, index) => ({
        draftTitle: draft.title,
        draftDeadline: inDays(7 * (index + 1)),
        draftPointValue: draft.pointValue,
      })),
  });
  return { assignmentId: await createAssignmentWithFiles(owner, body, now), title, example };
}

/** The first draft with its writing process, so that there is something to grade from the start. */
export async function writeHandedInDraft(
  { userId }: Actor,
  { assignmentId, title, example }: WrittenAssignment,
): Promise<void> {
  const [draft] = await listDrafts([assignmentId]);
  const handedIn = example.steps[0]?.submittedAt;
  if (!draft || handedIn == null || example.process === null)
    throw new Error('There is no draft that was handed in.');
  const [startedAt, submittedAt] = [new Date(example.startedAt), new Date(handedIn)];
  const saves = [...listSavesOfProcess(example.process)].filter(({ at }) => at <= handedIn);
  const fileId = await inTransaction(async () => {
    const mainFileId = await createProcessFile({ title, startText: '', at: startedAt });
    await appendProcess({ fileId: mainFileId, userId }, saves);
    const versionSeq = await latestSeqAtOrBefore(mainFileId, submittedAt);
    const step = { draftId: draft.id, status: 'SUBMITTED' as const, submittedAt, versionSeq };
    const submissionId = await recordSubmission({
      assignmentId,
      studentId: userId,
      mainFileId,
      at: startedAt,
      steps: [step],
    });
    const scores = { type: 'DRAFT_SUBMISSION' as const, requestedBy: userId };
    await requestEvaluation({ submissionId, draftId: draft.id, versionSeq, ...scores }, submittedAt);
    return mainFileId;
  });
  await storeMetrics(fileId, startedAt);
}
