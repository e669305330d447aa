import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReplay, segmentsAt, textAt } from './replay.ts';

const character = fc.constantFrom('a', 'b', ' ', '\n', 'é', '😀', '𝔘');
const words = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
/** Edits as fractions of whatever text there is then. */
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(6), ins: words });
const process = fc.record({
  base: words,
  edits: fc.array(fc.array(edit, { minLength: 1, maxLength: 4 }), { maxLength: 300 }),
});

/** Plays the edits on arrays of code points: slow, and plainly right. */
function record({ base, edits }: { base: string; edits: { at: number; length: number; ins: string }[][] }) {
  let text = Array.from(base);
  const versions = [base];
  const saves = edits.map((changes, index) => {
    const ops = changes.map(({ at, length, ins }) => {
      const p = Math.floor(at * text.length);
      const del = text.slice(p, p + length).join('');
      text = [...text.slice(0, p), ...Array.from(ins), ...text.slice(p + length)];
      return { p, del, ins };
    });
    versions.push(text.join(''));
    return { seq: index + 1, t: index * 1000, origin: 'typed', ops };
  });
  return { log: { base, saves }, versions };
}

const joined = (segments: { kind: string; text: string }[], without: string) =>
  segments
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('a replay of the writing process', () => {
  it('has the text of every version, whatever characters it is made of', () => {
    fc.assert(
      fc.property(process, (written) => {
        const { log, versions } = record(written);
        const replay = buildReplay(log);
        expect(versions.map((_text, version) => textAt(replay, version))).toEqual(versions);
      }),
      { numRuns: 60 },
    );
  });
  it('marks exactly what a save inserted and deleted', () => {
    fc.assert(
      fc.property(process, (written) => {
        const { log, versions } = record(written);
        const replay = buildReplay(log);
        for (let version = 1; version < versions.length; version += 1) {
          const segments = segmentsAt(replay, version);
          expect(joined(segments, 'deleted')).toBe(versions[version]);
          expect(joined(segments, 'inserted')).toBe(versions[version - 1]);
        }
      }),
      { numRuns: 30 },
    );
  });
  it('keeps to its first and last version', () => {
    const replay = buildReplay({
      base: 'a',
      saves: [{ seq: 1, t: 0, origin: 'typed', ops: [{ p: 1, del: '', ins: 'b' }] }],
    });
    expect([textAt(replay, -3), textAt(replay, 9)]).toEqual(['a', 'ab']);
  });
  it('shows a replaced word as deleted and then inserted', () => {
    const replay = buildReplay({
      base: 'The cat sat',
      saves: [{ seq: 1, t: 0, origin: 'typed', ops: [{ p: 4, del: 'cat', ins: 'dog' }] }],
    });
    expect(segmentsAt(replay, 1)).toEqual([
      { kind: 'kept', text: 'The ' },
      { kind: 'deleted', text: 'cat' },
      { kind: 'inserted', text: 'dog' },
      { kind: 'kept', text: ' sat' },
    ]);
  });
});

it('a replay of 6,000 saves answers each version in a small part of a frame', () => {
  const saves = Array.from({ length: 6000 }, (_, index) => ({
    seq: index + 1,
    t: index * 1000,
    origin: 'typed',
    ops: [{ p: index * 5, del: '', ins: 'word ' }],
  }));
  const replay = buildReplay({ base: '', saves });
  const started = performance.now();
  for (let version = 0; version <= 6000; version += 60) segmentsAt(replay, version);
  expect((performance.now() - started) / 101).toBeLessThan(16);
});
