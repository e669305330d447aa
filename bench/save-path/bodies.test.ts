import { textOfDocx } from '@redraft/documents';
import { expect, it } from 'vitest';
import { bodiesOfEditor, keysBetween } from './bodies.ts';

it.each([
  ['', 'a', { at: 0, del: 0, ins: 'a' }],
  ['ab', 'ab', { at: 2, del: 0, ins: '' }],
  ['aa', 'aaa', { at: 2, del: 0, ins: 'a' }],
  ['one three', 'one two three', { at: 5, del: 0, ins: 'wo t' }],
  ['over', 'or', { at: 1, del: 2, ins: '' }],
  ['one\ntwo', 'one', { at: 3, del: 4, ins: '' }],
])('the keys between two texts %j and %j are the shortest change', (before, after, keys) => {
  expect(keysBetween(before, after)).toEqual(keys);
});

it('the bodies of the editor contain the typed text, also across paragraph ends', async () => {
  const texts = ['One.', 'One.\nTwo', 'One.\nTwo.\n\nThree', 'One.\nThree', 'One. Three'];
  const stream = { name: 'A text', saves: texts.map((text, index) => ({ at: index * 1000, text })) };
  const [bodies] = await bodiesOfEditor([stream], { count: 1, versions: texts.length });
  expect(bodies?.map((body) => textOfDocx(body))).toEqual(texts);
});
