import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import { foldWrappers, type Wrapped, type Wrapper } from './wrapped.ts';

const wrapper = (name: string, attributes = ''): Wrapper => ({
  mark: {},
  name,
  tag: `<${name}${attributes}>`,
});
const list = wrapper('list', ' xml:id="one" style="L"');
const item = wrapper('item');
const other = wrapper('item');

it.each<[string, Wrapped[], string]>([
  ['none', [], ''],
  ['a bare one', [{ around: [], xml: 'a' }], 'a'],
  [
    'two in one element',
    [
      { around: [item], xml: 'a' },
      { around: [item], xml: 'b' },
    ],
    '<item>ab</item>',
  ],
  [
    'two in elements that look alike',
    [
      { around: [item], xml: 'a' },
      { around: [other], xml: 'b' },
    ],
    '<item>a</item><item>b</item>',
  ],
  [
    'two of a list',
    [
      { around: [list, item], xml: 'a' },
      { around: [list, other], xml: 'b' },
    ],
    '<list xml:id="one" style="L"><item>a</item><item>b</item></list>',
  ],
  [
    'a list that goes on behind something else',
    [
      { around: [list], xml: 'a' },
      { around: [], xml: 'b' },
      { around: [list], xml: 'c' },
    ],
    '<list xml:id="one" style="L">a</list>b<list style="L">c</list>',
  ],
])('pieces with elements around them come as one text: %s', (_, pieces, expected) => {
  expect(foldWrappers(pieces)).toBe(expected);
});

it('pieces with elements around them stand in that which is around them, in their order, whatever it is', () => {
  const wrappers = ['a', 'b', 'c'].map((name) => wrapper(name));
  const pieces = fc
    .array(fc.subarray(wrappers), { maxLength: 12 })
    .map((all) => all.map((around, index): Wrapped => ({ around, xml: `<x n="${index}"/>` })));
  fc.assert(
    fc.property(pieces, (all) => {
      const xml = foldWrappers(all);
      expect(readElement(`<root>${xml}</root>`)).not.toBeNull();
      const numbers = [...xml.matchAll(/<x n="(\d+)"/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(all.map((_piece, index) => index));
    }),
  );
});
