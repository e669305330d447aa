import {
  type RewindWindow,
  rewindMarksSchema,
  rewindWindowSchema,
  type SubmissionId,
} from '@redraft/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { createAssignment, createClass, enrollStudent } from '../../testing/course.ts';
import { openWorkspace } from '../../testing/open-workspace.ts';
import { readOverview } from './testing-overview.ts';

const app = useApp();
afterEach(resetClock);

const overview = '/api/rewind/overview';
const window = '/api/rewind/window';
const marksPath = '/api/rewind/marks';

/** A submission with these texts as saves, one second apart. */
async function writtenSubmission(texts: readonly string[], shown: 'ALWAYS' | 'NEVER' = 'NEVER') {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const classId = await createClass(instructor);
  const assignmentId = await createAssignment(instructor, classId, {
    showAnalytics: shown === 'ALWAYS',
    showAnalyticsAlways: shown === 'ALWAYS',
  });
  const student = await enrollStudent(app, classId);
  const { submissionId, save, draftIds } = await openWorkspace(app, student, assignmentId);
  const began = Date.now();
  for (const [index, text] of texts.entries()) {
    setClock(() => new Date(began + index * 1000));
    await save(text);
  }
  return { instructor, classId, student, submissionId, draftIds, save };
}

async function readWindow(
  caller: Caller,
  query: { submissionId: SubmissionId; save: number },
): Promise<RewindWindow> {
  return rewindWindowSchema.parse((await caller.call('GET', window, { query })).body);
}

it('the rewind overview contains the number, period and activity of the saves', async () => {
  const { instructor, submissionId } = await writtenSubmission(['One', 'One text', 'A text']);
  const answer = await readOverview(instructor, submissionId);
  expect(answer).toMatchObject({
    saves: 3,
    columns: [
      { from: 1, to: 1, inserted: 3, deleted: 0 },
      { from: 2, to: 2, inserted: 5, deleted: 0 },
      { from: 3, to: 3, inserted: 1, deleted: 3 },
    ],
    marks: [],
    timezone: 'Europe/Berlin',
  });
  expect(answer.span).toEqual({ firstAt: expect.any(Number), lastAt: (answer.span?.firstAt ?? 0) + 2000 });
});

it('the rewind overview marks the handed-in save, also if more was written afterwards', async () => {
  const { instructor, student, submissionId, draftIds, save } = await writtenSubmission(['One', 'One text']);
  const [draftId] = draftIds;
  await student.call('POST', '/api/student/submission', {
    query: { id: submissionId, draftId: draftId ?? 0 },
  });
  await save('One text and more');
  const { marks } = await readOverview(instructor, submissionId);
  expect(marks).toMatchObject([{ save: 2 }]);
});

it('the rewind overview of an unchanged text is empty', async () => {
  const { instructor, submissionId } = await writtenSubmission([]);
  expect(await readOverview(instructor, submissionId)).toMatchObject({ saves: 0, span: null, columns: [] });
  expect(await readWindow(instructor, { submissionId, save: 1 })).toEqual({ from: 1, text: '', saves: [] });
});

it.each([
  [-60_000, 1],
  [0, 1],
  [999, 1],
  [1000, 2],
  [1500, 2],
  [60_000, 3],
])('the time %d ms after the first save is save %d', async (after, save) => {
  const { instructor, submissionId } = await writtenSubmission(['One', 'One text', 'A text']);
  const { span } = await readOverview(instructor, submissionId);
  const time = new Date((span?.firstAt ?? 0) + after).toISOString();
  const query = { submissionId, time };
  expect(await instructor.call('GET', overview, { query })).toMatchObject({ body: { asked: save } });
});

it('a text without saves, or a request without a time, has no save', async () => {
  const { instructor, submissionId, save } = await writtenSubmission([]);
  const query = { submissionId, time: '2026-10-05T08:00:00Z' };
  expect(await instructor.call('GET', overview, { query })).toMatchObject({ body: { asked: null } });
  await save('One');
  expect(await readOverview(instructor, submissionId)).toMatchObject({ asked: null });
});

it.each(['yesterday', '2026-13-01T00:00:00Z', '20266-01-01T00:00:00Z', ''])(
  'the time "%s" is refused',
  async (time) => {
    const { instructor, submissionId } = await writtenSubmission([]);
    expect(await instructor.call('GET', overview, { query: { submissionId, time } })).toMatchObject({
      status: 400,
    });
  },
);

it('a rewind window contains the initial text and the changes of each save', async () => {
  const { instructor, submissionId } = await writtenSubmission(['One', 'A text']);
  expect(await readWindow(instructor, { submissionId, save: 2 })).toMatchObject({
    from: 1,
    text: '',
    saves: [
      { seq: 1, ops: [{ p: 0, del: 0, ins: 'One' }] },
      { seq: 2, ops: [expect.objectContaining({ p: 0 })] },
    ],
  });
});

it('a rewind window after the last save is not found', async () => {
  const { instructor, submissionId } = await writtenSubmission(['One']);
  expect(await instructor.call('GET', window, { query: { submissionId, save: 2 } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

it.each(['0', '-1', '1.5', 'one', ''])('a rewind window of the save "%s" is refused', async (save) => {
  const { instructor, submissionId } = await writtenSubmission([]);
  expect(await instructor.call('GET', window, { query: { submissionId, save } })).toMatchObject({
    status: 400,
  });
});

describe.each([
  ['overview', overview, {}],
  ['window', window, { save: 1 }],
  ['marks', marksPath, {}],
])('the %s of a writing process', (_what, path, rest) => {
  it('the student and staff can load it, and others get not found', async () => {
    const { instructor, classId, student, submissionId } = await writtenSubmission(['One']);
    const ask = (caller: Caller) => caller.call('GET', path, { query: { submissionId, ...rest } });
    for (const caller of [instructor, student]) expect(await ask(caller)).toMatchObject({ status: 200 });
    const others = [await enrollStudent(app, classId), await app.signInAs('ROLE_INSTRUCTOR')];
    for (const caller of others)
      expect(await ask(caller)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('loading it requires a session', async () => {
    const { submissionId } = await writtenSubmission(['One']);
    expect(await app.anonymous('GET', path, { query: { submissionId, ...rest } })).toMatchObject({
      status: 401,
    });
  });
});

describe('the marks along a writing process', () => {
  const page =
    'Many words that came into the text in one piece, and nobody has recorded where they came from.';

  it('rewind marks contain sessions, large insertions and commented versions', async () => {
    const { instructor, submissionId } = await writtenSubmission(['One', `One ${page}`]);
    const comment = { submissionId, seq: 1, from: 0, to: 3, comment: 'Which one?' };
    const commented = await instructor.call('POST', '/api/submission/comments', { body: comment });
    const { body } = await instructor.call('GET', marksPath, { query: { submissionId } });
    expect(commented).toMatchObject({ status: 200 });
    expect(rewindMarksSchema.parse(body)).toMatchObject({
      sittings: [{ save: 1, saves: 2 }],
      large: [{ save: 2, chars: page.length + 1, words: 18 }],
      comments: [{ save: 1, count: 1 }],
      moves: [],
    });
  });

  it.each<['ALWAYS' | 'NEVER']>([['ALWAYS'], ['NEVER']])(
    'with metrics shown %s, students get the large insertions that they may comment on',
    async (shown) => {
      const { student, submissionId } = await writtenSubmission(['One', `One ${page}`], shown);
      const { body } = await student.call('GET', marksPath, { query: { submissionId } });
      const marks = rewindMarksSchema.parse(body);
      expect(marks.large).toMatchObject([{ save: 2, chars: page.length + 1 }]);
      expect(marks.sittings).toHaveLength(1);
    },
  );

  it("rewind marks contain the student's comments at their saves, for the student and staff", async () => {
    const { instructor, student, submissionId } = await writtenSubmission(['One', `One ${page}`]);
    const before = await student.call('GET', marksPath, { query: { submissionId } });
    const at = rewindMarksSchema.parse(before.body).large[0]?.t ?? 0;
    const iso = new Date(at).toISOString();
    const note = { submissionId, from: iso, to: iso, text: 'From my notebook', source: 'own_notes' };
    expect(await student.call('POST', '/api/student/note', { body: note })).toMatchObject({ status: 200 });
    for (const caller of [student, instructor]) {
      const { body } = await caller.call('GET', marksPath, { query: { submissionId } });
      expect(rewindMarksSchema.parse(body).notes).toMatchObject([
        { save: 2, t: at, end: at, text: 'From my notebook', source: 'own_notes' },
      ]);
    }
  });

  it('rewind marks of an unchanged text are empty', async () => {
    const { instructor, submissionId } = await writtenSubmission([]);
    expect(await instructor.call('GET', marksPath, { query: { submissionId } })).toMatchObject({
      body: { sittings: [], large: [], comments: [], notes: [], repairs: [], moves: [] },
    });
  });
});
