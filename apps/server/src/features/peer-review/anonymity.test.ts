import { type FileId, fileIdSchema } from '@redraft/contracts';
import { fflateCodec, inflateEntry, packEntry, readZip, writeZip } from '@redraft/documents';
import { beforeAll, expect, it } from 'vitest';
import { hasPermission } from '../../access/index.ts';
import { appendSave } from '../../domain/revisions/index.ts';
import { routes } from '../../routes.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { docxWithComments } from '../../testing/commented-files.ts';
import { hoursFromNow } from '../../testing/course.ts';
import { type OpenedFile, openedFile } from '../../testing/frames.ts';
import { callWith } from '../../testing/plausible-calls.ts';
import {
  handIn,
  loadCandidates,
  openReview,
  type ReviewRound,
  reviewRound,
  submitReview,
  takeUp,
} from '../../testing/review-round.ts';
import { withSuggested } from '../../testing/suggested-files.ts';

const app = useApp();

/** Everything that identifies a user to others. */
const namesOf = ({ user }: Caller) => [user.lastName, user.username, user.email];

/** A file whose metadata identify the user, as word processors write it. */
function signed(text: string, { user }: Caller): Uint8Array {
  const author = `${user.firstName} ${user.lastName}`;
  const bytes = docxWithComments(text, [{ on: text.split(' ')[0] ?? text, text: 'Said beside it', author }]);
  const parts = {
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:creator>${author}</dc:creator><cp:lastModifiedBy>${user.email}</cp:lastModifiedBy></cp:coreProperties>`,
    'docProps/app.xml': `<Properties><Company>${author}</Company></Properties>`,
    'word/people.xml': `<w15:people xmlns:w15="x"><w15:person w15:author="${author}"/></w15:people>`,
  };
  const stored = readZip(bytes).filter((entry) => !(entry.name in parts));
  const added = Object.entries(parts).map(([name, xml]) =>
    packEntry({ name, content: new TextEncoder().encode(xml), codec: fflateCodec }),
  );
  return writeZip([...stored, ...added]);
}

function everythingIn(bytes: Uint8Array): string {
  const parts = readZip(bytes).map(
    (entry) => `${entry.name} ${new TextDecoder().decode(inflateEntry(entry, fflateCodec))}`,
  );
  return parts.join('\n');
}

let round: ReviewRound;
let [author, reviewer]: Caller[] = [];
let ids: { review: number; submission: number };

beforeAll(async () => {
  round = await reviewRound(app, {
    rest: { anonymous: true },
    size: 2,
    bytes: (index, caller) => signed(`Text number ${index}`, caller),
  });
  [author, reviewer] = round.students.map(({ caller }) => caller);
});

const both = () => {
  if (!author || !reviewer) throw new Error('The class is empty.');
  return { author, reviewer };
};

/** The calls that a student can use to read, and that open files; write calls return the same data. */
const readable = routes.filter(
  ({ method, path, permission, isEndless }) =>
    permission !== 'public' &&
    !isEndless &&
    hasPermission({ roles: ['ROLE_STUDENT'] }, permission) &&
    (method === 'GET' || /getclass$|fetchPreview$|frame$/i.test(path)),
);

/** Every response that a student can get with the IDs of this round. */
async function answersTo(
  caller: Caller,
  requested = readable,
  own: readonly number[] = [],
): Promise<string[]> {
  const numbers = {
    courseId: round.classId,
    classId: round.classId,
    assignmentId: round.id,
    submissionId: ids.submission,
    draftId: round.draftId,
    index: 0,
  };
  const tried = new Set<number>([ids.review, round.classId, round.id, ids.submission, ...own]);
  const found: string[] = [];
  for (const { route, id } of requested.flatMap((route) => [...tried].map((id) => ({ route, id })))) {
    const query = { ...numbers, id, lang: 'en', theme: 'light' };
    const { status, body } = await callWith(route, caller.call, { query, params: { ...numbers, id } });
    found.push(`${route.method} ${route.path} ${status} ${JSON.stringify(body)}`);
  }
  return found;
}

/** The next draft of the submission, handed in, with a review started by the previous reviewer. */
async function reviewNext(writer: Caller, reader: Caller): Promise<number> {
  const author = round.students.find(({ caller }) => caller === writer);
  if (!author) throw new Error('The author is not in the round.');
  const draftId = author.workspace.draftIds[1] ?? 0;
  await author.workspace.put(signed('Another text number 0', writer));
  await handIn(author, draftId);
  const body = [{ draftId, draftPeerReviewDeadline: hoursFromNow(24 * 30) }];
  await round.instructor.call('POST', '/api/peerreview/deadline', { body });
  const { id } = await takeUp(round, reader);
  return id;
}

async function loadFiles(opened: OpenedFile): Promise<string> {
  return `${JSON.stringify(await opened.info())} ${JSON.stringify(opened.frame)} ${everythingIn(await opened.read())}`;
}

function addressOf({ frame }: OpenedFile): { prefix: string; fileId: FileId } {
  const source = new URL(frame.actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '';
  const [, prefix = '', id] = /^(.*)\/files\/(\d+)$/.exec(new URL(source).pathname) ?? [];
  return { prefix, fileId: fileIdSchema.parse(Number(id)) };
}

/** The first response that contains a user's identifying data. */
function placeOf(names: readonly string[], texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const name of names) {
      const at = text.search(new RegExp(`(?<![\\w])${name.replaceAll('.', '\\.')}(?![\\w])`));
      if (at !== -1) return `${text.slice(0, 60)} … ${text.slice(Math.max(0, at - 60), at + 60)}`;
    }
  return undefined;
}

it('an anonymous round hides both names from students in responses and files, and shows them to staff', async () => {
  const { author: writer, reviewer: reader } = both();
  const [offered] = await loadCandidates(round, reader);
  const submission = round.students[0]?.submissionId ?? 0;
  expect(offered).toMatchObject({ studentId: submission, studentName: '' });
  const query = { submissionId: submission, draftId: round.draftId };
  const previewed = await reader.call('POST', '/api/peerreview/previewFrame', { query });
  const preview = await loadFiles(openedFile(app, previewed.body));
  const { id } = await takeUp(round, reader);
  ids = { review: id, submission };

  const writing = await openReview(app, reader, id);
  await writing.lock();
  expect(await writing.info()).toMatchObject({ UserFriendlyName: 'Reviewer' });
  const started = await loadFiles(writing);
  // A copy with a name, created before newer anonymisation rules.
  await appendSave({
    fileId: addressOf(openedFile(app, previewed.body)).fileId,
    bytes: signed('Text number 0', writer),
    at: new Date(),
    userId: null,
    origin: 'base',
  });
  const previewedLater = await loadFiles(openedFile(app, previewed.body));
  // A save by the user's own program with all its metadata.
  expect(
    (await writing.put(withSuggested(signed('Text number 0, reviewed', reader), ', reviewed'))).status,
  ).toBe(200);
  await submitReview(reader, id);

  const forReader = [...(await answersTo(reader)), preview, previewedLater, started];
  expect(placeOf(namesOf(writer), forReader)).toBeUndefined();
  const opened = await openReview(app, writer, id);
  const received = await loadFiles(opened);
  // A reviewer's editor session does not include the author.
  expect(addressOf(writing).prefix).toBe('/wopi');
  expect(addressOf(opened)).toEqual({ ...addressOf(writing), prefix: '/addition/wopi' });
  expect(received).toContain('Said beside it');
  const forWriter = [...(await answersTo(writer)), received];
  expect(placeOf(namesOf(reader), forWriter)).toBeUndefined();

  // A check of the search itself: users find their own name, and staff both.
  expect(placeOf(namesOf(reader), forReader)).toBeDefined();
  const staff = await round.instructor.call('GET', '/api/peerreview/reviews', {
    query: { assignmentId: round.id },
  });
  expect(placeOf(namesOf(reader), [JSON.stringify(staff.body)])).toBeDefined();
  expect(placeOf(namesOf(writer), [JSON.stringify(staff.body)])).toBeDefined();
});

it('an anonymous round does not reveal names through changes since the previous draft', async () => {
  const { author: writer, reviewer: reader } = both();
  const next = await reviewNext(writer, reader);
  const { body } = await reader.call('GET', '/api/peerreview/since', { query: { id: next } });
  expect(body).toMatchObject({ earlier: { reviewId: ids.review, passages: [{}] } });
  const ofReviews = readable.filter(({ path }) => path.startsWith('/api/peerreview/'));
  expect(placeOf(namesOf(writer), await answersTo(reader, ofReviews, [next]))).toBeUndefined();
  expect(placeOf(namesOf(reader), await answersTo(writer, ofReviews, [next]))).toBeUndefined();
});

it('a review started anonymously stays anonymous when the round is changed', async () => {
  const { author: writer, reviewer: reader } = both();
  const peerReview = [{ id: writer.user.id, reviewers: [reader.user.id] }];
  await round.instructor.call('POST', '/api/peerreview/populate', {
    body: { assignmentId: round.id, peerReview, anonymous: false },
  });
  const received = await loadFiles(await openReview(app, writer, ids.review));
  expect(placeOf(namesOf(reader), [received, ...(await answersTo(writer))])).toBeUndefined();
});

it('a round with names shows them where a review is read', async () => {
  const named = await reviewRound(app, { size: 2 });
  const [writer, reader] = named.students.map(({ caller }) => caller);
  if (!writer || !reader) throw new Error('The class is empty.');
  const { id, studentName } = await takeUp(named, reader);
  expect(studentName).toContain(writer.user.lastName);
  const opened = await openReview(app, reader, id);
  await opened.lock();
  await opened.put(signed('Text number 0', reader));
  await submitReview(reader, id);
  const received = async (caller: Caller) => everythingIn(await (await openReview(app, caller, id)).read());
  expect(placeOf(namesOf(reader), [await received(writer)])).toBeDefined();
  expect(placeOf(namesOf(reader), [await received(named.instructor)])).toBeDefined();
  // The reviewer's name would reveal whose anonymously graded submission it is.
  const chosen = { holdsBack: true, isAnonymous: true, processShare: 0, scale: 'American', version: 0 };
  const settings = { body: { ...chosen, assignmentId: named.id } };
  expect((await named.instructor.call('POST', '/api/classes/gradebook/settings', settings)).status).toBe(200);
  expect(placeOf(namesOf(reader), [await received(named.instructor)])).toBeUndefined();
  expect(placeOf(namesOf(reader), [await received(writer)])).toBeDefined();
});
