import { studentAssignmentSchema } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { begun } from '../../testing/student-assignment.ts';
import { draftEvents } from './draft-events.ts';

const at = (day: string) => Date.parse(`2026-10-${day}:00:00Z`);
const assignment = studentAssignmentSchema.parse(begun);
const [first, final] = assignment.timeline;
if (first === undefined || final === undefined) throw new Error('Two steps are needed.');
const source = { startDate: assignment.startDate, timeline: assignment.timeline, feedbacks: [] };
const told = (from: Parameters<typeof draftEvents>[0], now: number) =>
  draftEvents(from, now).map(({ kind, title, isAhead }) =>
    `${isAhead ? 'later ' : ''}${kind} ${title}`.trim(),
  );

describe('the timeline of a text', () => {
  it('begins with the start and ends with the last deadline', () => {
    expect(told(source, at('05T08'))).toEqual([
      'start',
      'later deadline First draft',
      'later deadline Final Submission',
    ]);
  });

  it('has what was handed in and said where it happened, also after the deadline', () => {
    const timeline = [
      { ...first, status: 'SUBMITTED_LATE' as const, submitDate: '2026-10-13T09:00:00Z' },
      final,
    ];
    const feedbacks = [{ timestamp: '2026-10-14T09:00:00Z', draftTitle: 'First draft', draftType: 'DRAFT' }];
    expect(told({ ...source, timeline, feedbacks }, at('15T08'))).toEqual([
      'start',
      'deadline First draft',
      'submission First draft',
      'comment First draft',
      'later deadline Final Submission',
    ]);
  });

  it('shows a deadline that was moved for this student beside the one for all', () => {
    const moved = { ...first, exception: true, exceptionDeadline: '2026-10-16T10:00:00Z' };
    expect(told({ ...source, timeline: [moved, final] }, at('13T08'))).toEqual([
      'start',
      'deadline First draft',
      'later exception First draft',
      'later deadline Final Submission',
    ]);
  });

  it('has no second deadline where an exception has no end', () => {
    const open = { ...first, exception: true };
    expect(told({ ...source, timeline: [open, final] }, at('13T08'))).not.toContain('exception First draft');
  });

  it('puts what was handed in at the very deadline before it', () => {
    const timeline = [{ ...first, status: 'SUBMITTED_AUTO' as const, submitDate: first.date }, final];
    expect(told({ ...source, timeline }, at('13T08')).slice(1, 3)).toEqual([
      'submission First draft',
      'deadline First draft',
    ]);
  });
});
