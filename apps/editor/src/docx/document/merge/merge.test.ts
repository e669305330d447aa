import { docxFromText } from '@redraft/documents';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../written-document.ts';
import { mergeKeepingBoth } from './merge.ts';

const { doc: blank } = await readDocument(docxFromText('a'));
const { schema } = blank.type;

/** A document of one-line paragraphs, each "id:text". */
function docOf(...lines: string[]): Node {
  return schema.topNodeType.create(
    null,
    lines.map((line) => {
      const [paraId, text = ''] = line.split(':');
      return schema.node('paragraph', { paraId }, text === '' ? [] : [schema.text(text)]);
    }),
  );
}
function linesOf(doc: Node): string[] {
  const lines: string[] = [];
  doc.forEach((block) => {
    lines.push(block.textContent);
  });
  return lines;
}
const merged = (base: Node, mine: Node, theirs: Node): string[] =>
  linesOf(mergeKeepingBoth(base, mine, theirs));

describe('two versions of one text', () => {
  const base = docOf('1:one', '2:two', '3:three');
  it.each([
    [
      'what only I changed is mine',
      ['1:one', '2:TWO', '3:three'],
      ['1:one', '2:two', '3:three'],
      ['one', 'TWO', 'three'],
    ],
    [
      'what only they changed is theirs',
      ['1:one', '2:two', '3:three'],
      ['1:ONE', '2:two', '3:three'],
      ['ONE', 'two', 'three'],
    ],
    [
      'where both changed, mine stands behind theirs',
      ['1:one', '2:mine', '3:three'],
      ['1:one', '2:theirs', '3:three'],
      ['one', 'theirs', 'mine', 'three'],
    ],
    [
      'my new paragraph stands at its place',
      ['1:one', '4:new', '2:two', '3:three'],
      ['1:one', '2:two', '3:three', '5:end'],
      ['one', 'new', 'two', 'three', 'end'],
    ],
    [
      'my new paragraph at the start stays at the start',
      ['4:new', '1:one', '2:two', '3:three'],
      ['1:ONE', '2:two', '3:three'],
      ['new', 'ONE', 'two', 'three'],
    ],
    ['what I took away stays away', ['1:one', '3:three'], ['1:one', '2:two', '3:three'], ['one', 'three']],
    [
      'what I took away and they changed stays',
      ['1:one', '3:three'],
      ['1:one', '2:TWO', '3:three'],
      ['one', 'TWO', 'three'],
    ],
    ['what they took away stays away', ['1:one', '2:two', '3:three'], ['1:one', '3:three'], ['one', 'three']],
    [
      'what they took away and I changed is kept',
      ['1:one', '2:TWO', '3:three'],
      ['1:one', '3:three'],
      ['one', 'TWO', 'three'],
    ],
    [
      'the same change in both stands once',
      ['1:one', '2:new', '3:three'],
      ['1:one', '2:new', '3:three'],
      ['one', 'new', 'three'],
    ],
  ])('two versions of one text %s', (_name, mine, theirs, expected) => {
    expect(merged(base, docOf(...mine), docOf(...theirs))).toEqual(expected);
  });
  it('two versions of one text keep their order when both have deleted everything', () => {
    expect(merged(base, docOf('4:mine'), docOf('5:theirs'))).toEqual(['mine', 'theirs']);
  });
});

describe('any two versions of any text', () => {
  const words = fc.stringMatching(/^[a-z]{1,6}$/);
  interface Change {
    at: number;
    kind: 'edit' | 'remove' | 'insert';
    text: string;
  }
  const change: fc.Arbitrary<Change> = fc.record({
    at: fc.nat(7),
    kind: fc.constantFrom('edit', 'remove', 'insert'),
    text: words,
  });
  const changed = (lines: string[], changes: Change[], who: string): string[] => {
    const next = [...lines];
    changes.forEach(({ at, kind, text }, count) => {
      const place = Math.min(at, next.length - 1);
      const [id] = (next[place] ?? '').split(':');
      if (kind === 'insert') next.splice(place, 0, `${who}${count}:${who}${text}${count}`);
      else if (kind === 'edit' && next.length > 0) next[place] = `${id}:${who}${text}${count}`;
      else if (next.length > 1) next.splice(place, 1);
    });
    return next;
  };
  const textsOf = (lines: string[]): string[] => lines.map((line) => line.split(':')[1] ?? '');
  it('any two versions of any text keep every line that either added, and no other line', () => {
    fc.assert(
      fc.property(
        fc.array(words, { minLength: 1, maxLength: 8 }),
        fc.array(change, { maxLength: 6 }),
        fc.array(change, { maxLength: 6 }),
        (texts, mineBy, theirsBy) => {
          const lines = texts.map((text, index) => `${index}:${text}`);
          const [mine, theirs] = [changed(lines, mineBy, 'M'), changed(lines, theirsBy, 'T')];
          const result = merged(docOf(...lines), docOf(...mine), docOf(...theirs));
          const own = [...textsOf(mine), ...textsOf(theirs)].filter((text) => /^[MT]/.test(text));
          expect(result).toEqual(expect.arrayContaining(own));
          for (const line of result) expect([...texts, ...textsOf(mine), ...textsOf(theirs)]).toContain(line);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('a merge creates no duplicate paragraph id where my version puts their paragraphs in another table', () => {
  const table = (...ids: string[]): Node =>
    schema.node('table', null, [
      schema.node(
        'tableRow',
        null,
        ids.map((paraId) => schema.node('tableCell', null, [schema.node('paragraph', { paraId })])),
      ),
    ]);
  const docWith = (block: Node): Node => schema.topNodeType.create(null, [block]);
  const both = mergeKeepingBoth(
    docWith(table('1', '2')),
    docWith(table('9', '2')),
    docWith(table('1', '2', '3')),
  );
  const ids: unknown[] = [];
  both.descendants((node) => {
    if (node.type.name === 'paragraph') ids.push(node.attrs.paraId);
  });
  expect(new Set(ids).size).toBe(ids.length);
});
