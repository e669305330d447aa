import { attachedSchema, type ContentType, readSubmissionSchema } from '@redraft/contracts';
import {
  blankOdg,
  blankPptx,
  blankXlsx,
  fflateCodec,
  inflateEntry,
  packEntry,
  readZip,
  writeZip,
} from '@redraft/documents';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { uptakeFollowUp } from '../../domain/feedback/index.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { type OpenedFile, openedFile, saveThrough } from '../../testing/frames.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { addAssignmentFile, download, sendForm } from '../../testing/templates.ts';

/** The file of an anonymously graded submission contains no names for graders, by any call, until its grade is released. */
const app = useApp();
const signature = 'Maria Graph';
const core = `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:creator>${signature}</dc:creator></cp:coreProperties>`;

/** A file whose metadata identify the user. */
function signed(bytes: Uint8Array): Uint8Array {
  const part = bytes[30] === 'm'.charCodeAt(0) ? 'meta.xml' : 'docProps/core.xml';
  const content = new TextEncoder().encode(
    part === 'meta.xml'
      ? `<office:document-meta><dc:creator>${signature}</dc:creator></office:document-meta>`
      : core,
  );
  return writeZip([
    ...readZip(bytes).filter(({ name }) => name !== part),
    packEntry({ name: part, content, codec: fflateCodec }),
  ]);
}

const everythingIn = (bytes: Uint8Array): string =>
  readZip(bytes)
    .map((entry) => `${entry.name} ${new TextDecoder().decode(inflateEntry(entry, fflateCodec))}`)
    .join('\n');

const docx = () =>
  signed(docxWithComments('Words of a text', [{ on: 'Words', text: 'Said beside it', author: signature }]));

const kinds: [kind: string, contentType: ContentType, bytes: () => Uint8Array][] = [
  ['text', 'DOCUMENT', docx],
  ['spreadsheet', 'SPREADSHEET', () => signed(blankXlsx())],
  ['presentation', 'PRESENTATION', () => signed(blankPptx())],
  ['drawing', 'DRAW', () => signed(blankOdg())],
];

/** What the worker does when it starts listening. */
async function takeInComments(): Promise<void> {
  const followUp = uptakeFollowUp(pino({ level: 'silent' }));
  await followUp.pollMissed(new Date());
  for (let round = 0; round < 100; round++) await followUp.doDue(() => false, new Date(Date.now() + 60_000));
}

const loadOwner = async (file: OpenedFile) =>
  z.object({ OwnerId: z.string() }).parse(await file.info()).OwnerId;

let scene: Awaited<ReturnType<typeof setUp>>;

async function setUp() {
  const started = await startedAssignment(app, { uploadFile: true });
  const { instructor, id: assignmentId, student, workspace } = started;
  await workspace.put(docx());
  const files = new Map<string, number>();
  for (const [kind, contentType, bytes] of kinds) {
    const { id } = await addAssignmentFile(instructor, assignmentId, { contentType, title: `A ${kind}` });
    const query = { submissionId: workspace.submissionId, assignmentTemplateId: id };
    await student.call('POST', '/api/auxfiles/submission', { query });
    const opened = await student.call('POST', '/api/editor/frame', { query });
    expect(await saveThrough(app, opened.body, bytes())).toBe(200);
    files.set(kind, id);
  }
  const settings = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  await instructor.call('POST', '/api/classes/gradebook/settings', { body: { ...settings, assignmentId } });
  return { ...started, assignmentId, files, submissionId: workspace.submissionId };
}
beforeAll(async () => {
  scene = await setUp();
});

const main = () => ({ submissionId: scene.submissionId });
const additional = (kind: string) => ({ ...main(), assignmentTemplateId: scene.files.get(kind) ?? 0 });

async function open(caller: Caller, query: Record<string, number>): Promise<OpenedFile> {
  return openedFile(app, (await caller.call('POST', '/api/editor/frame', { query })).body);
}
const take = async (caller: Caller, query: Record<string, number>) =>
  (await download(app, caller, '/api/auxfiles/submission/file', query)).bytes;

it.each(kinds.map(([kind]) => kind))(
  'an anonymously graded file contains no names for staff and is unchanged for its student: a %s',
  async (kind) => {
    const { instructor, student } = scene;
    const query = additional(kind);
    for (const bytes of [await (await open(instructor, query)).read(), await take(instructor, query)])
      expect(everythingIn(bytes)).not.toContain(signature);
    for (const bytes of [await (await open(student, query)).read(), await take(student, query)])
      expect(everythingIn(bytes)).toContain(signature);
  },
);

it('an anonymised file keeps all comments under one pseudonym', async () => {
  const { instructor } = scene;
  for (const bytes of [await (await open(instructor, main())).read(), await take(instructor, main())]) {
    expect(everythingIn(bytes)).toContain('Said beside it');
    expect(everythingIn(bytes)).toContain('w:author="Author"');
    expect(everythingIn(bytes)).not.toContain(signature);
  }
  // The initial file and the handed-in one.
  const earlier = { ...main(), seq: 2 };
  expect(everythingIn(await take(instructor, earlier))).toContain('w:author="Author"');
  expect(everythingIn(await (await open(instructor, earlier)).read())).toContain('w:author="Author"');
});

it('the owner of an anonymised file is its code, which is the same for all staff and does not identify the student', async () => {
  const { instructor, student, files } = scene;
  const coordinator = await app.signInAs('ROLE_EDUCATION_COORDINATOR');
  const owners = await Promise.all([
    loadOwner(await open(instructor, main())),
    loadOwner(await open(coordinator, main())),
    loadOwner(await open(instructor, { ...main(), assignmentTemplateId: files.get('text') ?? 0 })),
  ]);
  const read = await instructor.call('POST', '/api/classes/readsubmission', { query: main() });
  const { studentName } = readSubmissionSchema.parse(read.body);
  expect(owners).toEqual(Array(3).fill(studentName.replace(/^Text /, '')));
  expect(owners[0]).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(await loadOwner(await open(student, main()))).toBe(String(student.user.id));
});

it("staff never write the anonymised copy back: the student's file keeps every byte", async () => {
  const { instructor, student } = scene;
  const reading = await open(instructor, main());
  const before = await (await open(student, main())).read();
  const cleaned = await reading.read();
  await reading.lock();
  expect((await reading.put(cleaned)).status).toBe(403);
  expect(await (await open(student, main())).read()).toEqual(before);
});

it("an anonymised file has a separate WOPISrc for staff, so that editors do not share the student's session", async () => {
  const { instructor, student } = scene;
  const addressOf = (file: OpenedFile) =>
    new URL(new URL(file.frame.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '').pathname;
  const own = addressOf(await open(student, main()));
  expect(own).toMatch(/^\/wopi\/files\/\d+$/);
  expect(addressOf(await open(instructor, main()))).toBe(`/addition${own}`);
});

it('the comment list of an anonymised file contains no names', async () => {
  const { instructor, student } = scene;
  const query = main();
  await takeInComments();
  const own = await student.call('GET', '/api/submission/comments', { query });
  expect(JSON.stringify(own.body)).toContain(signature);
  const comments = await instructor.call('GET', '/api/submission/comments', { query });
  expect(JSON.stringify(comments.body)).toContain('Said beside it');
  expect(JSON.stringify(comments.body)).not.toContain(signature);
});

it('files embedded in an anonymised file contain no names', async () => {
  const { instructor, student, submissionId } = scene;
  const comment = new TextEncoder().encode(signature);
  const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2, ...comment, 0xff, 0xd9);
  const form = new FormData();
  form.set('submissionId', String(submissionId));
  form.append('files', new File([new Uint8Array(docx())], 'notes.docx'));
  form.append('files', new File([new Uint8Array(photo)], 'photo.jpg'));
  form.append('files', new File(['%PDF-1.7 Maria Graph'], 'paper.pdf'));
  const { body } = await sendForm(app, student, '/api/student/upload', form);
  const [notes = 0, picture = 0, paper = 0] = attachedSchema
    .parse(body)
    .successfulUploads.map(({ id }) => id);
  const taken = async (caller: Caller, place: string, id: number) =>
    (await download(app, caller, `/api/${place}/download/${id}`)).bytes;
  expect(everythingIn(await taken(instructor, 'submission', notes))).not.toContain(signature);
  expect(everythingIn(await taken(student, 'student', notes))).toContain(signature);
  expect(Buffer.from(await taken(instructor, 'submission', picture))).toEqual(
    Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
  );
  expect(Buffer.from(await taken(student, 'student', picture))).toEqual(Buffer.from(photo));
  // Names cannot be removed from this file type without rebuilding it.
  expect(Buffer.from(await taken(instructor, 'submission', paper)).toString()).toContain(signature);
});

it('a file is no longer anonymised once its grade is released', async () => {
  const { instructor, student, assignmentId, submissionId } = scene;
  const waiting = await open(instructor, main());
  expect(everythingIn(await waiting.read())).not.toContain(signature);
  await instructor.call('POST', '/api/classes/setGrade', {
    query: { id: submissionId, grade: 80, unsubmitted: true },
  });
  await instructor.call('POST', '/api/classes/gradebook/release', { body: { assignmentId } });
  const full = await (await open(student, main())).read();
  expect(await waiting.read()).toEqual(full);
  expect(await loadOwner(waiting)).toBe(String(student.user.id));
  expect(Buffer.from(await take(instructor, main()))).toEqual(full);
});
