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
  ['and that changes nothing has no consequences', {}, []],
  [
    'keeps three grades if only the points change',
    { pointValue: 50 },
    [{ kind: 'gradesStay', count: 3, points: 40 }],
  ],
  [
    'shortens their time if it ends earlier',
    { endDate: earlier },
    [{ kind: 'deadlineEarlier', count: 5, title: null }],
  ],
  [
    'extends their time if it ends later',
    { endDate: later },
    [{ kind: 'deadlineLater', count: 5, title: null }],
  ],
  ['has no consequences if it starts later but in the past', { startDate: past }, []],
  [
    'stops them until the start if that is in the future',
    { startDate: earlier },
    [{ kind: 'startMovesAhead', count: 5 }],
  ],
  [
    'names a draft whose deadline moves',
    { drafts: [{ ...row, deadline: earlier }] },
    [{ kind: 'deadlineEarlier', count: 5, title: 'Sketch' }],
  ],
  [
    'adds one draft for each',
    { drafts: [row, { ...row, key: 'n', draftId: null, title: 'New' }] },
    [{ kind: 'draftAdded', count: 5, title: 'New' }],
  ],
  [
    'removes a draft for each',
    { drafts: [{ ...row, mark: 'DELETE' as const }] },
    [{ kind: 'draftRemoved', count: 5, title: 'Sketch' }],
  ],
  [
    'removes a draft for each if drafts are switched off too',
    { multiDraft: false, drafts: [{ ...row, mark: 'DELETE' as const }] },
    [{ kind: 'draftRemoved', count: 5, title: 'Sketch' }],
  ],
  [
    'concerns students who submitted the draft if its share changes',
    { drafts: [{ ...row, points: 20 }] },
    [{ kind: 'shareChanged', count: 2, title: 'Sketch' }],
  ],
  [
    'reports that the deadline becomes enforced',
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
    ['no change', rubric, { ...rubric }, []],
    ['a change', rubric, { ...rubric, title: 'Summary' }, [{ kind: 'rubricChanged', count: 5 }]],
    ['a removal', rubric, null, [{ kind: 'rubricRemoved', count: 5 }]],
    ['a first rubric', null, rubric, []],
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
