import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type EvidencedSave, evidenceShare, foldEvidence, startEvidence } from './evidence.ts';

const second = (s: number, rest: Partial<EvidencedSave> = {}): EvidencedSave => ({
  t: s * 1000,
  dirtyMs: 1000,
  origin: 'typed',
  chars: 5,
  ...rest,
});

function evidenceOf(saves: readonly EvidencedSave[]) {
  const state = startEvidence();
  for (const save of saves) foldEvidence(state, save);
  return state;
}

const example = [1, 2, 3, 8, 9, 70, 71, 500, 501, 2400, 2401].map((s) => second(s));

it.each([
  ['nothing', [], null, 0],
  ['one save', [second(1)], 100, 0],
  ['the example log, saved each second', example, 100, 0],
  ['an editor that does not say how long', example.map((save) => ({ ...save, dirtyMs: null })), 100, 0],
  ['two minutes without a save', [second(1), second(121, { dirtyMs: 120_000 })], 1, 1],
  ['a slow save of three seconds, which is not listed', [second(1), second(4, { dirtyMs: 3000 })], 50, 0],
  ['an unsaved stretch of just under ten seconds', [second(1), second(11, { dirtyMs: 9999 })], 20, 0],
  ['one of ten seconds', [second(1), second(11, { dirtyMs: 10_000 })], 18, 1],
  [
    'a stretch that cannot be longer than since the last save',
    [second(1), second(3, { dirtyMs: 60_000 })],
    100,
    0,
  ],
  ['a file put in as a whole', [second(1), second(2, { origin: 'import' })], 100, 1],
  ['words that are read only now', [second(1, { origin: 'reread' })], null, 1],
  ['a version brought back', [second(1), second(2, { origin: 'restored' })], 100, 0],
  ['a clock that goes back', [second(10), second(4), second(11)], 100, 0],
  ['many characters in one second, whose time is covered', [second(1), second(2, { chars: 900 })], 100, 0],
] as const)('the share of the editing time that is covered of %s', (_what, saves, share, gaps) => {
  const evidence = evidenceOf(saves);
  expect(evidenceShare(evidence)).toBe(share);
  expect(evidence.gaps).toHaveLength(gaps);
});

it('saves that were marked as dictated are counted, and cover their time as typed ones do', () => {
  const saves = [second(1), second(2, { origin: 'dictated' }), second(3, { origin: 'dictated' })];
  const evidence = evidenceOf(saves);
  expect(evidence).toMatchObject({ dictatedSaves: 2, gaps: [] });
  expect(evidenceShare(evidence)).toBe(100);
});

it('the covered share of the editing time is 98 percent if two half minutes are missing from an hour', () => {
  const minutes = (from: number, to: number) =>
    Array.from({ length: (to - from) * 60 }, (_, s) => second(from * 60 + s + 1));
  const saves = [
    ...minutes(0, 20),
    second(1231, { dirtyMs: 30_000 }),
    ...minutes(21, 40),
    second(2431, { dirtyMs: 30_000 }),
    ...minutes(41, 60),
  ];
  const evidence = evidenceOf(saves);
  expect(evidenceShare(evidence)).toBe(98);
  expect(evidence.gaps.map(({ from, to, save }) => [from / 1000, to / 1000, save])).toEqual([
    [1201, 1231, 1201],
    [2401, 2431, 2342],
  ]);
});

it('the covered share of the editing time is at most 100, and 100 only if nothing is missing', () => {
  const savesOf = fc.array(
    fc.record({
      t: fc.integer({ min: 0, max: 1e7 }),
      dirtyMs: fc.option(fc.integer({ min: 0, max: 1e6 })),
      origin: fc.constantFrom('typed', 'import', 'restored', 'reread', 'commented', 'accepted'),
      chars: fc.nat(1000),
    }),
  );
  fc.assert(
    fc.property(savesOf, (saves) => {
      const evidence = evidenceOf(saves);
      const share = evidenceShare(evidence);
      expect(evidence.coveredSeconds).toBeLessThanOrEqual(evidence.editingSeconds + 1e-6);
      expect(Number.isInteger(evidence.editingSeconds) && Number.isInteger(evidence.coveredSeconds)).toBe(
        true,
      );
      expect(evidence.saves).toBe(saves.length);
      const isFull = evidence.editingSeconds - evidence.coveredSeconds < 1e-6;
      expect(share === 100).toBe(isFull && evidence.editingSeconds > 0);
    }),
  );
});
