import { expect, it } from 'vitest';
import { removeComments } from './comments.ts';
import { docxFromText } from './docx-writer.ts';
import { fflateCodec } from './fflate-codec.ts';
import { inflateEntry, readZip } from './zip-read.ts';
import { packEntry, writeZip } from './zip-write.ts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A part of a docx after its comments are removed. */
function cleaned(name: string, xml: string): string {
  const part = packEntry({ name, content: encoder.encode(xml), codec: fflateCodec });
  const others = readZip(docxFromText('A')).filter((entry) => entry.name !== name);
  const entries = readZip(removeComments(writeZip([...others, part])));
  const found = entries.find((entry) => entry.name === name);
  return found ? decoder.decode(inflateEntry(found, fflateCodec)) : '';
}

const inBody = (xml: string) => cleaned('word/document.xml', xml);
const inRels = (xml: string) => cleaned('word/_rels/document.xml.rels', xml);
const reference = '<w:commentReference w:id="0"/>';

it.each([
  ['the mark of one and its run', `<w:r><w:rPr><w:b/></w:rPr>${reference}</w:r>x`, 'x'],
  [
    'the mark alone, where its run holds more',
    `<w:r><w:t>a</w:t>${reference}</w:r>`,
    '<w:r><w:t>a</w:t></w:r>',
  ],
  ['what it is about, not its words', '<w:commentRangeStart w:id="0"/>a<w:commentRangeEnd w:id="0"/>', 'a'],
  [
    'nothing that is said in passing',
    `<w:commentRangeEnd/><!-- <w:r>${reference}</w:r> -->`,
    `<!-- <w:r>${reference}</w:r> -->`,
  ],
])('removing comments removes %s', (_what, xml, left) => {
  expect(inBody(xml)).toBe(left);
});

it('removing comments removes their relationships, and no others', () => {
  const kept = '<Relationship Id="a" Target="styles.xml"/>';
  const gone = '<Relationship Id="b" Target="comments.xml"></Relationship>';
  expect(inRels(`<Relationships>${gone}${kept}</Relationships>`)).toBe(
    `<Relationships>${kept}</Relationships>`,
  );
});

it.each([
  ['relationships', () => inRels('<Relationship Target="comments.xml" '.repeat(20_000))],
  ['runs', () => inBody(`${reference}${'<w:r><w:rPr>'.repeat(20_000)}`)],
  ['marks', () => inBody(`<w:r>${'<w:commentReference '.repeat(20_000)}`)],
])(
  'removing comments ends in one pass where %s never end',
  (_what, remove) => {
    expect(remove()).not.toBe('');
  },
  1000,
);
