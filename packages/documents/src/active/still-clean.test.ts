import fc from 'fast-check';
import { expect, it } from 'vitest';
import { docxFromText } from '../docx-writer.ts';
import { fflateCodec as codec } from '../fflate-codec.ts';
import { rewriteParts } from '../office-file.ts';
import { inflateEntry, readZip } from '../zip-read.ts';
import { removeActiveContent } from './remove-active-content.ts';
import { type CleanedParts, findCleanedParts, recheckCleanParts } from './still-clean.ts';

const main = 'word/document.xml';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = `<Relationship Id="rId90" Type="${types}/hyperlink" Target="https://example.org/" TargetMode="External"/>`;
const filler = '<w:p><w:r><w:t>What stands in front of all that is tried.</w:t></w:r></w:p>'.repeat(20);

/** A text document with these paragraphs and a hyperlink. */
function documentOf(body: string): Uint8Array {
  return rewriteParts({
    bytes: docxFromText('Words'),
    codec,
    rewrite: (name, read) => {
      if (name === main) return read().replace(/<w:p>.*<\/w:p>/, filler + body);
      if (name === 'word/_rels/document.xml.rels') return read().replace('</Relationships>', `${link}$&`);
      return undefined;
    },
  });
}

function mainOf(bytes: Uint8Array): Uint8Array {
  const entry = readZip(bytes).find(({ name }) => name === main);
  if (!entry) throw new Error('No main part');
  return inflateEntry(entry, codec);
}

function changeBetween(before: Uint8Array, after: Uint8Array) {
  let prefix = 0;
  const limit = Math.min(before.length, after.length);
  while (prefix < limit && before[prefix] === after[prefix]) prefix++;
  let suffix = 0;
  while (suffix < limit - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix++;
  return { name: main, before, after, prefix, suffix };
}

/** What is known after a change of text at the end, which checks the whole part once. */
function knownOf(bytes: Uint8Array): CleanedParts | null {
  const before = mainOf(bytes);
  return recheckCleanParts(findCleanedParts(readZip(bytes), codec), [
    { name: main, before, after: before, prefix: 0, suffix: 0 },
  ]);
}

/** Whether a change is recognised as harmless without checking the whole part. */
function isKnownToStay(before: string, after: string): boolean {
  const [old, next] = [documentOf(before), documentOf(after)];
  const known = knownOf(old);
  return known !== null && recheckCleanParts(known, [changeBetween(mainOf(old), mainOf(next))]) !== null;
}

const isClean = (bytes: Uint8Array) => removeActiveContent(bytes, codec) === bytes;
const run = (xml: string) => `<w:p><w:r>${xml}</w:r></w:p>`;
const text = (words: string) => run(`<w:t>${words}</w:t>`);

it.each([
  ['a word more', text('One'), text('One two')],
  ['a paragraph more', text('One'), text('One') + text('Two')],
  [
    'a word more behind a link',
    `<w:hyperlink r:id="rId90">${text('a')}</w:hyperlink>`,
    `<w:hyperlink r:id="rId90">${text('ab')}</w:hyperlink>`,
  ],
  [
    'a page number elsewhere',
    `${run('<w:instrText> PAGE </w:instrText>')}${text('a')}`,
    `${run('<w:instrText> PAGE </w:instrText>')}${text('b')}`,
  ],
])('a clean document stays clean with %s', (_what, before, after) => {
  expect(isKnownToStay(before, after)).toBe(true);
  expect(isClean(documentOf(after))).toBe(true);
});

it.each([
  ['a field that loads', text('a'), run('<w:fldSimple w:instr="INCLUDETEXT x"/>')],
  [
    'the last letter of such a field',
    run('<w:fldSimple w:instr="INCLUDETEX x"/>'),
    run('<w:fldSimple w:instr="INCLUDETEXT x"/>'),
  ],
  ['an address to load from', run('<v:imagedata/>'), run('<v:imagedata src="https://example.org/a.png"/>')],
  [
    'a picture behind what was a link',
    `<w:hyperlink w:tooltip="a>b" r:id="rId90"/>${text('a')}`,
    `<v:imagedata w:tooltip="a>b" r:id="rId90"/>${text('a')}`,
  ],
  [
    'a picture at the address of a link',
    run('<v:imagedata r:id="rId9"/>'),
    run('<v:imagedata r:id="rId90"/>'),
  ],
  [
    'words taken out of what stayed only for them',
    `<w:mailMerge><w:active/>${text('a')}<w:b/></w:mailMerge>`,
    '<w:mailMerge><w:active/><w:b/></w:mailMerge>',
  ],
  ['a declaration of a type', text('a'), '<!DOCTYPE a>'],
])('a clean document may not stay clean with %s', (_what, before, after) => {
  expect(isClean(documentOf(after))).toBe(false);
  expect(isKnownToStay(before, after)).toBe(false);
});

it('a clean document is never reported as clean where a full check removes something', () => {
  const piece = fc.constantFrom(
    text('Boats'),
    text('in the harbour'),
    '<w:p/>',
    run('<w:instrText> PAGE </w:instrText>'),
    run('<w:instrText> DDE </w:instrText>'),
    run('<w:instrText>AUTO </w:instrText>'),
    run('<w:fldChar w:fldCharType="begin"/>'),
    run('<w:fldChar w:fldCharType="separate"/>'),
    run('<w:fldChar w:fldCharType="end"/>'),
    `<w:hyperlink r:id="rId90">${text('link')}</w:hyperlink>`,
    run('<v:imagedata r:id="rId90"/>'),
    run('<v:imagedata r:id="rId1" alt="src="/>'),
    '<!-- <w:instrText> DDE -->',
    run('<w:t><![CDATA[<w:fldSimple w:instr="DDE"/>]]></w:t>'),
    '<w:mailMerge><w:active/></w:mailMerge>',
    `<w:mailMerge>${text('words')}</w:mailMerge>`,
  );
  const body = fc.array(piece, { maxLength: 8 });
  const edit = fc.record({ at: fc.nat(8), remove: fc.nat(2), add: fc.array(piece, { maxLength: 2 }) });
  fc.assert(
    fc.property(body, edit, (pieces, { at, remove, add }) => {
      const before = removeActiveContent(documentOf(pieces.join('')), codec);
      const after = documentOf(pieces.toSpliced(at, remove, ...add).join(''));
      const known = knownOf(before);
      const stays = known && recheckCleanParts(known, [changeBetween(mainOf(before), mainOf(after))]);
      if (stays) expect(isClean(after)).toBe(true);
    }),
    { numRuns: 150 },
  );
});
