import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import type { Node } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { findStoredRange, parseStoredRange, toStoredRange } from './draft-places.ts';

const docOf = (...lines: [paraId: string | null, text: string][]): Node =>
  schema.node(
    'doc',
    null,
    lines.map(([paraId, text]) =>
      schema.node('paragraph', { paraId }, text === '' ? [] : [schema.text(text)]),
    ),
  );

const before = docOf(['A', 'Gulls were crying.'], ['B', 'The boats were crying, too.']);
/** "crying" in the second paragraph. */
const range = { from: 36, to: 42 };
const place = toStoredRange(before, range);

function found(doc: Node): string | null {
  const at = findStoredRange(doc, place);
  return at === null ? null : `${doc.textBetween(0, at.from, '|')}[${doc.textBetween(at.from, at.to, '|')}]`;
}

it('the position of a draft is identified by its words', () => {
  expect(place.words).toBe('crying');
});
it('the position of a draft is found when the same text is read again', () => {
  expect(findStoredRange(before, place)).toEqual(range);
});
it('the position of a draft is found in its paragraph after paragraphs were inserted before it', () => {
  const after = docOf(['C', 'crying'], ['A', 'Gulls were crying.'], ['B', 'The boats were crying, too.']);
  expect(found(after)).toBe('crying|Gulls were crying.|The boats were [crying]');
});
it('the position of a draft is found after words were inserted before it in its paragraph', () => {
  const after = docOf(['A', 'Gulls were crying.'], ['B', 'And all the boats were crying, too.']);
  expect(found(after)).toBe('Gulls were crying.|And all the boats were [crying]');
});
it('the position of a draft is found when the paragraph ids have changed', () => {
  const after = docOf(['X', 'Gulls were crying.'], ['Y', 'The boats were crying, too.']);
  expect(found(after)).toBe('Gulls were crying.|The boats were [crying]');
});
it('the position of a draft is the nearest of identical words', () => {
  const after = docOf(['A', 'Gulls were crying.'], ['B', 'The boats were silent.'], ['C', 'crying']);
  expect(found(after)).toBe('Gulls were crying.|The boats were silent.|[crying]');
});
it('the position of a draft is null when its words are gone', () => {
  expect(found(docOf(['A', 'Gulls.'], ['B', 'The boats.']))).toBeNull();
  expect(found(docOf(['A', '']))).toBeNull();
});
it('the position of a draft may extend over a paragraph end', () => {
  const wide = toStoredRange(before, { from: 12, to: 24 });
  const after = docOf(['C', 'New.'], ['A', 'Gulls were crying.'], ['B', 'The boats were crying, too.']);
  expect(findStoredRange(after, wide)).toEqual({ from: 18, to: 30 });
});
it('the position of a draft is read from the device only if it is valid', () => {
  expect(parseStoredRange(JSON.parse(JSON.stringify(place)))).toEqual(place);
  for (const other of [null, 'B', {}, { ...place, words: '' }, { ...place, from: { offset: 1 } }])
    expect(parseStoredRange(other)).toBeNull();
});
