import { schema } from '@eigenpal/docx-editor-core/prosemirror';
import { describe, expect, it } from 'vitest';
import { createSearch, findAllMatches, findNextMatch, type SearchOptions } from './search.ts';

const docOf = (...lines: string[]) =>
  schema.node(
    'doc',
    null,
    lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)])),
  );

function found(doc: ReturnType<typeof docOf>, query: string, options: Partial<SearchOptions> = {}): string[] {
  const search = createSearch(query, { isCaseSensitive: false, isWholeWord: false, ...options });
  if (search === null) return [];
  const steps = findAllMatches(doc, search);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.map(({ from, to }) => `${from}:${doc.textBetween(from, to)}`);
}

it.each<[string, Partial<SearchOptions>, string[]]>([
  ['boat', {}, ['5:Boat', '23:boat', '33:boat']],
  ['boat', { isCaseSensitive: true }, ['23:boat', '33:boat']],
  ['boat', { isWholeWord: true }, ['5:Boat', '23:boat']],
  ['boats', { isWholeWord: true }, ['33:boats']],
  ["o'clock", {}, ['40:o’clock']],
  ['"', {}, ['48:“', '53:”']],
  ['.', {}, ['54:.']],
  ['über', {}, ['49:Über']],
  ['', {}, []],
  ['whale', {}, []],
])('a search for "%s" with %j finds %j', (query, options, expected) => {
  const doc = docOf('The Boat is here', 'The boat, and boats: o’clock “Über”.');
  expect(found(doc, query, options)).toEqual(expected);
});
it('a search finds text across runs of different formatting', () => {
  const bold = schema.marks.bold?.create();
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [
      schema.text('har'),
      schema.text('bo', bold ? [bold] : []),
      schema.text('ur'),
    ]),
  ]);
  expect(found(doc, 'harbour')).toEqual(['1:harbour']);
});
it('a search finds no match across a picture or a paragraph end', () => {
  expect(found(docOf('har', 'bour'), 'harbour')).toEqual([]);
});

describe('the next match', () => {
  const matches = [
    { from: 5, to: 9 },
    { from: 20, to: 24 },
    { from: 40, to: 44 },
  ];
  it.each<[number, number, 1 | -1, number]>([
    [1, 1, 1, 0],
    [5, 9, 1, 1],
    [40, 44, 1, 0],
    [20, 24, -1, 0],
    [5, 9, -1, 2],
  ])('the next match from %i–%i by %i is number %i', (from, to, direction, expected) => {
    expect(findNextMatch(matches, { from, to }, direction)).toBe(expected);
  });
  it('the next match is null where nothing was found', () => {
    expect(findNextMatch([], { from: 1, to: 1 }, 1)).toBe(-1);
  });
});
