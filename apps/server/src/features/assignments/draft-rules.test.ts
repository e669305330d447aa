import type { DraftItem } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { resolveDrafts } from './draft-rules.ts';

const frame = {
  title: 'Essay',
  startAt: new Date('2026-03-01T08:00:00Z'),
  endAt: new Date('2026-03-20T08:00:00Z'),
  isMultiDraft: true,
};
const draft = (title: string, day: string, points: number, rest: Partial<DraftItem> = {}): DraftItem => ({
  draftId: null,
  draftTitle: title,
  draftDeadline: `2026-03-${day}T08:00:00Z`,
  draftPointValue: points,
  draftType: 'DRAFT',
  ...rest,
});
const resolved = (sent: DraftItem[], overrides: Partial<typeof frame> = {}) =>
  resolveDrafts({ ...frame, ...overrides }, sent, null);
const titles = (result: ReturnType<typeof resolved>) =>
  'drafts' in result
    ? result.drafts.map(({ title, pointValue }) => `${title} ${pointValue}`)
    : result.problem;

describe('the drafts of an assignment', () => {
  it('always end with the Final Submission, worth what the others leave', () => {
    expect(titles(resolved([draft('Second', '12', 30), draft('First', '05', 20)]))).toEqual([
      'First 20',
      'Second 30',
      'Final Submission 50',
    ]);
  });

  it('are just the Final Submission when draft submissions are off', () => {
    expect(titles(resolved([draft('First', '05', 20)], { isMultiDraft: false }))).toEqual([
      'Final Submission 100',
    ]);
  });

  it('may take all of 100 and not a hundredth more', () => {
    const thirds = [draft('A', '05', 33.3), draft('B', '06', 33.3), draft('C', '07', 33.4)];
    expect(titles(resolved(thirds))).toHaveLength(4);
    expect(titles(resolved([...thirds, draft('D', '08', 0.01)]))).toBe('assignment.drafts_exceed_total');
  });

  it('leave out the deleted ones, from the sum too', () => {
    const sent = [draft('Old', '05', 80, { draftStatus: 'DELETE' }), draft('New', '06', 40)];
    expect(titles(resolved(sent))).toEqual(['New 40', 'Final Submission 60']);
  });

  it.each([
    ['before the start', '2026-03-01T07:59:00Z'],
    ['after the final deadline', '2026-03-20T08:01:00Z'],
  ])('are not due %s', (_name, draftDeadline) => {
    expect(titles(resolved([draft('Early', '05', 10, { draftDeadline })]))).toBe('request.invalid');
  });

  it('need a title', () => {
    expect(titles(resolved([draft('  ', '05', 10)]))).toBe('assignment.draft_incomplete');
  });
});
