import { assignmentFields, draftIdSchema, pickProperty } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { listConsequences } from './consequences.ts';
import type { DraftRow } from './draft-list.ts';

const now = Date.parse('2026-10-10T12:00:00Z');
const sketch = {
  draftId: draftIdSchema.parse(1),
  draftTitle: 'Sketch',
  draftDeadline: '2026-10-12T12:00:00Z',
  draftPointValue: 30,
  draftStatus: 'UPDATE' as const,
  draftType: 'DRAFT' as const,
  numberOfSubmissions: 2,
};
const initial = pickProperty(assignmentFields, 'initial');
const stored = {
  ...initial,
  pointValue: 40,
  startDate: '2026-10-01T12:00:00Z',
  endDate: '2026-10-20T12:00:00Z',
  draftSubmissions: [sketch],
  numberOfStarted: 5,
  numberOfGraded: 3,
  numberOfScored: 0,
  rubric: null,
};
const row: DraftRow = {
  key: 'stored 1',
  draftId: sketch.draftId,
  title: 'Sketch',
  deadline: sketch.draftDeadline,
  points: 30,
  mark: null,
  reviewDeadline: null,
  handedIn: 2,
};
const { pointValue, startDate, endDate } = stored;
const unchanged = {
  ...initial,
  pointValue,
  startDate,
  endDate,
  multiDraft: true,
  drafts: [row],
  rubric: null,
};
const earlier = '2026-10-11T12:00:00Z';
const later = '2026-10-25T12:00:00Z';
const past = '2026-10-09T12:00:00Z';

it.each([
  ['that changes nothing concerns nobody', {}, []],
  [
    'of the points leaves three grades as they are',
    { pointValue: 50 },
    [{ kind: 'gradesStay', count: 3, points: 40 }],
  ],
  [
    'that ends earlier shortens their time',
    { endDate: earlier },
    [{ kind: 'deadlineEarlier', count: 5, title: null }],
  ],
  ['that ends later gives them time', { endDate: later }, [{ kind: 'deadlineLater', count: 5, title: null }]],
  ['that begins later, but in the past, concerns nobody', { startDate: past }, []],
  [
    'that begins in the future stops them until then',
    { startDate: earlier },
    [{ kind: 'startMovesAhead', count: 5 }],
  ],
  [
    'that moves a draft names it',
    { drafts: [{ ...row, deadline: earlier }] },
    [{ kind: 'deadlineEarlier', count: 5, title: 'Sketch' }],
  ],
  [
    'that adds a draft gives them one more',
    { drafts: [row, { ...row, key: 'n', draftId: null, title: 'New' }] },
    [{ kind: 'draftAdded', count: 5, title: 'New' }],
  ],
  [
    'that removes a draft takes it from them',
    { drafts: [{ ...row, mark: 'DELETE' as const }] },
    [{ kind: 'draftRemoved', count: 5, title: 'Sketch' }],
  ],
  [
    'that removes a draft and switches drafts off takes it from them too',
    { multiDraft: false, drafts: [{ ...row, mark: 'DELETE' as const }] },
    [{ kind: 'draftRemoved', count: 5, title: 'Sketch' }],
  ],
  [
    'of a share concerns those who handed the draft in',
    { drafts: [{ ...row, points: 20 }] },
    [{ kind: 'shareChanged', count: 2, title: 'Sketch' }],
  ],
  [
    'that enforces the deadline says so',
    { preventAfterDueDate: true },
    [{ kind: 'becomesEnforced', count: 5 }],
  ],
])('an edit of an assignment that five students have started %s', (_name, edit, expected) => {
  expect(listConsequences(stored, { ...unchanged, ...edit }, now)).toEqual(expected);
});

it.each([
  [true, true],
  [false, false],
])(
  'an edit of an assignment that five students have started and that ends in the past closes what is open if deadlines are enforced; submitted: %s',
  (autoSubmission, isHandedIn) => {
    const edit = { ...unchanged, endDate: past, preventAfterDueDate: true, autoSubmission };
    expect(listConsequences(stored, edit, now)).toContainEqual({ kind: 'closesNow', count: 5, isHandedIn });
  },
);

it('an edit of an assignment that five students have started closes nothing if the same deadline had closed it already', () => {
  const ended = { ...stored, endDate: past, preventAfterDueDate: true };
  const edit = { ...unchanged, endDate: past, preventAfterDueDate: true, autoSubmission: true };
  expect(listConsequences(ended, edit, now)).toEqual([]);
});

it('an edit has no consequences before anybody has started', () => {
  const edit = { ...unchanged, pointValue: 1, endDate: past, drafts: [] };
  expect(listConsequences({ ...stored, numberOfStarted: 0 }, edit, now)).toEqual([]);
});

describe('a rubric that students have started with', () => {
  const levels = [
    { title: 'Good', description: '', points: 1 },
    { title: 'Poor', description: '', points: 0 },
  ];
  const rubric = { title: 'Essay', criteria: [{ title: 'Claim', description: '', levels }] };
  it.each([
    ['stays', rubric, { ...rubric }, []],
    ['is changed', rubric, { ...rubric, title: 'Summary' }, [{ kind: 'rubricChanged', count: 5 }]],
    ['is removed', rubric, null, [{ kind: 'rubricRemoved', count: 5 }]],
    ['is the first', null, rubric, []],
  ])('a rubric that students have started with %s', (_name, before, after, expected) => {
    expect(listConsequences({ ...stored, rubric: before }, { ...unchanged, rubric: after }, now)).toEqual(
      expected,
    );
  });
});

it('a changed rubric has the consequence that scored submissions are scored again', () => {
  const levels = [
    { title: 'Good', description: '', points: 1 },
    { title: 'Weak', description: '', points: 0 },
  ];
  const rubric = { title: 'Essay', criteria: [{ title: 'Claim', description: '', levels }] };
  const before = { ...stored, rubric, numberOfScored: 2 };
  const after = { ...unchanged, rubric: { ...rubric, title: 'Summary' } };
  expect(listConsequences(before, after, now)).toContainEqual({ kind: 'rubricRescores', count: 2 });
});
