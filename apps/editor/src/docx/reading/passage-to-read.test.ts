import { expect, it } from 'vitest';
import { documentOf, p, stateOf } from '../document/testing/document-of.ts';
import { findPassageToRead } from './passage-to-read.ts';

const document = await documentOf(`${p('One two')}${p('three')}${p('')}`);

it.each([
  ['selected words', 'two', 'two'],
  ['from the caret on', 'One|', 'two three'],
  ['from the start of a paragraph', '|three', 'three'],
  ['everything if nothing follows the caret', 'three|', 'One two three'],
])('%s are read aloud', (_, marked, expected) => {
  const state = stateOf(document, marked);
  const { from, to } = findPassageToRead(state);
  expect(state.doc.textBetween(from, to, ' ').trim()).toBe(expected);
});
