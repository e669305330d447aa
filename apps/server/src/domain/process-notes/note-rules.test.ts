import { expect, it } from 'vitest';
import { isNoteOpen, isWithin } from './note-rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 9, 5, hour));
const step = (submitted: number | null, stored: number | null = null) => ({
  submitted_at: submitted === null ? null : at(submitted),
  kept_submitted_at: stored === null ? null : at(stored),
});

it.each([
  ['nothing is handed in', [step(null), step(null)], true],
  ['a draft was handed in before it', [step(9), step(null)], true],
  ['a draft was handed in with it', [step(11), step(null)], false],
  ['a draft was handed in at that very moment', [step(10), step(null)], false],
  ['a draft was handed in with it and opened again', [step(null, 11), step(null)], false],
  ['a draft was handed in before it and opened again', [step(null, 9), step(null)], true],
  ['everything was handed in before it', [step(8), step(9)], false],
  ['everything was handed in with it', [step(8), step(11)], false],
])("a note of ten o'clock can be changed if %s (case %#)", (_when, steps, isOpen) => {
  expect(isNoteOpen(at(10), steps)).toBe(isOpen);
});

it.each([
  [9, 9, true],
  [8, 10, true],
  [7, 9, false],
  [9, 11, false],
  [10, 9, false],
])("the period from %d to %d lies within a text's history from 8 to 10: %s", (from, to, isIn) => {
  expect(isWithin({ from: at(from), to: at(to) }, { begunAt: at(8), now: at(10) })).toBe(isIn);
});
