import { type FileId, type SubmissionId, timeMetricsSchema, wordsOverTimeSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { describe, expect, it } from 'vitest';
import { evaluationsFollowUp, requestEvaluation } from '../../domain/evaluations/index.ts';
import { appendSave } from '../../domain/revisions/index.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';

const app = useApp();

async function oneSubmission() {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId);
  const student = await enrollStudent(app, classId);
  const { submissionId } = await openWorkspace(app, student, assignmentId);
  const { main_file_id: fileId } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return { instructor, student, classId, assignmentId, submissionId, fileId };
}

/** Later than the file's creation: times of saves never decrease. */
const start = Date.UTC(2030, 0, 7, 9);

/** Saves words one by one, each after this many seconds. */
async function writeWords(fileId: FileId, pauses: readonly number[], from = { words: 0, t: start }) {
  let { words, t } = from;
  for (const pause of pauses) {
    words += 1;
    t += pause * 1000;
    const bytes = docxFromText('word '.repeat(words).trim());
    await appendSave({ fileId, bytes, at: new Date(t), dirtyMs: 1000, userId: null, origin: 'typed' });
  }
  return { words, t };
}

const seconds = (t: number) => (t - start) / 1000;

type ClassWithSubmission = Awaited<ReturnType<typeof oneSubmission>>;

describe('the active-to-think ratio', () => {
  /** 700 s without gaps above two seconds, except one of five minutes: 1.35 (docs/metrics.md#times). */
  const fluent = [...Array.from({ length: 202 }, () => 2), 300];
  const read = async ({ instructor, submissionId }: ClassWithSubmission) =>
    timeMetricsSchema.parse(
      (await instructor.call('POST', '/api/classes/getTimeConsumed', { query: { id: submissionId } })).body,
    );
  const keep = (
    caller: ClassWithSubmission['instructor'],
    { assignmentId }: ClassWithSubmission,
    isKept: boolean,
  ) => caller.call('PUT', '/api/classes/ratioBands', { body: { assignmentId, isKept } });

  it('the active-to-think ratio has bands once the owner stores them, and none after removal', async () => {
    const testClass = await oneSubmission();
    await writeWords(testClass.fileId, fluent);
    expect(await read(testClass)).toMatchObject({ activeToThinkBand: null, keepsRatioBands: false });
    expect((await read(testClass)).activeToThink).toBeGreaterThan(0.9);
    expect(await keep(testClass.instructor, testClass, true)).toMatchObject({
      status: 200,
      body: { isKept: true },
    });
    await keep(testClass.instructor, testClass, true);
    expect(await read(testClass)).toMatchObject({ activeToThinkBand: 'red', keepsRatioBands: true });
    await keep(testClass.instructor, testClass, false);
    expect(await read(testClass)).toMatchObject({ activeToThinkBand: null, keepsRatioBands: false });
  });

  it('the active-to-think ratio has no quartiles of a single submission', async () => {
    const testClass = await oneSubmission();
    await writeWords(testClass.fileId, fluent);
    expect(await read(testClass)).toMatchObject({ activeToThinkQuartiles: null });
  });

  it('only the owner of the class can store ratio bands', async () => {
    const testClass = await oneSubmission();
    const other = await app.signInAs('ROLE_INSTRUCTOR');
    const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
    expect((await keep(other, testClass, true)).status).toBe(404);
    expect((await keep(testClass.student, testClass, true)).status).toBe(403);
    expect((await keep(assistant, testClass, true)).status).toBe(403);
    expect(await read(testClass)).toMatchObject({ keepsRatioBands: false });
  });

  it('the active-to-think ratio is never shown to the student', async () => {
    const { student, submissionId } = await oneSubmission();
    const answer = await student.call('POST', '/api/classes/getTimeConsumed', {
      query: { id: submissionId },
    });
    expect(answer.status).toBe(404);
  });
});

describe('words over time', () => {
  const read = async (
    instructor: Awaited<ReturnType<typeof oneSubmission>>['instructor'],
    id: SubmissionId,
  ) =>
    wordsOverTimeSchema.parse(
      (
        await instructor.call('POST', '/api/classes/wordchangebyessayTime', {
          query: { submissionId: id },
        })
      ).body,
    );

  it('words over time contain every session of a long log, with its first and last counts', async () => {
    const { instructor, submissionId, fileId } = await oneSubmission();
    const sitting = Array.from({ length: 300 }, () => 2);
    await writeWords(fileId, [...sitting, 4000, 4000, ...sitting]);
    const { points, sittings, joined } = await read(instructor, submissionId);
    expect(sittings.map(({ from, to }) => [seconds(from), seconds(to)])).toEqual([
      [2, 600],
      [4600, 4600],
      [8600, 9200],
    ]);
    expect(joined).toBe(0);
    const wordsAt = new Map(points.map(({ t, words }) => [seconds(t), words]));
    expect([2, 600, 4600, 8600, 9200].map((second) => wordsAt.get(second))).toEqual([1, 300, 301, 302, 602]);
    expect(points.length).toBeLessThan(450);
  });

  it('words over time are refused to the student, other teachers and anonymous users', async () => {
    const { student, submissionId } = await oneSubmission();
    const other = await app.signInAs('ROLE_INSTRUCTOR');
    const query = { submissionId };
    const path = '/api/classes/wordchangebyessayTime';
    expect((await student.call('POST', path, { query })).status).toBe(404);
    expect((await other.call('POST', path, { query })).status).toBe(404);
    expect((await app.anonymous('POST', path, { query })).status).toBe(401);
  });
});

describe('the scores', () => {
  const path = '/api/classes/scores';

  it('scores are returned to staff with their time zone, and the last evaluation beside the times', async () => {
    const { instructor, submissionId } = await oneSubmission();
    const at = new Date('2030-01-07T09:00:00Z');
    await requestEvaluation({ submissionId, type: 'REVISION', requestedBy: instructor.user.id }, at);
    const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
    const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
    for (const caller of [instructor, assistant, coordinator])
      expect(await caller.call('GET', path, { query: { submissionId } })).toMatchObject({
        status: 200,
        body: { effort: null, isPending: true, timezone: 'Europe/Berlin' },
      });
    const followUp = evaluationsFollowUp(createLogger('silent'));
    await followUp.pollMissed(at);
    await followUp.doDue(() => false, at);
    const times = await instructor.call('POST', '/api/classes/getTimeConsumed', {
      query: { id: submissionId },
    });
    expect(times.body).toMatchObject({ lastEvaluationDate: at.toISOString() });
  });

  it('scores are refused to the student, other teachers and anonymous users', async () => {
    const { student, submissionId } = await oneSubmission();
    const other = await app.signInAs('ROLE_INSTRUCTOR');
    const query = { submissionId };
    expect((await student.call('GET', path, { query })).status).toBe(404);
    expect((await other.call('GET', path, { query })).status).toBe(404);
    expect((await app.anonymous('GET', path, { query })).status).toBe(401);
    expect((await other.call('GET', path, { query: { submissionId: 'x' } })).status).toBe(400);
  });
});
