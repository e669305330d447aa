import { conversionSchema, studentAssignmentSchema } from '@redraft/contracts';
import { docxFromText, fflateCodec, inflateEntry, readZip, textOfDocx } from '@redraft/documents';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { makeNextConversion } from '../../domain/conversions/index.ts';
import { purgeFiles, requestPurge, setStorageQuota } from '../../domain/revisions/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { setUpConverter } from '../../platform/download-formats.ts';
import { ConversionError } from '../../platform/soffice.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { convertAll, convertedTo, startConversion, startedConversion } from '../../testing/conversions.ts';
import { enrollStudent } from '../../testing/course.ts';
import { officeFile, openDocumentFile, openDocumentMeta } from '../../testing/office-files.ts';
import { openWorkspace, startedAssignmentWithImport } from '../../testing/open-workspace.ts';
import { addAssignmentFile, download } from '../../testing/templates.ts';

const app = useApp();
beforeEach(async () => {
  // An executable program: the web process never runs it.
  setUpConverter(process.execPath);
  await db().deleteFrom('conversions').execute();
});
afterAll(() => setUpConverter(undefined));

const essay = openDocumentFile('odt', 'Written in Writer');
const upload = { name: 'Mein Aufsatz.odt', bytes: essay };
const originalPath = '/api/auxfiles/submission/original';

const readState = (caller: Caller, id: number) => caller.call('GET', '/api/conversions', { query: { id } });
const bringIn = (caller: Caller, query: { id: number; fileId: number }) =>
  caller.call('POST', '/api/conversions/file/import', { query });

/** Uploads the essay, converts it and imports the result. */
async function imported(world: Awaited<ReturnType<typeof startedAssignmentWithImport>>, file = upload) {
  const { student, fileId } = world;
  const { id } = await startedConversion(app, student, { fileId }, file);
  await convertAll(convertedTo('Written in Writer'));
  expect(await bringIn(student, { id, fileId })).toMatchObject({ status: 200, body: { success: true } });
}

it('an OpenDocument text is converted by a worker and imported as a version, and its original is kept as it was', async () => {
  const world = await startedAssignmentWithImport(app);
  const { student, instructor, fileId, submissionId, workspace, id: assignmentId } = world;
  const begun = await startedConversion(app, student, { fileId }, upload);
  expect(begun).toMatchObject({ state: 'waiting', ahead: 0, losses: [] });
  expect((await bringIn(student, { id: begun.id, fileId })).body).toMatchObject({
    code: 'conversion.waiting',
  });
  const given: unknown[] = [];
  expect(
    await convertAll((bytes, from, to) => {
      given.push(
        from,
        to,
        readZip(bytes).map(({ name }) => name),
      );
      return Promise.resolve(docxFromText('Written in Writer'));
    }),
  ).toEqual([]);
  expect(given).toEqual(['odt', 'docx', ['mimetype', 'content.xml', 'META-INF/manifest.xml']]);
  expect((await readState(student, begun.id)).body).toMatchObject({ state: 'ready', losses: [] });
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
  await bringIn(student, { id: begun.id, fileId });
  expect(textOfDocx(await workspace.read())).toBe('Written in Writer');
  const versions = await student.call('GET', '/api/student/versions', { query: { submissionId } });
  expect(versions.body).toMatchObject({ current: { origin: 'import' } });
  for (const caller of [student, instructor]) {
    const file = await download(app, caller, originalPath, { submissionId });
    expect([file.status, Buffer.compare(file.bytes, Buffer.from(essay))]).toEqual([200, 0]);
    expect(String(file.headers['content-disposition'])).toContain('filename="Mein Aufsatz.odt"');
  }
  const own = await student.call('GET', '/api/student/assignment', { query: { id: assignmentId } });
  expect(studentAssignmentSchema.parse(own.body)).toMatchObject({ originalKind: 'odt' });
  expect((await readState(student, begun.id)).status).toBe(404);
  expect((await bringIn(student, { id: begun.id, fileId })).status).toBe(404);
});

it('a version before an import has no original, and each later one has the last', async () => {
  const world = await startedAssignmentWithImport(app);
  const { student, submissionId, workspace } = world;
  expect((await download(app, student, originalPath, { submissionId })).status).toBe(404);
  await imported(world);
  await workspace.save('Written further');
  const second = openDocumentFile('odt', 'Another');
  await imported(world, { name: 'second.odt', bytes: second });
  const originalAt = async (seq: number) => {
    const { status, bytes } = await download(app, student, originalPath, { submissionId, seq });
    return status === 200 ? Buffer.compare(bytes, Buffer.from(seq < 4 ? essay : second)) : status;
  };
  expect(await Promise.all([1, 2, 3, 4].map(originalAt))).toEqual([404, 0, 0, 0]);
});

it.each([
  ['SPREADSHEET', 'ods', 'xlsx'],
  ['PRESENTATION', 'odp', 'pptx'],
] as const)(
  'an additional file of type %s takes an .%s file, converted to .%s',
  async (contentType, from, to) => {
    const { student, instructor, id, submissionId } = await startedAssignmentWithImport(app);
    const file = await addAssignmentFile(instructor, id, { allowImport: true, contentType });
    const query = { submissionId, assignmentTemplateId: file.id };
    const opened = await student.call('POST', '/api/auxfiles/submission', { query });
    const fileId = z.object({ data: z.number() }).parse(opened.body).data;
    const source = openDocumentFile(from, 'Figures');
    const wrong = await startConversion(app, student, { fileId }, upload);
    expect(wrong.body).toMatchObject({
      code: 'conversion.other_type',
      message: expect.stringContaining(`.${from}`),
    });
    const begun = await startedConversion(app, student, { fileId }, { name: `a.${from}`, bytes: source });
    await convertAll((_bytes, _from, kind) => Promise.resolve(officeFile(kind, 'Figures')));
    expect((await bringIn(student, { id: begun.id, fileId })).status).toBe(200);
    expect((await download(app, student, originalPath, query)).bytes.equals(Buffer.from(source))).toBe(true);
    const workspace = await student.call('GET', '/api/student/assignment', { query: { id } });
    const kinds = studentAssignmentSchema
      .parse(workspace.body)
      .additionalFiles.map(({ fileType, originalKind }) => [fileType, originalKind]);
    expect(kinds).toEqual([[to, from]]);
  },
);

it('a drawing takes no OpenDocument file of another type', async () => {
  const { student, instructor, id, submissionId } = await startedAssignmentWithImport(app);
  const file = await addAssignmentFile(instructor, id, { allowImport: true, contentType: 'DRAW' });
  const query = { submissionId, assignmentTemplateId: file.id };
  const opened = await student.call('POST', '/api/auxfiles/submission', { query });
  const fileId = z.object({ data: z.number() }).parse(opened.body).data;
  expect((await startConversion(app, student, { fileId }, upload)).body).toMatchObject({
    code: 'conversion.other_type',
  });
});

it('an installation without LibreOffice converts nothing and says what to do instead', async () => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  const isAvailable = async () => (await student.call('GET', '/api/conversions/converter')).body;
  expect(await isAvailable()).toEqual({ isAvailable: true });
  setUpConverter(null);
  expect(await isAvailable()).toEqual({ isAvailable: false });
  expect(await startConversion(app, student, { fileId }, upload)).toMatchObject({
    status: 409,
    body: { code: 'conversion.unavailable', message: expect.stringContaining('.docx') },
  });
});

it.each([
  ['a Word document', { name: 'a.docx', bytes: officeFile('docx') }, 'conversion.other_type'],
  ['half a file', { name: 'a.odt', bytes: essay.subarray(0, 400) }, 'document.invalid'],
  [
    'a file with a password',
    {
      name: 'a.odt',
      bytes: openDocumentFile('odt', 'x', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' }),
    },
    'conversion.encrypted',
  ],
  [
    'a file with macros',
    { name: 'a.odt', bytes: openDocumentFile('odt', 'x', { 'Basic/a.xml': 'x' }) },
    'document.has_macros',
  ],
])('the upload of %s is refused before anything is converted', async (_what, file, code) => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  expect((await startConversion(app, student, { fileId }, file)).body).toMatchObject({ code });
  expect(await db().selectFrom('conversions').select('id').execute()).toEqual([]);
});

it.each([
  ['fails', () => Promise.reject(new Error('no')), 'conversion.failed'],
  ['takes too long', () => Promise.reject(new ConversionError('timed_out')), 'conversion.timed_out'],
  ['makes too large a file', () => Promise.resolve(new Uint8Array(26 * 1024 * 1024)), 'document.too_large'],
  ['makes a file of another type', () => Promise.resolve(officeFile('xlsx')), 'conversion.failed'],
  ['makes no document', () => Promise.resolve(new Uint8Array([1, 2, 3])), 'conversion.failed'],
])('a conversion that %s is answered with the reason and changes nothing', async (_what, convert, code) => {
  const { student, fileId, workspace } = await startedAssignmentWithImport(app);
  const { id } = await startedConversion(app, student, { fileId }, upload);
  expect(await convertAll(convert)).toHaveLength(1);
  expect((await readState(student, id)).body).toMatchObject({ code });
  expect((await bringIn(student, { id, fileId })).body).toMatchObject({ code });
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
});

it('a file whose parts are larger than they say fails before LibreOffice gets it', async () => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  const { id } = await startedConversion(
    app,
    student,
    { fileId },
    { name: 'a.odt', bytes: lyingAboutItsSize() },
  );
  const given: unknown[] = [];
  await convertAll((bytes) => {
    given.push(bytes);
    return Promise.resolve(officeFile('docx'));
  });
  expect((await readState(student, id)).body).toMatchObject({ code: 'conversion.failed' });
  expect(given).toEqual([]);
});

/** A text whose content has another size than the directory of the zip says. */
function lyingAboutItsSize(): Uint8Array {
  const bytes = new Uint8Array(openDocumentFile('odt', 'word '.repeat(400)));
  const view = new DataView(bytes.buffer);
  for (let at = bytes.length - 22; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name === 'content.xml') view.setUint32(at + 24, 100, true);
  }
  return bytes;
}

it('what a conversion lost is listed before it replaces anything', async () => {
  const { student, fileId, workspace } = await startedAssignmentWithImport(app);
  const { id } = await startedConversion(app, student, { fileId }, upload);
  await convertAll(convertedTo('Written'));
  expect((await readState(student, id)).body).toMatchObject({
    state: 'ready',
    losses: [{ what: 'words', before: 3, after: 1 }],
  });
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
});

it('a conversion is retried once if its worker dies, and fails after that', async () => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  const { id } = await startedConversion(app, student, { fileId }, upload);
  const later = (minutes: number) => () => new Date(now().getTime() + minutes * 60_000);
  const work = (clock: () => Date, convert: () => Promise<Uint8Array>) =>
    makeNextConversion({ clock, convert, onError: () => undefined });
  const tries = async () => (await db().selectFrom('conversions').select('tries').execute())[0]?.tries;
  void work(now, () => new Promise(() => undefined));
  await expect.poll(tries).toBe(1);
  expect(await work(now, () => Promise.resolve(officeFile('docx')))).toBe(false);
  void work(later(5), () => new Promise(() => undefined));
  await expect.poll(tries).toBe(2);
  expect(await work(later(10), () => Promise.resolve(officeFile('docx')))).toBe(false);
  expect((await readState(student, id)).body).toMatchObject({ code: 'conversion.failed' });
});

it('a waiting conversion says how many are ahead of it, and at most twenty wait', async () => {
  const first = await startedAssignmentWithImport(app);
  const other = await startedAssignmentWithImport(app);
  await startedConversion(app, first.student, { fileId: first.fileId }, upload);
  expect(await startedConversion(app, other.student, { fileId: other.fileId }, upload)).toMatchObject({
    ahead: 1,
  });
  const { owner_id } = await db().selectFrom('conversions').select('owner_id').executeTakeFirstOrThrow();
  await db()
    .insertInto('conversions')
    .values(
      Array.from({ length: 19 }, () => ({
        owner_id,
        name: 'a.odt',
        kind: 'odt',
        source: Buffer.from('x'),
        requested_at: now(),
      })),
    )
    .execute();
  const third = await startedAssignmentWithImport(app);
  expect((await startConversion(app, third.student, { fileId: third.fileId }, upload)).status).toBe(429);
});

it('an account keeps its three newest conversions', async () => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  const ids: number[] = [];
  for (let count = 0; count < 4; count++)
    ids.push((await startedConversion(app, student, { fileId }, upload)).id);
  const rows = await db().selectFrom('conversions').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(1));
});

it('an OpenDocument file is imported only where its student may import now', async () => {
  const {
    student,
    instructor,
    id: assignmentId,
    classId,
    fileId,
    workspace,
  } = await startedAssignmentWithImport(app);
  const { id } = await startedConversion(app, student, { fileId }, upload);
  await convertAll(convertedTo('Written in Writer'));
  const classmate = await enrollStudent(app, classId);
  const assistant = await app.signInAs('ROLE_TEACHING_ASSISTANT');
  for (const [caller, status] of [
    [classmate, 404],
    [instructor, 403],
    [assistant, 403],
  ] as const) {
    expect((await startConversion(app, caller, { fileId }, upload)).status).toBe(status);
    expect((await bringIn(caller, { id, fileId })).status).toBe(status);
    expect((await readState(caller, id)).status).toBe(404);
  }
  const other = await openWorkspace(app, classmate, assignmentId);
  const { main_file_id: otherFile } = await db()
    .selectFrom('submissions')
    .select('main_file_id')
    .where('id', '=', other.submissionId)
    .executeTakeFirstOrThrow();
  expect((await bringIn(student, { id, fileId: otherFile })).status).toBe(404);
  const allow = (isAllowed: boolean) =>
    db()
      .updateTable('assignment_files')
      .set({ allow_import: isAllowed })
      .where('assignment_id', '=', assignmentId)
      .execute();
  await allow(false);
  for (const answer of [
    await startConversion(app, student, { fileId }, upload),
    await bringIn(student, { id, fileId }),
  ])
    expect(answer.body).toMatchObject({ code: 'import.not_allowed' });
  await allow(true);
  await instructor.call('POST', '/api/classes/archive', { query: { id: classId } });
  expect((await bringIn(student, { id, fileId })).body).toMatchObject({ code: 'class.archived' });
  expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
  // The result is still there for a later attempt.
  expect((await readState(student, id)).body).toMatchObject({ state: 'ready' });
});

it('the original of an import is for its student and for staff, also in an archived class', async () => {
  const world = await startedAssignmentWithImport(app);
  const { student, instructor, classId, submissionId } = world;
  await imported(world);
  const classmate = await enrollStudent(app, classId);
  const outsider = await app.signInAs('ROLE_INSTRUCTOR');
  for (const caller of [classmate, outsider])
    expect((await download(app, caller, originalPath, { submissionId })).status).toBe(404);
  await instructor.call('POST', '/api/classes/archive', { query: { id: classId } });
  for (const caller of [student, instructor])
    expect((await download(app, caller, originalPath, { submissionId })).status).toBe(200);
});

it('the original of a text whose author is hidden names nobody', async () => {
  const world = await startedAssignmentWithImport(app);
  const { student, instructor, id: assignmentId, submissionId } = world;
  const author = 'Maria Writer';
  const named = openDocumentFile('odt', 'Written in Writer', { 'meta.xml': openDocumentMeta(author) });
  await imported(world, { name: `${author}.odt`, bytes: named });
  const body = {
    holdsBack: true,
    isAnonymous: true,
    processShare: 0,
    scale: 'American',
    version: 0,
    assignmentId,
  };
  await instructor.call('POST', '/api/classes/gradebook/settings', { body });
  const read = async (caller: Caller) => {
    const { bytes, headers } = await download(app, caller, originalPath, { submissionId });
    const parts = readZip(bytes).map((entry) => new TextDecoder().decode(inflateEntry(entry, fflateCodec)));
    return { text: parts.join(), name: String(headers['content-disposition']) };
  };
  const [own, hidden] = [await read(student), await read(instructor)];
  expect(own).toMatchObject({
    text: expect.stringContaining(author),
    name: expect.stringContaining(author),
  });
  expect(hidden.text).toContain('Written in Writer');
  expect(hidden.text + hidden.name).not.toContain('Maria');
});

it('an original that does not fit into the storage of its file is refused together with its import', async () => {
  const { student, fileId, workspace } = await startedAssignmentWithImport(app);
  const noise = Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2)).join(' ');
  const file = { name: 'a.odt', bytes: openDocumentFile('odt', 'Written', { 'Pictures/noise.svg': noise }) };
  const { id } = await startedConversion(app, student, { fileId }, file);
  await convertAll(convertedTo('Written'));
  setStorageQuota({ file: 200_000, class: 1_000_000_000 });
  try {
    expect((await bringIn(student, { id, fileId })).body).toMatchObject({ code: 'file.full' });
    expect(textOfDocx(await workspace.read())).toBe('The beginning of a text');
    expect(await db().selectFrom('originals').select('seq').where('file_id', '=', fileId).execute()).toEqual(
      [],
    );
  } finally {
    setStorageQuota({ file: 268_435_456, class: 21_474_836_480 });
  }
});

it('an original is deleted with its file, and its content with the last file that has it', async () => {
  const [one, other] = [await startedAssignmentWithImport(app), await startedAssignmentWithImport(app)];
  const unique = { name: 'a.odt', bytes: openDocumentFile('odt', 'Two texts began with these words') };
  await imported(one, unique);
  await imported(other, unique);
  const { hash } = await db()
    .selectFrom('originals')
    .select('hash')
    .where('file_id', '=', one.fileId)
    .executeTakeFirstOrThrow();
  const isStored = async () =>
    (await db().selectFrom('file_blobs').select('hash').where('hash', '=', hash).execute()).length === 1;
  const purge = async (fileId: typeof one.fileId) => {
    // As the deletion of the assignment does.
    await db().deleteFrom('submissions').where('main_file_id', '=', fileId).execute();
    await requestPurge([fileId], now());
    const failures: unknown[] = [];
    await purgeFiles(now(), (_id, cause) => failures.push(cause));
    expect(failures).toEqual([]);
  };
  await purge(one.fileId);
  expect(await isStored()).toBe(true);
  await purge(other.fileId);
  expect(await isStored()).toBe(false);
  expect(await db().selectFrom('originals').select('seq').where('hash', '=', hash).execute()).toEqual([]);
});

it('a conversion that does not exist is not found, and the ID 0 is invalid', async () => {
  const { student, fileId } = await startedAssignmentWithImport(app);
  expect((await readState(student, 999_999)).status).toBe(404);
  expect((await bringIn(student, { id: 999_999, fileId })).status).toBe(404);
  expect(conversionSchema.safeParse((await readState(student, 0)).body).success).toBe(false);
});
