import type { FileId } from '@redraft/contracts';
import { docxFromText, fflateCodec, inflateEntry, readZip, rewriteParts } from '@redraft/documents';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readCurrent, textAt } from '../../domain/revisions/index.ts';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db } from '../../platform/db.ts';
import { useApp } from '../../testing/app.ts';
import { createBarrier } from '../../testing/barrier.ts';
import { hoursFromNow } from '../../testing/course.ts';
import { endDraftNow, endNow } from '../../testing/deadlines.ts';
import { openedFile } from '../../testing/frames.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

/** The sweep hands in what was written by the deadline, exactly once, whatever happens simultaneously. */
const app = useApp();
const enforced = { preventAfterDueDate: true, autoSubmission: true };
const drafts = {
  ...enforced,
  multiDraft: true,
  draftSubmissions: [{ draftTitle: 'Outline', draftDeadline: hoursFromNow(12), draftPointValue: 20 }],
};

const failOnError = (error: unknown) => {
  throw error;
};
const sweep = (hours = 0) => closeOverdueSteps(new Date(hoursFromNow(hours)), failOnError);

type Scene = Awaited<ReturnType<typeof startedAssignment>>;

async function loadSteps({ workspace }: Scene) {
  const { rows } = await sql<{
    status: string;
    submitted_at: Date | null;
    version_seq: number | null;
    file_id: FileId;
  }>`
    SELECT status, submitted_at, version_seq, main_file_id AS file_id
    FROM submissions JOIN draft_submissions ON submission_id = submissions.id
    WHERE submissions.id = ${workspace.submissionId} ORDER BY draft_submissions.id`.execute(db());
  return rows;
}

/** The notifications and log entries about it. */
async function traces({ workspace, id }: Scene) {
  const { rows } = await sql<{ told: number; audited: number; asked: number }>`
    SELECT (SELECT count(*) FROM notifications WHERE assignment_id = ${id})::int AS told,
      (SELECT count(*) FROM audit_log WHERE action = 'submission.close' AND subject_id = ${workspace.submissionId})::int
        AS audited,
      (SELECT count(*) FROM evaluations WHERE submission_id = ${workspace.submissionId})::int AS asked`.execute(
    db(),
  );
  return rows[0];
}
const once = { told: 1, audited: 1, asked: 1 };

const lookAgain = ({ workspace }: Scene) =>
  sql`INSERT INTO deadline_looks (submission_id, look_at) VALUES (${workspace.submissionId}, 'epoch')
    ON CONFLICT (submission_id) DO UPDATE SET look_at = 'epoch'`.execute(db());

it.each([
  ['at once', 0],
  ['after an hour without a worker', 1],
  ['after a day without a worker', 24],
])(
  'a passed deadline hands in the text as of then, %s, and leaves later changes to the student',
  async (_when, hours) => {
    const scene = await startedAssignment(app, drafts);
    const deadline = await endDraftNow(scene.id);
    expect((await scene.workspace.save('The beginning of a text, and words for the next draft')).status).toBe(
      200,
    );
    expect(await sweep(Math.min(hours, 23))).toBe(1);
    const [step] = await loadSteps(scene);
    expect(step).toMatchObject({ status: 'SUBMITTED_AUTO', submitted_at: deadline });
    if (!step) throw new Error('There is no step.');
    expect(await textAt(step.file_id, step.version_seq ?? -1)).toBe('The beginning of a text');
    const { seq } = await readCurrent(step.file_id);
    expect(await textAt(step.file_id, seq)).toMatch(/words for the next draft$/);
    expect((await scene.workspace.save('And it can be written on')).status).toBe(200);
  },
);

it('two workers process a deadline once', async () => {
  const scene = await startedAssignment(app, enforced);
  await endNow(scene.id);
  const barrier = await createBarrier(app.connectionString());
  await barrier.hold('LOCK TABLE audit_log IN EXCLUSIVE MODE');
  const sweeps = [sweep(), sweep()];
  await barrier.untilWaiting(2, ...sweeps);
  await barrier.release();
  const closed = await Promise.all(sweeps);
  expect(closed.toSorted()).toEqual([0, 1]);
  expect(await traces(scene)).toEqual(once);
});

it('a deadline whose processing was interrupted is not processed twice', async () => {
  const scene = await startedAssignment(app, enforced);
  await endNow(scene.id);
  await sweep();
  const before = await loadSteps(scene);
  await lookAgain(scene);
  expect(await sweep(2)).toBe(0);
  expect(await loadSteps(scene)).toEqual(before);
  expect(await traces(scene)).toEqual(once);
});

it.each(['draft_submissions', 'evaluations', 'notifications', 'wopi_tokens', 'audit_log'])(
  'a deadline whose processing stops at %s leaves nothing half done, and is processed later',
  async (table) => {
    const scene = await startedAssignment(app, enforced);
    await endNow(scene.id);
    await sql`CREATE FUNCTION ends() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'It ends here.'; END $$`.execute(
      db(),
    );
    await sql`CREATE TRIGGER ends BEFORE INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
        FOR EACH STATEMENT EXECUTE FUNCTION ends()`.execute(db());
    const reported = new Set<number>();
    expect(await closeOverdueSteps(new Date(), (_error, id) => reported.add(id))).toBe(0);
    await sql`DROP FUNCTION ends() CASCADE`.execute(db());
    expect([...reported]).toEqual([scene.workspace.submissionId]);
    expect([await loadSteps(scene), await traces(scene)]).toEqual([[], { told: 0, audited: 0, asked: 0 }]);
    expect(await sweep(1)).toBe(1);
    expect(await traces(scene)).toEqual(once);
  },
);

it('a passed deadline treats unchanged template content as missing, without marking it as late', async () => {
  const scene = await startedAssignment(app, enforced);
  await scene.workspace.save('');
  await endNow(scene.id);
  await sweep();
  expect(await loadSteps(scene)).toMatchObject([{ status: 'MISSED', submitted_at: null, version_seq: null }]);
});

it('a deadline during a pause hands in the text from before the pause', async () => {
  const scene = await startedAssignment(app, enforced);
  await scene.instructor.call('POST', '/api/classes/assignment/stoped', {
    query: { id: scene.id, status: true },
  });
  await endNow(scene.id);
  expect(await sweep()).toBe(1);
  expect(await loadSteps(scene)).toMatchObject([{ status: 'SUBMITTED_AUTO' }]);
});

it('a deadline in an archived class is processed after restoring, as of its time', async () => {
  const scene = await startedAssignment(app, enforced);
  const archive = (archived: boolean) =>
    scene.instructor.call('POST', '/api/classes/archive', { query: { id: scene.classId, archived } });
  await archive(true);
  const deadline = await endNow(scene.id);
  expect(await sweep(1)).toBe(0);
  await archive(false);
  expect(await sweep(2)).toBe(1);
  expect(await loadSteps(scene)).toMatchObject([{ status: 'SUBMITTED_AUTO', submitted_at: deadline }]);
});

it('a deadline does not affect an exempt submission until the exemption ends', async () => {
  const scene = await startedAssignment(app, enforced);
  const exempt = (since: Date | null) =>
    db()
      .updateTable('submissions')
      .set({ exempt_since: since })
      .where('id', '=', scene.workspace.submissionId)
      .execute();
  await exempt(new Date());
  const deadline = await endNow(scene.id);
  expect(await sweep(1)).toBe(0);
  expect((await scene.workspace.save('Words that came later')).status).toBe(200);
  await exempt(null);
  await lookAgain(scene);
  expect(await sweep(2)).toBe(1);
  expect(await loadSteps(scene)).toMatchObject([{ status: 'SUBMITTED_AUTO', submitted_at: deadline }]);
});

it('an exempt submission is handed in with an exception, however late', async () => {
  const scene = await startedAssignment(app, enforced);
  await db()
    .updateTable('submissions')
    .set({ exempt_since: new Date() })
    .where('id', '=', scene.workspace.submissionId)
    .execute();
  await endNow(scene.id);
  const query = { id: scene.workspace.submissionId, draftId: scene.workspace.draftIds.at(-1) ?? 0 };
  expect((await scene.student.call('POST', '/api/student/submission', { query })).status).toBe(200);
  expect(await loadSteps(scene)).toMatchObject([{ status: 'SUBMITTED_EXCEPTION' }]);
});

describe('a text with changes and comments', () => {
  const partsOf = (bytes: Uint8Array) =>
    new Map(
      readZip(bytes).map((entry) => [entry.name, new TextDecoder().decode(inflateEntry(entry, fflateCodec))]),
    );
  const isClean = (bytes: Uint8Array) => {
    const parts = partsOf(bytes);
    return (
      !parts.has('word/comments.xml') && !/<w:(ins|del|comment)/.test(parts.get('word/document.xml') ?? '')
    );
  };
  const reviewed = rewriteParts({
    bytes: docxFromText('Kept.'),
    codec: fflateCodec,
    rewrite: (name, read) =>
      name === 'word/document.xml'
        ? read().replace(
            '<w:r>',
            '<w:ins w:id="1" w:author="A"><w:r><w:t>Proposed. </w:t></w:r></w:ins><w:commentRangeStart w:id="0"/><w:commentRangeEnd w:id="0"/><w:r>',
          )
        : undefined,
  });

  type Reviewed = Awaited<ReturnType<typeof startedAssignment>>;
  const handsIn: Record<string, (scene: Reviewed) => Promise<unknown>> = {
    'by its deadline': async ({ id }) => {
      await endNow(id);
      await sweep();
    },
    'by its student': ({ student, workspace }) =>
      student.call('POST', '/api/student/submission', {
        query: { id: workspace.submissionId, draftId: workspace.draftIds[0] ?? 0 },
      }),
    'by its instructor': ({ instructor, workspace }) =>
      instructor.call('POST', '/api/classes/setFinal', { query: { id: workspace.submissionId } }),
  };

  it.each(Object.keys(handsIn))(
    "tracked changes and comments are removed from what is handed in %s if the assignment says so, and the student's version is kept",
    async (how) => {
      const scene = await startedAssignment(app, { ...enforced, autoAccept: true });
      expect((await scene.workspace.put(reviewed)).status).toBe(200);
      await handsIn[how]?.(scene);
      const [step] = await loadSteps(scene);
      expect(step?.version_seq).toBe(2);
      const read = async (caller: typeof scene.student, rest: object = {}) => {
        const query = { submissionId: scene.workspace.submissionId, ...rest };
        const opened = await caller.call('POST', '/api/editor/frame', { query });
        return isClean(await openedFile(app, opened.body).read());
      };
      const seq = { seq: step?.version_seq };
      expect([await read(scene.instructor), await read(scene.instructor, seq)]).toEqual([true, true]);
      expect([await read(scene.student), await read(scene.student, seq)]).toEqual([false, false]);
      expect(await read(scene.instructor, { seq: (step?.version_seq ?? 0) - 1 })).toBe(true);
    },
  );

  it('a text is handed in unchanged if the assignment does not remove comments and changes', async () => {
    const scene = await startedAssignment(app, enforced);
    await scene.workspace.put(reviewed);
    await endNow(scene.id);
    await sweep();
    const query = { submissionId: scene.workspace.submissionId };
    const opened = await scene.instructor.call('POST', '/api/editor/frame', { query });
    expect(isClean(await openedFile(app, opened.body).read())).toBe(false);
  });
});
