import { draftIdSchema, type TimelineEntry } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findNextStep } from './next-step.ts';

const step = (id: number, title: string, status: TimelineEntry['status'] = 'NONE'): TimelineEntry => ({
  title,
  status,
  date: '2026-10-01T10:00:00Z',
  exception: false,
  exceptionDeadline: null,
  draftId: draftIdSchema.parse(id),
  submitDate: null,
});
const current = (id: number) => ({
  draftId: draftIdSchema.parse(id),
  title: '',
  isFinal: false,
  isReviewedNameless: false,
});

it.each([
  ['the first draft of a text that is not started', [step(1, 'Outline'), step(2, 'Final')], 'Outline'],
  ['the draft after the submitted ones', [step(1, 'A', 'SUBMITTED'), step(2, 'B'), step(3, 'C')], 'B'],
  ['empty if only the final submission is left', [step(1, 'A', 'SUBMITTED'), step(2, 'Final')], undefined],
  ['empty if the assignment has no drafts', [step(1, 'Final')], undefined],
])('the next step is %s', (_name, timeline, title) => {
  expect(findNextStep({ timeline, currentStep: null })?.title).toBe(title);
});

it('the step that is open for writing is the next step', () => {
  const timeline = [step(1, 'A'), step(2, 'B'), step(3, 'Final')];
  expect(findNextStep({ timeline, currentStep: current(2) })?.title).toBe('B');
  expect(findNextStep({ timeline, currentStep: current(3) })).toBeNull();
});
