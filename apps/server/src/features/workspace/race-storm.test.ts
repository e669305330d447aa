import { docxFromText } from '@redraft/documents';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { closeOverdueSteps } from '../../domain/submissions/sweep/sweep.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent, hoursFromNow } from '../../testing/course.ts';
import { openWorkspace, type Workspace } from '../../testing/open-workspace.ts';

/**
 * Random simultaneous requests over HTTP: no acknowledged save is missing from what was handed in after it, and no request fails with a server
 * error.
 */
const app = useApp();
const texts = 3;
const rounds = 12;

interface Save {
  seq: number;
  /** The calls of this student in the order of their responses. */
  answeredAs: number;
}

interface Told {
  saves: Save[];
  /** Position of the hand-in's response among those of the saves. */
  handedInAs: number | null;
  statuses: number[];
}

function listening(): Promise<string> {
  return app.http().listen({ port: 0, host: '127.0.0.1' });
}

function wopiOf(base: string, workspace: Workspace): string {
  const source = new URL(new URL(workspace.frame.actionUrl, base).searchParams.get('WOPISrc') ?? '');
  const token = new URLSearchParams({ access_token: workspace.frame.fields.access_token ?? '' });
  return `${base}${source.pathname}/contents?${token}`;
}

async function storm(base: string, student: Caller, workspace: Workspace): Promise<Told> {
  const reported: Told = { saves: [], handedInAs: null, statuses: [] };
  let answers = 0;
  const save = async (text: string) => {
    const reply = await fetch(wopiOf(base, workspace), {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-wopi-override': 'PUT',
        'x-wopi-lock': 'cool-lock-test',
      },
      body: new Uint8Array(docxFromText(text)),
    });
    answers += 1;
    reported.statuses.push(reply.status);
    if (reply.status === 200)
      reported.saves.push({ seq: Number(reply.headers.get('x-wopi-itemversion')), answeredAs: answers });
    await reply.arrayBuffer();
  };
  const handIn = async () => {
    const query = new URLSearchParams({
      id: String(workspace.submissionId),
      draftId: String(workspace.draftIds.at(-1)),
    });
    const reply = await fetch(`${base}/api/student/submission?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.user.accessToken}` },
    });
    answers += 1;
    reported.statuses.push(reply.status);
    if (reply.status === 200) reported.handedInAs = answers;
    await reply.arrayBuffer();
  };
  const handsInAt = Math.floor(Math.random() * rounds);
  for (let round = 0; round < rounds; round++) {
    const work = [save(`Round ${round}, one.`), save(`Round ${round}, two.`)];
    if (round >= handsInAt && reported.handedInAs === null) work.push(handIn());
    await Promise.all(work);
  }
  return reported;
}

async function handedIn(workspace: Workspace): Promise<{ version: number; head: number }> {
  const { rows } = await sql<{ version: number; head: number }>`
    SELECT version_seq AS version, (SELECT max(seq) FROM revisions WHERE file_id = main_file_id) AS head
    FROM draft_submissions JOIN submissions ON submissions.id = submission_id
    WHERE submission_id = ${workspace.submissionId} AND version_seq IS NOT NULL`.execute(db());
  return rows[0] ?? { version: -1, head: -1 };
}

it('every acknowledged save is part of what is handed in, whatever saves, pauses, extensions and sweeps run simultaneously', async () => {
  const base = await listening();
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignment = await createAssignment(instructor, classId, {
    preventAfterDueDate: true,
    autoAccept: true,
  });
  const writers = await Promise.all(
    Array.from({ length: texts }, async () => {
      const student = await enrollStudent(app, classId);
      return { student, opened: await openWorkspace(app, student, assignment) };
    }),
  );
  const storms = writers.map(({ student, opened }) => storm(base, student, opened));
  let isOver = false;
  const ended = Promise.all(storms).finally(() => {
    isOver = true;
  });
  const others: number[] = [];
  while (!isOver) {
    const [first] = writers;
    const accommodations = [{ assignmentId: assignment, extraPercent: 10, extensionMinutes: 60, note: '' }];
    const answers = [
      await instructor.call('PUT', '/api/classes/accommodations', {
        body: { classId: classId, studentId: first?.student.user.id, accommodations },
      }),
    ];
    for (const status of [true, false]) {
      answers.push(
        await instructor.call('POST', '/api/classes/assignment/stoped', {
          query: { id: assignment, status },
        }),
      );
    }
    others.push(...answers.map(({ status }) => status));
    await closeOverdueSteps(new Date(hoursFromNow(1)), (error) => {
      throw error;
    });
  }
  const reported = await ended;
  expect(reported.flatMap(({ statuses }) => statuses).filter((status) => status >= 500)).toEqual([]);
  expect(others.filter((status) => status >= 400)).toEqual([]);
  const found = await Promise.all(writers.map(({ opened }) => handedIn(opened)));
  const missing = reported.flatMap(({ saves, handedInAs }, at) =>
    saves.filter(({ seq, answeredAs }) => answeredAs < (handedInAs ?? 0) && seq > (found[at]?.version ?? -1)),
  );
  expect(missing).toEqual([]);
  const closed = found.filter((_, at) => reported[at]?.handedInAs !== null);
  expect(closed.map(({ version, head }) => head - version)).toEqual(closed.map(() => 0));
}, 60_000);
