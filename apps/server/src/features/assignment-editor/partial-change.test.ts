import type { AssignmentDetail } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { type Caller, useApp } from '../../testing/app.ts';
import { classWithAssignment, hoursFromNow, readAssignment } from '../../testing/course.ts';

const app = useApp();
const level = (title: string, points: number) => ({ title, description: '', points });
const rubric = {
  title: 'Argument',
  criteria: [{ title: 'Claim', description: '', levels: [level('Clear', 10), level('Unclear', 0)] }],
};
const full = {
  description: 'Write about a place.',
  pointValue: 80,
  postDate: hoursFromNow(24 * 8),
  autoSubmission: true,
  autoAccept: true,
  showAnalytics: true,
  uploadFile: true,
  multiDraft: true,
  visible: false,
  rubric,
  expectations: { words: 800, minutes: 120, sittings: 2 },
  draftSubmissions: [{ draftTitle: 'Sketch', draftDeadline: hoursFromNow(4), draftPointValue: 30 }],
};

async function storedAssignment(rest: Record<string, unknown> = {}) {
  const { instructor, id } = await classWithAssignment(app, { ...full, ...rest });
  return { instructor, id, before: await readAssignment(instructor, id) };
}

const patch = (caller: Caller, body: Record<string, unknown>) =>
  caller.call('PATCH', '/api/classes/assignment', { body });
const toggle = (caller: Caller, what: 'visible' | 'stoped', query: { id: number; status: boolean }) =>
  caller.call('POST', `/api/classes/assignment/${what}`, { query });

describe('a change of an assignment', () => {
  const endDate = hoursFromNow(30);
  it.each<[string, Record<string, unknown>, Partial<AssignmentDetail>?]>([
    ['nothing at all', {}],
    ['its title', { title: 'Renamed' }],
    ['its points', { pointValue: 12.5 }],
    ['its description', { description: '' }],
    [
      'its description with its format',
      { richDescription: [{ type: 'quote', indent: 0, runs: [{ text: 'To be' }] }] },
      { description: 'To be' },
    ],
    ['its start', { startDate: hoursFromNow(-2) }],
    ['its deadline, and the last draft with it', { endDate }],
    ['when marks are shown', { postDate: hoursFromNow(24 * 9) }],
    ['whether changes are accepted', { autoAccept: false }],
    ['when graphs are shown', { showAnalytics: false }],
    ['that graphs are always shown', { showAnalytics: false, showAnalyticsAlways: true }],
    ['attachments', { uploadFile: false }],
    ['that it is shown', { visible: true }],
    ['that it is paused', { stoped: true }],
    ['its rubric', { rubric: null }],
    ['what it expects', { expectations: { words: null, minutes: 90, sittings: null } }],
    [
      'automatic submission, and what follows it',
      { autoSubmission: false },
      { preventAfterDueDate: false, autoEvaluate: false, autoItemsDisable: false },
    ],
    [
      'automatic submission alone',
      { autoSubmission: false, preventAfterDueDate: true },
      {
        autoEvaluate: false,
        autoItemsDisable: false,
      },
    ],
  ])('a change of %s leaves all other fields unchanged', async (_name, change, follows = {}) => {
    const { instructor, id, before } = await storedAssignment();
    expect((await patch(instructor, { id, ...change })).status).toBe(200);
    const { version, draftSubmissions, ...after } = await readAssignment(instructor, id);
    const { version: _version, draftSubmissions: drafts, ...expected } = before;
    expect(after).toEqual({ ...expected, ...change, ...follows });
    const dates = drafts.map((draft) => (draft.draftType === 'FINAL' ? after.endDate : draft.draftDeadline));
    expect(draftSubmissions).toEqual(
      drafts.map((draft, index) => ({ ...draft, draftDeadline: dates[index] })),
    );
  });

  it.each(['preventAfterDueDate', 'autoEvaluate', 'autoItemsDisable', 'autoSubmission', 'multiDraft'])(
    'a change of %s alone enables nothing else',
    async (flag) => {
      const off = { autoSubmission: false, multiDraft: false, draftSubmissions: [] };
      const { instructor, id, before } = await storedAssignment(off);
      expect((await patch(instructor, { id, [flag]: true })).status).toBe(200);
      const { version, ...after } = await readAssignment(instructor, id);
      const { version: _version, ...expected } = before;
      const followers = { preventAfterDueDate: true, autoEvaluate: true, autoItemsDisable: true };
      expect(after).toEqual({
        ...expected,
        ...(flag === 'autoSubmission' ? followers : {}),
        [flag]: true,
      });
    },
  );

  it('a change of one draft leaves the other drafts unchanged', async () => {
    const { instructor, id, before } = await storedAssignment();
    const outline = { draftTitle: 'Outline', draftDeadline: hoursFromNow(6), draftPointValue: 20 };
    expect((await patch(instructor, { id, draftSubmissions: [outline] })).status).toBe(200);
    const after = await readAssignment(instructor, id);
    expect(after.draftSubmissions.map((draft) => [draft.draftTitle, draft.draftPointValue])).toEqual([
      ['Sketch', 30],
      ['Outline', 20],
      ['Final Submission', 50],
    ]);
    expect(after.draftSubmissions[0]).toEqual(before.draftSubmissions[0]);
  });

  it('a change that contradicts unchanged fields is refused', async () => {
    const { instructor, id } = await storedAssignment();
    expect((await patch(instructor, { id, startDate: hoursFromNow(25) })).status).toBe(400);
    expect((await patch(instructor, { id, multiDraft: false })).status).toBe(409);
  });
});

it.each([
  ['visible', false],
  ['stoped', true],
] as const)('setting %s = %s while a dialog is open is a conflict for that dialog', async (what, status) => {
  const { instructor, id, before } = await storedAssignment({ visible: true });
  expect((await toggle(instructor, what, { id, status })).status).toBe(200);
  const { version, visible, stoped } = before;
  expect(await patch(instructor, { id, version, visible, stoped, title: 'Renamed' })).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed' },
  });
  expect(await readAssignment(instructor, id)).toMatchObject({ title: 'Essay', [what]: status });
});

it('showing a visible assignment is not a change', async () => {
  const { instructor, id, before } = await storedAssignment({ visible: true });
  await toggle(instructor, 'visible', { id, status: true });
  await toggle(instructor, 'stoped', { id, status: false });
  expect((await readAssignment(instructor, id)).version).toBe(before.version);
});

it('an assignment hidden while an older dialog is saved ends up hidden', async () => {
  const { instructor, id, before } = await storedAssignment({ visible: true });
  const { version, visible } = before;
  const answers = await Promise.all([
    patch(instructor, { id, version, visible, title: 'Renamed' }),
    toggle(instructor, 'visible', { id, status: false }),
  ]);
  expect([200, 409]).toContain(answers[0].status);
  expect(answers[1].status).toBe(200);
  expect((await readAssignment(instructor, id)).visible).toBe(false);
});
