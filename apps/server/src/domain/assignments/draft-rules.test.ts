import { type DraftItem, draftIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { resolveDrafts, type StoredDraft } from './draft-rules.ts';

const frame = {
  startAt: new Date('2026-03-01T08:00:00Z'),
  endAt: new Date('2026-03-20T08:00:00Z'),
  isMultiDraft: true,
  notBefore: null as Date | null,
};
const draft = (title: string, day: string, points: number, rest: Partial<DraftItem> = {}): DraftItem => ({
  draftId: null,
  draftTitle: title,
  draftDeadline: `2026-03-${day}T08:00:00Z`,
  draftPointValue: points,
  draftType: 'DRAFT',
  ...rest,
});
const stored = (id: number, title: string, day: string, rest: Partial<StoredDraft> = {}): StoredDraft => ({
  id: draftIdSchema.parse(id),
  title,
  deadline: new Date(`2026-03-${day}T08:00:00Z`),
  pointValue: 20,
  type: 'DRAFT',
  reviewDeadline: null,
  ...rest,
});
const before = [
  stored(1, 'Plan', '05'),
  stored(2, 'Sketch', '10'),
  stored(9, 'Final Submission', '20', { type: 'FINAL', pointValue: 60 }),
];
const again = (id: number, rest: Partial<DraftItem> = {}) =>
  draft('Again', '07', 10, { draftId: draftIdSchema.parse(id), draftStatus: 'UPDATE', ...rest });
const resolved = (
  sent: DraftItem[],
  overrides: Partial<typeof frame> = {},
  existing: readonly StoredDraft[] = [],
) => resolveDrafts({ ...frame, ...overrides }, sent, existing);
const titles = (result: ReturnType<typeof resolved>) =>
  'drafts' in result
    ? result.drafts.map(({ title, pointValue }) => `${title} ${pointValue}`)
    : result.problem.code;

it('drafts always end with the final submission, with the remaining weight', () => {
  expect(titles(resolved([draft('Second', '12', 30), draft('First', '05', 20)]))).toEqual([
    'First 20',
    'Second 30',
    'Final Submission 50',
  ]);
});

it('an assignment without drafts has only the final submission', () => {
  expect(titles(resolved([draft('First', '05', 20)], { isMultiDraft: false }))).toEqual([
    'Final Submission 100',
  ]);
});

it('draft weights may add up to 100, and not more', () => {
  const thirds = [draft('A', '05', 33.3), draft('B', '06', 33.3), draft('C', '07', 33.4)];
  expect(titles(resolved(thirds))).toHaveLength(4);
  expect(titles(resolved([...thirds, draft('D', '08', 0.01)]))).toBe('assignment.drafts_exceed_total');
});

it('removed drafts are left out, also from the sum', () => {
  const sent = [draft('Old', '05', 80, { draftStatus: 'DELETE' }), draft('New', '06', 40)];
  expect(titles(resolved(sent))).toEqual(['New 40', 'Final Submission 60']);
});

it.each([
  ['before the start', '2026-03-01T07:59:00Z'],
  ['after the final deadline', '2026-03-20T08:01:00Z'],
])('drafts are not due %s', (_name, draftDeadline) => {
  expect(titles(resolved([draft('Early', '05', 10, { draftDeadline })]))).toBe('assignment.draft_outside');
});

it('drafts require a title', () => {
  expect(titles(resolved([draft('  ', '05', 10)]))).toBe('assignment.draft_incomplete');
});

it('drafts change by their markers, and omitted ones stay unchanged', () => {
  expect(titles(resolved([again(2)], {}, before))).toEqual(['Plan 20', 'Again 10', 'Final Submission 70']);
  expect(titles(resolved([again(1, { draftStatus: 'DELETE' })], {}, before))).toEqual([
    'Sketch 20',
    'Final Submission 80',
  ]);
  expect(titles(resolved([], {}, before))).toEqual(['Plan 20', 'Sketch 20', 'Final Submission 60']);
});

it('the points of omitted drafts count towards the sum', () => {
  expect(titles(resolved([draft('New', '06', 61)], {}, before))).toBe('assignment.drafts_exceed_total');
});

it.each([
  ['the same draft twice', [again(1), again(1, { draftStatus: 'DELETE' })], 'assignment.draft_repeated'],
  ['the draft of another assignment', [again(3)], 'not_found'],
  ['another assignment’s draft to be deleted', [again(3, { draftStatus: 'DELETE' })], 'not_found'],
  ['the final submission as a draft', [again(9)], 'not_found'],
])('drafts are refused with %s', (_name, sent, problem) => {
  expect(titles(resolved(sent, {}, before))).toBe(problem);
});

it('drafts cannot be disabled while one exists', () => {
  const off = { isMultiDraft: false };
  expect(titles(resolved([], off, before))).toBe('assignment.drafts_kept');
  const gone = [again(1, { draftStatus: 'DELETE' }), again(2, { draftStatus: 'DELETE' })];
  expect(titles(resolved(gone, off, before))).toEqual(['Final Submission 100']);
});

it('a new due date of a draft cannot be before today, and existing ones stay', () => {
  const today = { notBefore: new Date('2026-03-08T00:00:00Z') };
  expect(titles(resolved([draft('New', '07', 10)], today, before))).toBe('assignment.draft_past');
  expect(titles(resolved([again(2)], today, before))).toBe('assignment.draft_past');
  expect(titles(resolved([again(1, { draftDeadline: '2026-03-05T08:00:00Z' })], today, before))).toEqual([
    'Again 10',
    'Sketch 20',
    'Final Submission 70',
  ]);
});
