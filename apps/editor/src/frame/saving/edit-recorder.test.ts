import { beforeEach, expect, it, vi } from 'vitest';
import { contentVersion, type Edit, type JournalEdit } from '../document.ts';
import type { Problem } from '../wopi/problem.ts';
import { adoptBytes, type EditRecorder, markAsChanged, recordEdit } from './edit-recorder.ts';

interface Letter extends Edit {
  kind: 'letter';
  letter: string;
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

/** A page whose worker rejects only question marks. */
function page() {
  let shown = '';
  const kept: JournalEdit<Letter, string>[] = [];
  const worker: (string | [string, number])[] = [];
  const reported: Problem[] = [];
  const unused = (): never => {
    throw new Error('Not asked for here');
  };
  const words: EditRecorder<Letter, string> = {
    editSupport: { unchanged: { kind: 'letter', letter: '' }, needsWholeSave: () => false, wordsOf: unused },
    // cast: of all that a page is made of, what takes an edit.
    ...({
      document: { report: (problem: Problem) => reported.push(problem) },
      opening: { append: (edit: JournalEdit<Letter, string>) => kept.push(edit) },
      loop: { changed: () => undefined },
      surface: { content: () => shown },
      worker: {
        edit: async ({ letter }: Letter) => {
          if (letter === '?') throw new RangeError('Not that one');
          worker.push(letter);
        },
        resync: async (content: string, edits: number) => void worker.push([content, edits]),
      },
    } as unknown as Pick<
      EditRecorder<Letter, string>,
      'document' | 'opening' | 'loop' | 'surface' | 'worker'
    >),
    ...({} as Pick<EditRecorder<Letter, string>, 'journal' | 'session' | 'base'>),
    composition: { waitForEnd: async () => undefined },
    editCount: 0,
    editsInOpening: 0,
    lastWholeEdit: 0,
    lastContentEdit: 0,
    everModified: false,
    showModified: () => undefined,
  };
  const type = (text: string): void => {
    for (const letter of text) {
      shown += letter;
      recordEdit<Letter, string>(words, { kind: 'letter', letter });
    }
  };
  return { type, kept, worker, reported, words };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('a letter is stored on the device before any response', () => {
  const { type, kept } = page();
  type('a');
  expect(kept).toEqual([{ kind: 'letter', letter: 'a' }]);
});

it('edits of an earlier session keep the time at which they were made, on the device and for the save', () => {
  const { words } = page();
  const stored: number[] = [];
  const waited: number[] = [];
  vi.spyOn(Date, 'now').mockReturnValue(9000);
  markAsChanged(
    {
      ...words,
      // cast: of all that a page is made of, what is told the time.
      ...({
        opening: { append: (_edit: unknown, at: number) => stored.push(at) },
        loop: { changed: (elapsedMs: number) => waited.push(elapsedMs) },
      } as unknown as Pick<EditRecorder<Letter, string>, 'opening' | 'loop'>),
    },
    2000,
  );
  expect({ stored, waited }).toEqual({ stored: [2000], waited: [7000] });
});

it('an edit that the worker rejects is followed by the whole document, on the device and in the worker', async () => {
  const { type, kept, worker, reported } = page();
  type('a?b');
  await settled();
  type('c');
  expect(kept.slice(3)).toEqual([
    { kind: 'content', content: 'a?b', version: contentVersion },
    { kind: 'letter', letter: 'c' },
  ]);
  expect(worker).toEqual(['a', 'b', ['a?b', 4], 'c']);
  expect(reported).toEqual([{ reason: 'refused', edit: 'letter', number: 2, of: 3, error: 'RangeError' }]);
});

it('one whole document is enough for all edits rejected before it', async () => {
  const { type, kept } = page();
  type('??');
  await settled();
  expect(kept.filter(({ kind }) => kind === 'content')).toHaveLength(1);
});

it.each([
  [true, false, ['restart', 'changed', 'dictated']],
  [false, false, ['restart', 'changed']],
  [true, true, ['restart']],
])(
  'another document after unsaved edits (dictated: %s), that is saved (%s), has their mark',
  async (isDictated, isSaved, expected) => {
    const { words } = page();
    const calls: string[] = [];
    const opening = { append: () => undefined, end: async () => undefined };
    await adoptBytes(
      {
        ...words,
        // cast: of all that a page is made of, what takes another document.
        ...({
          opening,
          journal: { begin: () => opening },
          session: { setBaseVersion: () => undefined },
          loop: {
            unsaved: () => (calls.length === 0 ? { isDictated } : null),
            restart: () => calls.push('restart'),
            changed: () => calls.push('changed'),
            recordDictation: () => calls.push('dictated'),
          },
          worker: {
            prepare: async () => 'theirs',
            commit: async () => undefined,
            edit: async () => undefined,
          },
          surface: { replace: () => undefined },
        } as unknown as Pick<
          EditRecorder<Letter, string>,
          'opening' | 'journal' | 'session' | 'loop' | 'worker' | 'surface'
        >),
      },
      async () => ({ bytes: new Uint8Array(), base: new Uint8Array(), version: '2', isSaved }),
    );
    expect(calls).toEqual(expected);
  },
);

it('another document is shown only after an input method is done', async () => {
  const { words } = page();
  const shown: string[] = [];
  const composition = Promise.withResolvers<void>();
  const opening = { append: () => undefined, end: async () => undefined };
  const adopting = adoptBytes(
    {
      ...words,
      composition: { waitForEnd: () => composition.promise },
      // cast: of all that a page is made of, what takes another document.
      ...({
        opening,
        journal: { begin: () => opening },
        session: { setBaseVersion: () => undefined },
        loop: { restart: () => undefined },
        worker: { prepare: async () => 'theirs', commit: async () => undefined },
        surface: { replace: (content: string) => shown.push(content) },
      } as unknown as Pick<
        EditRecorder<Letter, string>,
        'opening' | 'journal' | 'session' | 'loop' | 'worker' | 'surface'
      >),
    },
    async () => ({ bytes: new Uint8Array(), base: new Uint8Array(), version: '2', isSaved: true }),
  );
  await settled();
  expect(shown).toEqual([]);
  composition.resolve();
  expect(await adopting).toBe(true);
  expect(shown).toEqual(['theirs']);
});
