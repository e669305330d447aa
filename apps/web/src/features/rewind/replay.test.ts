import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildReplay, computeSegments, computeText } from './replay.ts';

const character = fc.constantFrom('a', 'b', ' ', '\n', 'é', '😀', '𝔘');
const texts = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
/** Edit positions as fractions of the current text length. */
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(6), ins: texts });
const process = fc.record({
  start: texts,
  from: fc.integer({ min: 1, max: 100_000 }),
  edits: fc.array(fc.array(edit, { minLength: 1, maxLength: 4 }), { maxLength: 300 }),
});

interface Written {
  start: string;
  from: number;
  edits: { at: number; length: number; ins: string }[][];
}

/** Reference implementation on arrays of code points: slow but obviously correct. */
function record({ start, from, edits }: Written) {
  let text = Array.from(start);
  const versions = [start];
  const saves = edits.map((changes, index) => {
    const ops = changes.map(({ at, length, ins }) => {
      const p = Math.floor(at * text.length);
      const del = text.slice(p, p + length).length;
      text = [...text.slice(0, p), ...Array.from(ins), ...text.slice(p + length)];
      return { p, del, ins };
    });
    versions.push(text.join(''));
    return { seq: from + index, t: index * 1000, ops };
  });
  return { window: { from, text: start, saves }, versions };
}

const joinText = (segments: { kind: string; text: string }[], without: string) =>
  segments
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

it('a replay of a window has the text of every version, whatever its characters', () => {
  fc.assert(
    fc.property(process, (history) => {
      const { window, versions } = record(history);
      const replay = buildReplay(window);
      const versionBefore = window.from - 1;
      expect(versions.map((_text, index) => computeText(replay, versionBefore + index))).toEqual(versions);
      expect(replay.to).toBe(versionBefore + versions.length - 1);
    }),
    { numRuns: 60 },
  );
});
it('a replay of a window marks exactly what a save inserted and deleted', () => {
  fc.assert(
    fc.property(process, (history) => {
      const { window, versions } = record(history);
      const replay = buildReplay(window);
      for (let index = 1; index < versions.length; index += 1) {
        const segments = computeSegments(replay, window.from - 1 + index);
        expect(joinText(segments, 'deleted')).toBe(versions[index]);
        expect(joinText(segments, 'inserted')).toBe(versions[index - 1]);
      }
    }),
    { numRuns: 30 },
  );
});
it('a replay of a window clamps to its first and last version', () => {
  const replay = buildReplay({
    from: 5,
    text: 'a',
    saves: [{ seq: 5, t: 0, ops: [{ p: 1, del: 0, ins: 'b' }] }],
  });
  expect([computeText(replay, -3), computeText(replay, 9)]).toEqual(['a', 'ab']);
});
it('a replay of a window shows a replaced word as deleted and then inserted', () => {
  const replay = buildReplay({
    from: 1,
    text: 'The cat sat',
    saves: [{ seq: 1, t: 0, ops: [{ p: 4, del: 3, ins: 'dog' }] }],
  });
  expect(computeSegments(replay, 1)).toEqual([
    { kind: 'kept', text: 'The ' },
    { kind: 'deleted', text: 'cat' },
    { kind: 'inserted', text: 'dog' },
    { kind: 'kept', text: ' sat' },
  ]);
});

it('a replay of 6,000 saves computes each version in a fraction of a frame', () => {
  const saves = Array.from({ length: 6000 }, (_, index) => ({
    seq: index + 1,
    t: index * 1000,
    ops: [{ p: index * 5, del: 0, ins: 'word ' }],
  }));
  const replay = buildReplay({ from: 1, text: '', saves });
  const started = performance.now();
  for (let version = 0; version <= 6000; version += 60) computeSegments(replay, version);
  expect((performance.now() - started) / 101).toBeLessThan(16);
});
