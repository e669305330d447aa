import { type EditorFrame, editorFrameSchema } from '@redraft/contracts';
import { docxFromText } from '@redraft/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { loadCandidates, reviewRound, takeUp } from '../../testing/review-round.ts';
import { addAssignmentFile, mainFile } from '../../testing/templates.ts';

/** Every kind of file that an editor opens: each has its own kind of ID, and a call that checks the permission. */
const app = useApp();
type Query = Record<string, string | number>;
let scene: Awaited<ReturnType<typeof setUp>>;

async function setUp() {
  const round = await reviewRound(app, { isHandedIn: (index) => index !== 2 });
  const { instructor, id: assignmentId } = round;
  const [reviewed, reviewer, writer] = round.students;
  if (!reviewed || !reviewer || !writer) throw new Error('The round has three students.');
  const review = await takeUp(round, reviewer.caller);
  const [candidate] = await loadCandidates(round, writer.caller);
  const preview = {
    submissionId: candidate?.submissionItem.submissionId ?? 0,
    draftId: candidate?.submissionItem.drafts[0]?.draftId ?? 0,
  };
  const slides = await addAssignmentFile(instructor, assignmentId, {});
  const { submissionId } = writer;
  const additional = { submissionId, assignmentTemplateId: slides.id };
  await writer.caller.call('POST', '/api/auxfiles/submission', { query: additional });
  const admin = await app.signInAs('ROLE_ADMIN');
  const main = await mainFile(instructor, assignmentId);
  return { instructor, reviewed, reviewer, writer, review, preview, additional, admin, main };
}
beforeAll(async () => {
  scene = await setUp();
});

const frame = '/api/editor/frame';
const sources: [name: string, ask: () => [who: Caller, path: string, query: Query], writes: boolean][] = [
  ['a text', () => [scene.writer.caller, frame, { submissionId: scene.writer.submissionId }], true],
  ['a text, by staff', () => [scene.instructor, frame, { submissionId: scene.writer.submissionId }], false],
  [
    'an earlier version',
    () => [scene.writer.caller, frame, { submissionId: scene.writer.submissionId, seq: 0 }],
    false,
  ],
  ['an additional file', () => [scene.writer.caller, frame, scene.additional], true],
  ['an additional file, by staff', () => [scene.instructor, frame, scene.additional], false],
  ['a template', () => [scene.instructor, '/api/auxfiles/assignment/frame', { id: scene.main.id }], true],
  ['a review', () => [scene.reviewer.caller, '/api/peerreview/frame', { id: scene.review.id }], true],
  ['a review, by staff', () => [scene.instructor, '/api/peerreview/frame', { id: scene.review.id }], false],
  [
    'a text that may be reviewed',
    () => [scene.writer.caller, '/api/peerreview/previewFrame', scene.preview],
    false,
  ],
  [
    'a copy to mend',
    () => [scene.admin, '/api/submission/repair/frame', { submissionId: scene.writer.submissionId }],
    true,
  ],
  ['a sample', () => [scene.admin, '/api/editor/sample/frame', { type: 'DOCUMENT' }], true],
];

async function opened([caller, path, query]: [Caller, string, Query]) {
  const { status, body } = await caller.call('POST', path, { query });
  expect(status).toBe(200);
  return fileOf(editorFrameSchema.parse(body));
}

function fileOf({ actionUrl, fields }: EditorFrame) {
  const source = new URL(new URL(actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '')
    .pathname;
  const token = fields.access_token ?? '';
  const send = async (method: 'GET' | 'POST', path: string, override = '', shown = token) => {
    const answer = await app.http().inject({
      method,
      url: `${source}${path}?access_token=${shown}`,
      headers: {
        ...(override && { 'x-wopi-override': override, 'x-wopi-lock': 'L' }),
        'content-type': 'application/octet-stream',
      },
      ...(method === 'POST' ? { payload: Buffer.from(docxFromText('Somebody else’s')) } : {}),
    });
    return { status: answer.statusCode, body: answer.rawPayload };
  };
  return { source, token, send };
}

const posts = [
  ...['LOCK', 'UNLOCK', 'REFRESH_LOCK', 'GET_LOCK', 'PUT_USER_INFO', 'PUT_RELATIVE', 'RENAME_FILE'].map(
    (override) => ['', override] as const,
  ),
  ...([
    ['', 'DELETE'],
    ['/contents', 'PUT'],
  ] as const),
];

describe.each(sources)('%s', (_name, ask, writes) => {
  it(writes ? 'is opened to be written in' : 'is opened to be read', async () => {
    const { send } = await opened(ask());
    const info = JSON.parse((await send('GET', '')).body.toString());
    expect(info).toMatchObject({ UserCanWrite: writes, ReadOnly: !writes });
    expect((await send('GET', '/contents')).status).toBe(200);
    expect((await send('POST', '', 'LOCK')).status).toBe(writes ? 200 : 403);
    if (writes) expect((await send('POST', '', 'UNLOCK')).status).toBe(200);
  });

  it('a token of no one or of another file is refused, and so is a write by a reader', async () => {
    const file = await opened(ask());
    const foreign = await opened([
      scene.reviewed.caller,
      frame,
      { submissionId: scene.reviewed.submissionId },
    ]);
    expect(foreign.source).not.toBe(file.source);
    const before = (await file.send('GET', '/contents')).body;
    const statuses = async (token?: string) =>
      new Set(
        await Promise.all(
          posts.map(async ([path, override]) => (await file.send('POST', path, override, token)).status),
        ),
      );
    for (const token of ['nobodys', '', foreign.token]) expect(await statuses(token)).toEqual(new Set([401]));
    if (!writes) expect(await statuses()).toEqual(new Set([403]));
    for (const path of ['', '/contents'])
      expect((await file.send('GET', path, '', foreign.token)).status).toBe(401);
    expect((await file.send('GET', '/contents')).body.equals(before)).toBe(true);
  });
});

it("the ID of another user's resource opens nothing, of whatever kind it is", async () => {
  const outsider = await app.signInAs('ROLE_STUDENT');
  for (const [name, ask] of sources) {
    const [, path, query] = ask();
    if (name === 'a sample') continue;
    expect([name, (await outsider.call('POST', path, { query })).status]).toEqual([
      name,
      expect.toBeOneOf([403, 404]),
    ]);
  }
});
