import { submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { type OrderedEntry, planContents } from './contents-rules.ts';

function entry(id: number, studentName: string, rest: Partial<OrderedEntry> = {}): OrderedEntry {
  const submissionId = submissionIdSchema.parse(id);
  return { submissionId, studentName, isHidden: false, isReady: true, isAnonymized: false, ...rest };
}

const namesOf = (title: string, entries: readonly OrderedEntry[]) =>
  planContents(title, entries).map(({ fileName }) => fileName);

it('the files of a zip are sorted by name, whatever the order of the texts', () => {
  expect(namesOf('Essay', [entry(1, 'Text F00D-1234'), entry(2, 'Text 0A0B-1234')])).toEqual([
    'Essay - Text 0A0B-1234.pdf',
    'Essay - Text F00D-1234.pdf',
  ]);
});

it('students with the same name get distinct file names, also if case is ignored', () => {
  const entries = [entry(1, 'Ada Quill'), entry(2, 'Ada Quill'), entry(3, 'ada quill')];
  const names = namesOf('Essay', entries);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  expect(names).toContain('Essay - Ada Quill (2).pdf');
});

it('titles are shortened, and characters that file systems reject are replaced', () => {
  expect(namesOf(`${'a'.repeat(90)}`, [entry(1, 'Ada Quill')])).toEqual([
    `${'a'.repeat(80)} - Ada Quill.pdf`,
  ]);
  expect(namesOf('../on: "x"', [entry(1, 'A/B')])).toEqual(['.. on x - A B.pdf']);
  expect(namesOf('', [entry(1, 'Ada Quill')])).toEqual(['Ada Quill.pdf']);
});

it.each([
  { of: entry(1, 'A'), result: 'included' },
  { of: entry(1, 'A', { isReady: false }), result: 'failed' },
  { of: entry(1, 'Text 1', { isHidden: true, isAnonymized: true }), result: 'included' },
  { of: entry(1, 'Text 1', { isHidden: true }), result: 'names_hidden' },
  { of: entry(1, 'A', { isAnonymized: true }), result: 'included' },
])('a PDF is $result (case %#)', ({ of, result }) => {
  expect(planContents('Essay', [of])).toMatchObject([{ result }]);
});
