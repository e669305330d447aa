import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNotes, spreadOverTime } from './notes.ts';

describe('the tones of a series', () => {
  it.each([
    [
      'zero is the lowest tone, and the largest value three octaves above it',
      [0, 5, 10],
      [220, 622.25, 1760],
    ],
    ['a pause stays a pause', [4, null, 4], [1760, null, 1760]],
    ['zeros alone are the lowest tone', [0, 0], [220, 220]],
    ['a value below zero is the lowest tone', [-3, 6], [220, 1760]],
    ['an empty series has no tones', [], []],
  ])('%s', (_, series, expected) => {
    const rounded = createNotes(series).map((note) => (note === null ? null : Math.round(note * 100) / 100));
    expect(rounded).toEqual(expected);
  });

  it('a long series has 64 tones, and its largest value is heard', () => {
    const series = Array.from({ length: 10_000 }, (_, index) => (index === 7_001 ? 1 : 0));
    const notes = createNotes(series);
    expect(notes).toHaveLength(64);
    expect(notes.filter((note) => note === 1760)).toHaveLength(1);
  });

  it('a larger value never has a lower tone', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 64 }), (values) => {
        const notes = createNotes(values);
        const byValue = values.map((value, index) => ({ value, note: notes[index] ?? 0 }));
        const sorted = byValue.toSorted((one, other) => one.value - other.value || one.note - other.note);
        expect(sorted.map(({ note }) => note)).toEqual(
          notes.toSorted((one, other) => (one ?? 0) - (other ?? 0)),
        );
      }),
    );
  });
});

describe('values over time', () => {
  it.each([
    [
      'values in one stretch are added up',
      [
        { at: 0, value: 1 },
        { at: 1, value: 2 },
        { at: 100, value: 4 },
      ],
      [3, null, null, 4],
    ],
    [
      'the order of the values does not matter',
      [
        { at: 100, value: 4 },
        { at: 30, value: 2 },
        { at: 0, value: 1 },
      ],
      [1, 2, null, 4],
    ],
    ['one moment is one stretch', [{ at: 5, value: 3 }], [3]],
    ['no values have no stretches', [], []],
  ])('%s', (_, points, expected) => {
    expect(spreadOverTime(points, 4)).toEqual(expected);
  });
});
