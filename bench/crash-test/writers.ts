import { type FileId, fileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { DateTime } from 'luxon';
import { z } from 'zod';

/** A student with the own text open, saving as an editor does: over HTTP, with a lock, one version after another. */
export interface Writer {
  fileId: FileId;
  token: string;
  /** Of all saves so far, answered or not. */
  count: number;
  acknowledged: { seq: number; text: string }[];
}

const writerCount = 12;
const password = 'Demo1234!';
const zone = 'Europe/Berlin';
const lock = 'crash-test';

/** A class with an assignment that all of them have begun. */
export async function openWriters(address: string): Promise<Writer[]> {
  const instructor = await signIn(address, 'demo_instructor');
  const today = DateTime.now().setZone(zone);
  const course = await instructor('/api/classes/registerclass', {
    classname: 'Crash test',
    enrollkey: 'CR-ASH01',
    classStartDate: today.minus({ days: 2 }).toISODate(),
    classEndDate: today.plus({ days: 30 }).toISODate(),
    subjectarea: 11,
    studentlevel: 1,
    classTimeZone: zone,
  });
  const { id: classId } = z.object({ id: z.number() }).parse(course);
  const assignment = await instructor('/api/classes/createAssignment', {
    classId,
    title: 'Crash test',
    pointValue: 100,
    startDate: today.minus({ days: 1 }).toUTC().toISO(),
    endDate: today.plus({ days: 10 }).toUTC().toISO(),
  });
  const { id } = z.object({ id: z.number() }).parse(assignment);
  const names = Array.from({ length: writerCount }, (_, index) => `demo_student${index + 1}`);
  return Promise.all(names.map((name) => begin(address, name, { classId, id })));
}

const begun = z.object({ submission: z.object({ submissionId: z.number(), fileId }) });
const frame = z.object({ fields: z.object({ access_token: z.string() }) });

async function begin(address: string, name: string, place: { classId: number; id: number }): Promise<Writer> {
  const student = await signIn(address, name);
  await student(`/api/classes/classenroll?id=${place.classId}`);
  const { submission } = begun.parse(await student(`/api/student/assignment?id=${place.id}`));
  const opened = await student(`/api/editor/frame?submissionId=${submission.submissionId}`);
  const writer: Writer = {
    fileId: submission.fileId,
    token: frame.parse(opened).fields.access_token,
    count: 0,
    acknowledged: [],
  };
  await fetch(addressOf(address, writer, ''), {
    method: 'POST',
    headers: { 'x-wopi-override': 'LOCK', 'x-wopi-lock': lock },
  });
  return writer;
}

async function signIn(address: string, username: string) {
  const post = async (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const user = await post('/api/auth/signin', { username, password });
  const { accessToken } = z.object({ accessToken: z.string() }).parse(user);
  return (path: string, body?: unknown) => post(path, body, { authorization: `Bearer ${accessToken}` });
}

function addressOf(address: string, writer: Writer, path: string): string {
  return `${address}/wopi/files/${writer.fileId}${path}?access_token=${writer.token}`;
}

/** Saves until the server does not answer any more; what it answered is remembered. */
export async function writeUntilGone(address: string, writer: Writer): Promise<void> {
  for (;;) {
    writer.count += 1;
    const text = `Text ${writer.fileId}, save ${writer.count}. ${'And on. '.repeat(writer.count % 40)}`;
    const answer = await fetch(addressOf(address, writer, '/contents'), {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'x-wopi-override': 'PUT',
        'x-wopi-lock': lock,
      },
      body: new Uint8Array(docxFromText(text)),
    })
      .then(async (received) => ({ received, body: await received.text() }))
      .catch(() => null);
    if (answer === null) return;
    if (answer.received.status !== 200) throw new Error(`A save was refused: ${answer.body}`);
    writer.acknowledged.push({ seq: Number(answer.received.headers.get('x-wopi-itemversion')), text });
  }
}
