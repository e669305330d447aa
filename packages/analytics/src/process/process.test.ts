import { applyOps, toStoredOps } from '@redraft/revision-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WritingLog } from '../log.ts';
import { createReport } from '../report.ts';
import { fixture } from '../testing/fixture.ts';
import { logOf, randomLog } from '../testing/logs.ts';
import { countWords } from '../words.ts';
import { readItems } from './block-list.ts';
import { alive, characterOrigins } from './characters.ts';
import { foldLog, foldSave, getText, isLeadingEdge, type Process, startProcess } from './process.ts';

const options = { zones: ['Europe/Berlin'], effort: { words: 100 } };

/** The text after each save that changed it, worked out without the package under test. */
function textsOf(log: WritingLog): string[] {
  const texts = [log.base];
  for (const save of log.saves) {
    if (save.ops.length > 0) texts.push(applyOps(texts.at(-1) ?? '', toStoredOps(save.ops)));
  }
  return texts;
}

const restoredSaves = (process: Process) =>
  new Set(process.ops.filter((op) => op.kind === 'restored').map((op) => op.save));

it('a process folded in steps, stored and read in between, equals the one folded at once', () => {
  fc.assert(
    fc.property(randomLog, fc.nat(25), (log, cut) => {
      const first = foldLog({ ...log, saves: log.saves.slice(0, cut) });
      createReport(first, options);
      const stored: Process = JSON.parse(JSON.stringify(first));
      const bitByBit = log.saves.slice(cut).reduce(foldSave, stored);
      expect(createReport(bitByBit, options)).toEqual(createReport(foldLog(log), options));
    }),
  );
});

it('a process holds the text, its length and its words after every save', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const texts = textsOf(log);
      expect(getText(process)).toBe(texts.at(-1));
      expect(process.saves.map(({ words, chars }) => ({ words, chars }))).toEqual(
        texts.slice(1).map((text) => ({ words: countWords(text), chars: [...text].length })),
      );
    }),
  );
});

it('a process keeps every character in one order, whose survivors are the text', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const { characters } = foldLog(log);
      const ids: number[] = [];
      for (let id = characters.next[0] ?? 0; id !== 0; id = characters.next[id] ?? 0) ids.push(id);
      expect(ids).toHaveLength(characters.code.length - 1);
      expect(ids.filter((id) => characters.diedOp[id] === alive)).toEqual(readItems(characters.visible));
    }),
  );
});

it('a process detects a restore by the text alone, however long ago it was, and never for an import', () => {
  fc.assert(
    fc.property(randomLog, (log) => {
      const process = foldLog(log);
      const texts = textsOf(log);
      const expected = process.ops.filter(
        (op) =>
          op.inserted > 0 &&
          op.moved === 0 &&
          log.saves.find(({ seq }) => seq === process.saves[op.save]?.seq)?.origin !== 'import' &&
          texts.indexOf(texts[op.save + 1] ?? '') <= op.save,
      );
      expect(restoredSaves(process)).toEqual(new Set(expected.map((op) => op.save)));
    }),
  );
});

it('a process is not changed by a save that changes nothing', () => {
  const before = foldLog(fixture);
  const state = JSON.stringify(before);
  const empty = { seq: 99, t: Date.parse('2030-01-01'), dirtyMs: null, origin: 'typed', ops: [] } as const;
  expect(JSON.stringify(foldSave(before, empty))).toBe(state);
});

it('a process refuses a change beyond the text', () => {
  const beyond = { p: 5, del: '', ins: 'x' };
  const save = { seq: 1, t: 0, dirtyMs: null, origin: 'typed', ops: [beyond] } as const;
  expect(() => foldSave(startProcess('abc'), save)).toThrow(RangeError);
});

it('a process of the example has the documented ops, seconds and sessions', () => {
  const process = foldLog(fixture);
  expect(process.saves.map((save) => save.second + 1)).toEqual([1, 2, 3, 8, 9, 70, 71, 500, 501, 2400, 2401]);
  expect(process.saves.at(-1)).toMatchObject({ words: 32, chars: 149, session: 1 });
  expect(process.ops.map(isLeadingEdge)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});

describe('an undo', () => {
  const origins = (log: WritingLog) => {
    const { characters } = foldLog(log);
    return readItems(characters.visible).map((id) => characters.origin[id]);
  };
  const { typed, base } = characterOrigins;

  it('an undo restores the origin of characters, including the base text', () => {
    const log = logOf(
      [
        { second: 1, text: 'abc' },
        { second: 5, text: 'ab' },
        { second: 9, text: 'abc' },
      ],
      'ab',
    );
    expect(origins(log)).toEqual([base, base, typed]);
    const back = logOf(
      [
        { second: 1, text: 'b' },
        { second: 5, text: 'ab' },
      ],
      'ab',
    );
    expect(origins(back)).toEqual([base, base]);
    expect([...restoredSaves(foldLog(back))]).toEqual([1]);
  });

  it('an undo uses the latest of several equal versions', () => {
    const ops = [
      { p: 1, del: '', ins: 'x' },
      // Of "xx" the one of the base text goes, so that the typed one is now the whole text.
      { p: 0, del: 'x', ins: '' },
      { p: 0, del: 'x', ins: '' },
      { p: 0, del: '', ins: 'x' },
    ];
    const saves = ops.map((op, index) => {
      return { seq: index + 1, t: index * 1000, dirtyMs: null, origin: 'typed', ops: [op] } as const;
    });
    expect(origins({ base: 'x', saves })).toEqual([typed]);
  });

  it('an undo is not mistaken for another text with the same pairs of neighbours', () => {
    const log = logOf([
      { second: 1, text: 'abaca' },
      { second: 2, text: 'a' },
      { second: 3, text: 'acaba' },
    ]);
    expect(restoredSaves(foldLog(log)).size).toBe(0);
  });
});
