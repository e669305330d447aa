import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import { joinWrapped, type WrappedXml, type Wrapper } from './wrapped.ts';

const createWrapper = (name: string, attributes = ''): Wrapper => ({
  identity: {},
  name,
  tag: `<${name}${attributes}>`,
});
const listWrapper = createWrapper('list', ' xml:id="one" style="L"');
const itemWrapper = createWrapper('item');
const secondItemWrapper = createWrapper('item');

it.each<[string, WrappedXml[], string]>([
  ['none', [], ''],
  ['one without wrappers', [{ wrappers: [], xml: 'a' }], 'a'],
  [
    'two in one element',
    [
      { wrappers: [itemWrapper], xml: 'a' },
      { wrappers: [itemWrapper], xml: 'b' },
    ],
    '<item>ab</item>',
  ],
  [
    'two in equal elements',
    [
      { wrappers: [itemWrapper], xml: 'a' },
      { wrappers: [secondItemWrapper], xml: 'b' },
    ],
    '<item>a</item><item>b</item>',
  ],
  [
    'two of a list',
    [
      { wrappers: [listWrapper, itemWrapper], xml: 'a' },
      { wrappers: [listWrapper, secondItemWrapper], xml: 'b' },
    ],
    '<list xml:id="one" style="L"><item>a</item><item>b</item></list>',
  ],
  [
    'a list continued after other content',
    [
      { wrappers: [listWrapper], xml: 'a' },
      { wrappers: [], xml: 'b' },
      { wrappers: [listWrapper], xml: 'c' },
    ],
    '<list xml:id="one" style="L">a</list>b<list style="L">c</list>',
  ],
])('wrapped XML is joined: %s', (_, randomParts, expected) => {
  expect(joinWrapped(randomParts)).toBe(expected);
});

it('joined XML is well-formed and keeps the order of its parts', () => {
  const wrappers = ['a', 'b', 'c'].map((name) => createWrapper(name));
  const randomParts = fc
    .array(fc.subarray(wrappers), { maxLength: 12 })
    .map((parts) => parts.map((wrappers, index): WrappedXml => ({ wrappers, xml: `<x n="${index}"/>` })));
  fc.assert(
    fc.property(randomParts, (parts) => {
      const xml = joinWrapped(parts);
      expect(readElement(`<root>${xml}</root>`)).not.toBeNull();
      const numbers = [...xml.matchAll(/<x n="(\d+)"/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(parts.map((_piece, index) => index));
    }),
  );
});
