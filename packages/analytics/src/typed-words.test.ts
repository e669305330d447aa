import { expect, it } from 'vitest';
import { findLargeInsertions } from './large-insertions.ts';
import { foldLog } from './process/process.ts';
import { computeRevision } from './revision.ts';
import { fixture } from './testing/fixture.ts';
import { logOf } from './testing/logs.ts';
import { countTypedWords } from './typed-words.ts';
import { wordsPerMinute } from './words.ts';

it('typed words of the fixture are 7, six a minute', () => {
  expect(countTypedWords(foldLog(fixture))).toBe(7);
  expect(wordsPerMinute(7, 75)).toBe(6);
});

it('typed words are those whose first character was typed', () => {
  const saves = [
    { second: 1, text: '🙂 base base and typed' },
    { second: 5, text: '🙂 unbase base and typed' },
    { second: 9, text: '🙂 unbase based and typed' },
  ];
  expect(countTypedWords(foldLog(logOf(saves, '🙂 base base')))).toBe(3);
});

it('typed words exclude text that arrived in a batch, whatever duration the editor reports', () => {
  const saves = [
    { second: 1, text: 'Typed. ' },
    { second: 900, text: `Typed. ${'word '.repeat(475)}`, dirtyMs: 890_000 },
  ];
  const process = foldLog(logOf(saves));
  expect(countTypedWords(process)).toBe(1);
  expect(computeRevision(process).finalByOrigin).toMatchObject({ typed: 7, batched: 2375, large: 0 });
});

it('typed words are unchanged when they are moved', () => {
  const saves = [
    { second: 1, text: 'words that I typed at first. Base.' },
    { second: 5, text: 'Base.' },
    { second: 9, text: 'Base. words that I typed at first.' },
  ];
  expect(countTypedWords(foldLog(logOf(saves, 'Base.')))).toBe(6);
});

it('typed words exclude imports and the base text', () => {
  const saves = [{ second: 1, text: 'Base and import', origin: 'import' } as const];
  expect(countTypedWords(foldLog(logOf(saves, 'Base')))).toBe(0);
});

it('typed words are unchanged when an earlier version is restored', () => {
  const saves = [
    { second: 1, text: 'Base. Typed.' },
    { second: 700, text: 'Base. Typed. Imported words.', origin: 'import' },
    { second: 1400, text: '' },
    { second: 2800, text: 'Base. Typed. Imported words.', origin: 'restored' },
  ] as const;
  const process = foldLog(logOf(saves, 'Base.'));
  expect(countTypedWords(process)).toBe(1);
  expect(findLargeInsertions(process).large).toEqual([]);
});
