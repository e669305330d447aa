import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readElement } from '../../xml/element.ts';
import {
  decodeContent,
  decodeEscapes,
  encodePlainAttribute,
  escapeXmlAttribute,
  escapeXmlText,
  getLocalName,
  getPrefix,
  readAttribute,
  readFlag,
  readNumber,
  readRelationshipId,
} from './xml-text.ts';

it.each([
  ['<c r="B2" s="1">', 'r', 'B2'],
  ['<c r="B2" s="1">', 's', '1'],
  ["<c r = 'B2'>", 'r', 'B2'],
  ['<c\nr="B2">', 'r', 'B2'],
  ['<c ref="x" r="B2">', 'r', 'B2'],
  ['<c xr:r="x" r="B2">', 'r', 'B2'],
  ['<c t="r=1" r="B2">', 'r', 'B2'],
  ['<c name="&lt;a&amp;b&gt;">', 'name', '<a&b>'],
  ['<c r="">', 'r', ''],
  ['<c ref="x">', 'r', null],
  ['<c xr="1"/>', 'r', null],
  ['<r>', 'r', null],
])('in the tag %j the attribute %s is %j', (tag, name, expected) => {
  expect(readAttribute(tag, name)).toBe(expected);
});

it.each([
  ['<sheet name="A" sheetId="1" r:id="rId7"/>', 'id', 'rId7'],
  ["<c:chart id='1' rel:id = 'rId2'/>", 'id', 'rId2'],
  ['<a:blip r:link="rId1" r:embed="rId3"/>', 'embed', 'rId3'],
  ['<sheet id="rId1"/>', 'id', ''],
])('in the tag %j the relationship of %s is %j', (tag, name, expected) => {
  expect(readRelationshipId(tag, name)).toBe(expected);
});

it.each([
  ['1.5', 1.5],
  ['-3', -3],
  ['1e3', 1000],
  ['', null],
  [' ', null],
  ['many', null],
  ['Infinity', null],
])('the attribute value %j is read as the number %j', (value, expected) => {
  expect(readNumber(`<c n="${value}">`, 'n')).toBe(expected);
});

it.each([
  ['1', true],
  ['true', true],
  ['on', true],
  ['0', false],
  ['false', false],
  ['TRUE', false],
  ['', false],
])('the attribute value %j is read as the flag %j', (value, expected) => {
  expect([readFlag(`<c f="${value}">`, 'f'), readFlag('<c>', 'f')]).toEqual([expected, false]);
});

it.each([
  ['a &amp; b', 'a & b'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['<![CDATA[a & <b>]]>', 'a & <b>'],
  ['x<![CDATA[&amp;]]>&amp;<!-- no -->y', 'x&amp;&y'],
  ['&#128512;&#xE4;', '😀ä'],
])('the content %j is decoded to %j', (xml, expected) => {
  expect(decodeContent(xml)).toBe(expected);
});

it.each([
  ['_x0041_', 'A'],
  ['_x005F_x0041_', '_x0041_'],
  ['_x41_', '_x41_'],
])('the escaped text %j is decoded to %j', (text, expected) => {
  expect(decodeEscapes(text)).toBe(expected);
});

it.each([
  ['x:c', 'x:', 'c'],
  ['c', '', 'c'],
])('the element %s has the prefix %j and the local name %s', (name, prefix, localName) => {
  expect([getPrefix(name), getLocalName(name)]).toEqual([prefix, localName]);
});

it.each([
  ['bell \u0007', 'bell _x0007_'],
  ['return \r', 'return _x000D_'],
  ['_x0041_', '_x005F_x0041_'],
  ['_x41_', '_x41_'],
  ['half \ud83d', 'half _xD83D_'],
  ['whole 😀', 'whole 😀'],
  ['one\n\ttwo', 'one\n\ttwo'],
  ['\uffff', '_xFFFF_'],
  ['a < b', 'a &lt; b'],
  ['_x0041\u0007', '_x005F_x0041_x0007_'],
])('the text %j is written as %j', (text, expected) => {
  expect(escapeXmlText(text)).toBe(expected);
});

it('any text survives writing and reading', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(
      '_',
      'x',
      '_x',
      '0041',
      '_x0041',
      '_x005F_',
      '\u0007',
      '\r',
      '\ud83d',
      '\ude00',
      '&',
      '<',
      ']]>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      expect(readElement(`<t>${escapeXmlText(text)}</t>`)).not.toBeNull();
      expect(decodeEscapes(decodeContent(escapeXmlText(text)))).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

it.each(['one\r\n\ttwo', '"_x0041_" & <\u000b>', 'half \ud83d', ' '])(
  'the attribute %j survives writing and reading',
  (text) => {
    const attribute = escapeXmlAttribute(text);
    expect(attribute).not.toMatch(/["\t\n\r\v]/);
    expect(decodeEscapes(readAttribute(`<a val="${attribute}"/>`, 'val') ?? '')).toBe(text);
  },
);

it('text that has no escapes loses only what XML cannot contain', () => {
  expect(encodePlainAttribute('"one"\n\u000btwo & \uffff')).toBe('&quot;one&quot;&#10;two &amp; ');
});
