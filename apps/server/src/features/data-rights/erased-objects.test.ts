import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { attachedSchema, type FileId } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentColumns } from '../../content-columns.ts';
import { readPdf } from '../../domain/pdf-copies/index.ts';
import { appendSave, purgeFiles, sealFile } from '../../domain/revisions/index.ts';
import { deleteUnused } from '../../domain/stored-objects/delete-objects.ts';
import { moveContent, setUpObjects } from '../../domain/stored-objects/index.ts';
import { erasers } from '../../jobs.ts';
import { db } from '../../platform/db.ts';
import { createLogger } from '../../platform/logging.ts';
import { createObjectStore } from '../../platform/object-store.ts';
import { password, useApp } from '../../testing/app.ts';
import { useObjectStorage } from '../../testing/object-storage.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { randomWords } from '../../testing/random-files.ts';
import { download, sendForm } from '../../testing/templates.ts';
import { eraseDueAccounts } from './erase.ts';

const app = useApp();
const storage = useObjectStorage();
const logger = createLogger('silent');
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
const failOnError = (_place: unknown, cause: unknown) => {
  throw cause;
};

beforeEach(() => setUpObjects({ store: 's3', objects: storage.settings() }));
afterEach(() => setUpObjects({ store: 'database', objects: undefined }));

/** A student with a sealed text, an attachment and PDFs, all too large and too random to stay in the database. */
async function writer() {
  const { student, instructor, workspace } = await startedAssignment(app, { uploadFile: true });
  const { submissionId } = workspace;
  const { rows } = await sql<{ id: FileId; classId: number; assignmentId: number; instructorId: number }>`
    SELECT main_file_id AS id, class_id AS "classId", assignments.id AS "assignmentId", owner_id AS "instructorId"
    FROM submissions JOIN assignments ON assignments.id = assignment_id JOIN classes ON classes.id = class_id
    WHERE submissions.id = ${submissionId}`.execute(db());
  const place = rows[0];
  if (!place) throw new Error('There is no submission');
  for (let second = 1; second <= 20; second++)
    await appendSave({
      fileId: place.id,
      bytes: docxFromText(randomWords(6000)),
      at: new Date(Date.now() + second * 1000),
      userId: null,
      origin: 'typed',
    });
  await sealFile(place.id, { before: daysFromNow(2), restingSince: daysFromNow(2) });
  const paper = Buffer.concat([Buffer.from('%PDF-1.7'), randomBytes(300_000)]);
  const form = new FormData();
  form.set('submissionId', String(submissionId));
  form.append('files', new File([paper], 'paper.pdf'));
  const sent = await sendForm(app, student, '/api/student/upload', form);
  const attachmentId = attachedSchema.parse(sent.body).successfulUploads[0]?.id ?? 0;
  const pdf = randomBytes(5000);
  const hash = randomBytes(32).toString('hex');
  await sql`INSERT INTO pdf_copies (file_id, hash, state, pdf, requested_at, used_at)
    VALUES (${place.id}, ${hash}, 'ready', ${pdf}, now(), now())`.execute(db());
  await sql`WITH ordered AS (INSERT INTO pdf_orders (user_id, assignment_id, requested_at, state, ready_at)
      VALUES (${place.instructorId}, ${place.assignmentId}, now(), 'ready', now()) RETURNING id)
    INSERT INTO ordered_pdfs (order_id, submission_id, state, tries, is_anonymized, crc, pdf)
    SELECT id, ${submissionId}, 'ready', 1, false, 1, ${pdf} FROM ordered`.execute(db());
  return { student, instructor, submissionId, ...place, paper, attachmentId, pdf, hash };
}

async function moveAll(): Promise<void> {
  await moveContent({
    columns: contentColumns,
    store: createObjectStore(storage.settings()),
    to: 's3',
    clock: () => daysFromNow(30),
    pauseAfterBatch: nextTurn,
    isStopped: () => false,
    onError: failOnError,
  });
}

/** The objects of a writer by the table that refers to them. */
async function objectsOf({
  id,
  submissionId,
}: {
  id: FileId;
  submissionId: number;
}): Promise<Map<string, string>> {
  const { rows } = await sql<{ object: string; place: string }>`
    SELECT text_object AS object, 'text' AS place FROM sealed_chunks WHERE file_id = ${id}
    UNION ALL SELECT parts_object, 'text' FROM sealed_chunks WHERE file_id = ${id}
    UNION ALL SELECT content_object, 'attachment' FROM attachment_pieces
      JOIN attachments ON attachments.id = attachment_id WHERE submission_id = ${submissionId}
    UNION ALL SELECT pdf_object, 'pdf' FROM pdf_copies WHERE file_id = ${id}
    UNION ALL SELECT pdf_object, 'ordered pdf' FROM ordered_pdfs WHERE submission_id = ${submissionId}`.execute(
    db(),
  );
  return new Map(
    rows.filter(({ object }) => object !== null).map(({ object, place }) => [`blobs/${object}`, place]),
  );
}

async function deleteErased(): Promise<void> {
  await purgeFiles(daysFromNow(15), failOnError);
  await deleteUnused(
    { store: createObjectStore(storage.settings()), isStopped: () => false },
    daysFromNow(2),
  );
}

it('a request for a file in an unavailable object storage gets a helpful error, and other requests work', async () => {
  const { student, instructor, attachmentId, submissionId, assignmentId } = await writer();
  await moveAll();
  await storage.kill();
  for (const [who, path] of [
    [student, `/api/student/download/${attachmentId}`],
    [instructor, `/api/submission/download/${attachmentId}`],
  ] as const) {
    const { status, headers, bytes } = await download(app, who, path);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({ code: 'service.files_unavailable' });
  }
  const zip = await download(app, instructor, '/api/classes/assignment/pdfs/file', { assignmentId });
  expect([zip.status, JSON.parse(Buffer.from(zip.bytes).toString()).code]).toEqual([
    503,
    'service.files_unavailable',
  ]);
  const text = await instructor.call('POST', '/api/classes/readsubmission', { query: { submissionId } });
  expect(text).toMatchObject({ status: 503, body: { code: 'service.files_unavailable' } });
  expect((await student.call('GET', '/api/student/upload', { query: { submissionId } })).status).toBe(200);
  await storage.start();
  setUpObjects({ store: 's3', objects: storage.settings() });
  expect((await download(app, student, `/api/student/download/${attachmentId}`)).status).toBe(200);
});

it('content in the object storage can be downloaded, and is deleted with its account or class', async () => {
  const [leaver, other] = [await writer(), await writer()];
  await moveAll();
  const [leaving, staying] = [await objectsOf(leaver), await objectsOf(other)];
  for (const objects of [leaving, staying])
    expect([...new Set(objects.values())].toSorted()).toEqual(['attachment', 'ordered pdf', 'pdf', 'text']);
  const listed = () => storage.listKeys();
  expect(await listed()).toEqual(expect.arrayContaining([...leaving.keys(), ...staying.keys()]));

  const file = await download(app, other.student, `/api/student/download/${other.attachmentId}`);
  expect(Buffer.from(file.bytes).equals(other.paper)).toBe(true);
  const pdf = await readPdf({ fileId: other.id, hash: other.hash }, new Date());
  expect(Buffer.from(pdf).equals(other.pdf)).toBe(true);

  const request = { body: { confirmation: password } };
  expect((await leaver.student.call('POST', '/api/account/deletion', request)).status).toBe(200);
  await eraseDueAccounts({ erasers, logger }, daysFromNow(14.1));
  await deleteErased();
  expect((await listed()).filter((key) => leaving.has(key))).toEqual([]);
  expect(await listed()).toEqual(expect.arrayContaining([...staying.keys()]));

  const deletion = await other.instructor.call('DELETE', '/api/classes/class', {
    query: { id: other.classId },
  });
  expect(deletion.status).toBe(200);
  await deleteErased();
  expect((await listed()).filter((key) => staying.has(key))).toEqual([]);
});
