import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAddress } from '../workbook/area.ts';
import { type CellAttributes, readCellAttributes } from './read-cell-attributes.ts';
import { readAttribute, readNumber } from './xml-text.ts';

/** In a row with another cell after it. */
const readTag = (tag: string): CellAttributes =>
  readCellAttributes(`${tag}<c r="ZZ9" s="99" t="e" cm="1"/>`, {
    start: 0,
    nameEnd: /^<[\w:]+/.exec(tag)?.[0].length ?? 0,
    end: tag.length,
  });

it.each<[tag: string, expected: Partial<CellAttributes>]>([
  ['<c r="A1">', { column: 0 }],
  ['<c r="AB12" s="3" t="s"/>', { column: 27, style: 3, type: 's' }],
  ['<x:c r="C7" s="10"/>', { column: 2, style: 10 }],
  ['<c/>', {}],
  ['<c />', {}],
  ['<c r="A1" s="1" />', { column: 0, style: 1 }],
  ['<c r="A1" s="1" t="s" >', { column: 0, style: 1, type: 's' }],
  ['<c  r="B2" >', { column: 1 }],
  ['<c\nr="B2"\ts="4">', { column: 1, style: 4 }],
  [`<c r='B2' t='str'>`, { column: 1, type: 'str' }],
  ['<c r = "B2">', { column: 1 }],
  ['<c s="2" r="D1048576">', { column: 3, style: 2 }],
  ['<c r="D1048577">', {}],
  ['<c r="A0">', {}],
  ['<c r="b2">', { column: 1 }],
  ['<c r="B2" cm="1" t="n">', { column: 1, metadata: 1 }],
  ['<c r="B2" vm="1" ph="1">', { column: 1 }],
  ['<c r="B&#50;">', { column: 1 }],
])('the attributes of %s are read', (tag, expected) => {
  expect(readTag(tag)).toEqual({ column: null, style: 0, type: 'n', metadata: null, ...expected });
});

const spaces = fc.constantFrom(' ', '  ', '\n', '\t ');
const attribute = fc
  .tuple(
    spaces,
    fc.constantFrom('r', 's', 't', 'cm', 'vm', 'x:r'),
    fc.constantFrom('=', ' =', '= '),
    fc.constantFrom('A1', 'XFD9', 'XFE1', 'AAAA1', '12', '0', '1.5', '-1', 's', 'e', '', 'B&#49;', '$C$3'),
    fc.constantFrom('"', "'"),
  )
  .map(([space, name, equals, value, quote]) => ({
    name,
    text: `${space}${name}${equals}${quote}${value}${quote}`,
  }));
const tags = fc
  .tuple(
    fc.constantFrom('c', 'x:c'),
    fc.uniqueArray(attribute, { selector: ({ name }) => name.replace('x:r', 'r'), maxLength: 5 }),
    fc.constantFrom('>', '/>', ' >'),
  )
  .map(([name, attributes, end]) => `<${name}${attributes.map(({ text }) => text).join('')}${end}`);

it('the attributes of any tag are the same as readAttribute and readNumber give for each', () => {
  fc.assert(
    fc.property(tags, (tag) => {
      expect(readTag(tag)).toEqual({
        column: parseAddress(readAttribute(tag, 'r') ?? '')?.column ?? null,
        style: readNumber(tag, 's') ?? 0,
        type: readAttribute(tag, 't') ?? 'n',
        metadata: readNumber(tag, 'cm'),
      });
    }),
    { numRuns: 2000 },
  );
});
