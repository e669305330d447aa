import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../../xml/element.ts';
import { joinWrapped, type WrappedXml, type Wrapper } from './wrapped.ts';

const wrapper = (name: string, attributes = ''): Wrapper => ({
  identity: {},
  name,
  tag: `<${name}${attributes}>`,
});
const list = wrapper('list', ' xml:id="one" style="L"');
const item = wrapper('item');
const other = wrapper('item');

it.each<[string, WrappedXml[], string]>([
  ['none', [], ''],
  ['one without wrappers', [{ wrappers: [], xml: 'a' }], 'a'],
  [
    'two in one element',
    [
      { wrappers: [item], xml: 'a' },
      { wrappers: [item], xml: 'b' },
    ],
    '<item>ab</item>',
  ],
  [
    'two in equal elements',
    [
      { wrappers: [item], xml: 'a' },
      { wrappers: [other], xml: 'b' },
    ],
    '<item>a</item><item>b</item>',
  ],
  [
    'two of a list',
    [
      { wrappers: [list, item], xml: 'a' },
      { wrappers: [list, other], xml: 'b' },
    ],
    '<list xml:id="one" style="L"><item>a</item><item>b</item></list>',
  ],
  [
    'a list continued after other content',
    [
      { wrappers: [list], xml: 'a' },
      { wrappers: [], xml: 'b' },
      { wrappers: [list], xml: 'c' },
    ],
    '<list xml:id="one" style="L">a</list>b<list style="L">c</list>',
  ],
])('wrapped XML is joined: %s', (_, pieces, expected) => {
  expect(joinWrapped(pieces)).toBe(expected);
});

it('joined XML is well-formed and keeps the order of its parts', () => {
  const wrappers = ['a', 'b', 'c'].map((name) => wrapper(name));
  const pieces = fc
    .array(fc.subarray(wrappers), { maxLength: 12 })
    .map((all) => all.map((wrappers, index): WrappedXml => ({ wrappers, xml: `<x n="${index}"/>` })));
  fc.assert(
    fc.property(pieces, (all) => {
      const xml = joinWrapped(all);
      expect(readElement(`<root>${xml}</root>`)).not.toBeNull();
      const numbers = [...xml.matchAll(/<x n="(\d+)"/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(all.map((_piece, index) => index));
    }),
  );
});
