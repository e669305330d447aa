import { recordings } from '@redraft/demo-world/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WritingLog } from '../log.ts';
import { foldLog, getText } from '../process/process.ts';
import { fixture, fixtureStart } from '../testing/fixture.ts';
import { logOf, randomLog, type TextSave } from '../testing/logs.ts';
import { toWritingLog } from '../testing/recordings.ts';
import { type ChosenPassage, readPassageHistory } from './passage-history.ts';

const lifeIn = (log: WritingLog, chosen: ChosenPassage) => readPassageHistory(log, foldLog(log), chosen);

/** The life of some words of the last text, or of the one after so many saves. */
function lifeOfWords(saves: readonly TextSave[], words: string, { base = '', save = saves.length } = {}) {
  const texts = [base, ...saves.map(({ text }) => text)];
  const before = (texts[save] ?? '').split(words)[0] ?? '';
  const from = [...before].length;
  const history = lifeIn(logOf(saves, base), { save, from, to: from + [...words].length });
  if (history === null) throw new Error('There is no such passage.');
  return history;
}

const reported = (history: ReturnType<typeof lifeOfWords>) =>
  history.steps.map(({ kind, firstSave, lastSave, before, after }) => [
    kind,
    firstSave,
    lastSave,
    before,
    after,
  ]);

it('the history of a passage that was typed without a break is one step', () => {
  const history = lifeOfWords(
    [
      { second: 0, text: 'One. The' },
      { second: 1, text: 'One. The cat' },
      { second: 2, text: 'One. The cat sat.' },
      { second: 3, text: 'One. The cat sat. More' },
    ],
    'The cat sat.',
  );
  expect(reported(history)).toEqual([['came', 1, 3, '', 'The cat sat.']]);
  expect(history).toMatchObject({ began: '', chosen: 'The cat sat.', now: 'The cat sat.' });
});

it('the history of a passage that was changed later has a step for each change', () => {
  const history = lifeOfWords(
    [
      { second: 0, text: 'The cat sat.' },
      { second: 60, text: 'The big cat sat.' },
      { second: 120, text: 'A big cat sat.' },
    ],
    'A big cat sat.',
  );
  expect(reported(history)).toEqual([
    ['came', 1, 1, '', 'The cat sat.'],
    ['changed', 2, 2, 'The cat sat.', 'The big cat sat.'],
    ['changed', 3, 3, 'The big cat sat.', 'A big cat sat.'],
  ]);
});

it('the history of a passage includes words that were deleted at its end before it continued', () => {
  const history = lifeOfWords(
    [
      { second: 0, text: 'The cat sat on teh' },
      { second: 60, text: 'The cat sat on ' },
      { second: 120, text: 'The cat sat on mats.' },
    ],
    'The cat sat on mats.',
  );
  expect(reported(history)).toEqual([
    ['came', 1, 1, '', 'The cat sat on teh'],
    ['changed', 2, 2, 'The cat sat on teh', 'The cat sat on '],
    ['changed', 3, 3, 'The cat sat on ', 'The cat sat on mats.'],
  ]);
});

it('the history of a passage is followed to where it stood before it was moved', () => {
  const passage = 'This sentence will be moved.';
  const history = lifeOfWords(
    [
      { second: 0, text: 'Some words at first. ' },
      { second: 60, text: `Some words at first. ${passage} ` },
      { second: 120, text: `Some words at first. ${passage} And some words behind. ` },
      { second: 180, text: 'Some words at first. And some words behind. ' },
      { second: 200, text: `${passage} Some words at first. And some words behind. ` },
    ],
    passage,
  );
  expect(reported(history)).toEqual([
    ['came', 2, 2, '', passage],
    ['left-out', 4, 4, passage, ''],
    ['moved', 5, 5, '', passage],
  ]);
  expect(history.steps.at(-1)).toMatchObject({ placeBefore: null, placeAfter: 0 });
});

it('the history of a passage that was moved by one save is moved in one step', () => {
  const passage = 'Will this sentence be moved? ';
  const rest = 'Some words at first, twenty and more. ';
  const saves = [
    { second: 0, text: rest },
    { second: 60, text: rest + passage },
    { second: 120, text: passage + rest },
  ];
  expect(reported(lifeOfWords(saves, passage.trim()))).toEqual([
    ['came', 2, 2, '', passage.trim()],
    ['moved', 3, 3, passage.trim(), passage.trim()],
  ]);
  // Forward, the white space that came with it belongs to it.
  expect(reported(lifeOfWords(saves, passage.trim(), { save: 2 })).at(-1)).toEqual([
    'moved',
    3,
    3,
    passage.trim(),
    passage,
  ]);
});

it('the history of a passage that was deleted and restored by undo continues before the deletion', () => {
  const saves = [
    { second: 0, text: 'One. Two three.' },
    { second: 60, text: 'One.' },
    { second: 2400, text: 'One. Two three.' },
  ];
  expect(reported(lifeOfWords(saves, 'Two three.'))).toEqual([
    ['came', 1, 1, '', 'Two three.'],
    ['left-out', 2, 2, 'Two three.', ''],
    ['put-back', 3, 3, '', 'Two three.'],
  ]);
  expect(lifeOfWords(saves, 'Two three.').steps.map(({ sitting }) => sitting)).toEqual([0, 0, 1]);
});

it('the history of a passage that was cut and pasted over several saves has one cut and one paste', () => {
  const saves = [
    { second: 0, text: 'One. Two three.' },
    { second: 60, text: 'One. Two' },
    { second: 62, text: 'One.' },
    { second: 100, text: 'One. Two' },
    { second: 103, text: 'One. Two three.' },
  ];
  const steps = [
    ['came', 1, 1, '', 'Two three.'],
    ['left-out', 2, 3, 'Two three.', ''],
    ['put-back', 4, 5, '', 'Two three.'],
  ];
  expect(reported(lifeOfWords(saves, 'Two three.'))).toEqual(steps);
  expect(reported(lifeOfWords(saves, 'Two three.', { save: 1 }))).toEqual(steps);
});

it('the history of a passage that was pasted twice, more than half a minute apart, has two pastes', () => {
  const saves = [
    { second: 0, text: 'One. Two three.' },
    { second: 60, text: 'One. Two' },
    { second: 62, text: 'One.' },
    { second: 100, text: 'One. Two' },
    { second: 131, text: 'One. Two three.' },
  ];
  expect(lifeOfWords(saves, 'Two three.').steps.map(({ kind }) => kind)).toEqual([
    'came',
    'left-out',
    'put-back',
    'put-back',
  ]);
});

it('the history of a passage continues after the version in which it was chosen, to its end', () => {
  const history = lifeOfWords(
    [
      { second: 0, text: 'One. Two.' },
      { second: 60, text: 'One. Two or three.' },
      { second: 120, text: 'One.' },
    ],
    'Two.',
    { save: 1 },
  );
  expect(reported(history)).toEqual([
    ['came', 1, 1, '', 'Two.'],
    ['changed', 2, 2, 'Two.', 'Two or three.'],
    ['left-out', 3, 3, 'Two or three.', ''],
  ]);
  expect(history).toMatchObject({ chosen: 'Two.', now: '' });
});

it('the history of a passage of the example log is the documented one', () => {
  const history = lifeIn(fixture, { save: 7, from: 15, to: 22 });
  const seconds = history?.steps.map(({ kind, firstAt, lastAt, after }) => [
    kind,
    (firstAt - fixtureStart) / 1000,
    (lastAt - fixtureStart) / 1000,
    after,
  ]);
  expect(seconds).toEqual([
    ['came', 2, 3, ' sat on'],
    ['changed', 2400, 2400, ' sat'],
  ]);
});

it('the history of a passage of the initial text is marked as such', () => {
  const history = lifeOfWords([{ second: 0, text: 'Given words. Own.' }], 'Given words.', {
    base: 'Given words.',
  });
  expect(history).toMatchObject({ began: 'Given words.', steps: [] });
});

it.each([
  [{ save: 2, from: 0, to: 1 }],
  [{ save: 1, from: 0, to: 4 }],
  [{ save: 1, from: 2, to: 2 }],
  [{ save: 0, from: 0, to: 1 }],
])('the history of a passage is null for an invalid range:  %j', (chosen) => {
  expect(lifeIn(logOf([{ second: 0, text: 'abc' }]), chosen)).toBeNull();
});

const shares = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0, max: 1, noNaN: true })));

it('each step continues the one before it, from the initial text over the chosen words to the current ones', () => {
  fc.assert(
    fc.property(randomLog, shares, (log, [at = 0, one = 0, other = 0]) => {
      const count = foldLog(log).saves.length;
      const save = Math.round(at * count);
      const text = [...getText(foldLog({ ...log, saves: changing(log.saves).slice(0, save) }))];
      const [from = 0, to = 0] = [one, other]
        .map((share) => Math.round(share * text.length))
        .sort((a, b) => a - b);
      const history = lifeIn(log, { save, from, to });
      if (from === to) {
        expect(history).toBeNull();
        return;
      }
      expect(history?.chosen).toBe(text.slice(from, to).join(''));
      let words = history?.began;
      for (const step of history?.steps ?? []) {
        expect(step.before).toBe(words);
        expect(step.lastSave).toBeGreaterThanOrEqual(step.firstSave);
        words = step.after;
      }
      expect(words).toBe(history?.now);
      const until = history?.steps.findLast(({ lastSave }) => lastSave <= save);
      expect(until?.after ?? history?.began).toBe(history?.chosen);
    }),
    { numRuns: 400 },
  );
});

const changing = (saves: ReturnType<typeof logOf>['saves']) =>
  saves.filter(({ ops }) => ops.some(({ del, ins }) => del !== ins));

it('each range of a step was in the text of that save', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const saves = changing(log.saves);
      const length = [...getText(foldLog(log))].length;
      const history =
        length === 0 ? null : lifeIn(log, { save: saves.length, from: Math.floor(length / 3), to: length });
      for (const { lastSave, after } of history?.steps ?? []) {
        const text = getText(foldLog({ ...log, saves: saves.slice(0, lastSave) }));
        for (const part of after.split(' … ')) expect(text).toContain(part);
      }
    }),
    { numRuns: 300 },
  );
});

it.skipIf(!recordings.isThere)(
  `the life of each sentence of a recorded text ends with the sentence as it stands (${recordings.reason})`,
  () => {
    const log = toWritingLog('clownschool_flat');
    const process = foldLog(log);
    const save = process.saves.length;
    const text = getText(process);
    const sentences = [...text.matchAll(/[^.\n]+[.\n]*/g)].filter((_sentence, index) => index % 60 === 0);
    for (const { 0: sentence, index } of sentences) {
      const from = [...text.slice(0, index)].length;
      const history = lifeIn(log, { save, from, to: from + [...sentence].length });
      expect(history).toMatchObject({ began: '', chosen: sentence, now: sentence });
      expect(history?.steps[0]?.kind).toBe('came');
    }
  },
);
