import { createTextReplay, type Revision } from '@redraft/revision-log';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutWindow, savesPerWindow, windowAround } from './window-rules.ts';

type Saved = Pick<Revision, 'at' | 'ops'> & { seq: number };

const replayOf = (text: string) => {
  const replay = createTextReplay(text);
  const apply = ({ ops }: Pick<Revision, 'ops'>) => {
    for (const op of ops) replay.apply(op);
  };
  return { apply, text: replay.text };
};

const saved = (seq: number, ins: string): Saved => ({
  seq,
  at: seq * 1000,
  ops: ins === '' ? [] : [{ p: 0, del: 0, ins }],
});

const windowOf = (revisions: readonly Saved[], version: number) =>
  cutWindow({ version, revisions, savesBefore: 0, replay: replayOf('') });

it.each([
  [1, 1, savesPerWindow],
  [savesPerWindow, 1, savesPerWindow],
  [savesPerWindow + 1, savesPerWindow + 1, 2 * savesPerWindow],
])('the window around save %s is from %s to %s', (version, from, to) => {
  expect(windowAround(version)).toEqual({ from, to });
});

it('the window around a save counts neither the initial text nor saves without changes', () => {
  const revisions = [saved(0, 'Base'), saved(1, 'a'), saved(2, ''), saved(3, 'b')];
  expect(windowOf(revisions, 2)).toEqual({
    from: 1,
    text: 'Base',
    saves: [
      { seq: 1, at: 1000, ops: [{ p: 0, del: 0, ins: 'a' }] },
      { seq: 3, at: 3000, ops: [{ p: 0, del: 0, ins: 'b' }] },
    ],
  });
});

it('the window around a save is empty for an unchanged text, and null after the last save', () => {
  expect(windowOf([saved(0, 'Base'), saved(1, '')], 1)).toEqual({ from: 1, text: 'Base', saves: [] });
  expect(windowOf([saved(0, 'Base')], 2)).toBeNull();
  expect(windowOf([saved(0, ''), saved(1, 'a')], 2)).toBeNull();
  const full = Array.from({ length: savesPerWindow + 1 }, (_, seq) => saved(seq, 'a'));
  expect(windowOf(full, savesPerWindow + 1)).toBeNull();
});

it('each save of a window leads to the same window, and windows cover all saves', () => {
  const size = fc.oneof(fc.constant(1), fc.constantFrom(100_000, 300_000));
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 20 }), (sizes) => {
      const revisions = [saved(0, ''), ...sizes.map((length, index) => saved(index + 1, 'x'.repeat(length)))];
      let next = 1;
      while (next <= sizes.length) {
        const window = windowOf(revisions, next);
        expect(window?.from).toBe(next);
        const count = window?.saves.length ?? 0;
        expect(window?.text).toHaveLength(sizes.slice(0, next - 1).reduce((sum, one) => sum + one, 0));
        expect(windowOf(revisions, next + count - 1)).toEqual(window);
        next += count;
      }
    }),
    { numRuns: 30 },
  );
});

it('a window contains at most 256 KB of changes, or a single save', () => {
  const revisions = [1, 2, 3, 4].map((seq) => saved(seq, 'x'.repeat(seq === 3 ? 400_000 : 100_000)));
  expect([1, 2, 3, 4].map((version) => windowOf(revisions, version)?.saves.length)).toEqual([2, 2, 1, 1]);
});
