import {
  anonymizeDocument,
  docxFromText,
  fflateCodec,
  packEntry,
  readZip,
  writeZip,
} from '@redraft/documents';
import { expect, it } from 'vitest';
import { zipCodec } from '../revisions/index.ts';
import { anonymizeAttachment, anonymizeFile } from './index.ts';

/** Long enough to be processed in a worker thread. */
function longText(paragraphs: number): Uint8Array {
  const body = Array.from(
    { length: paragraphs },
    (_, index) => `<w:p><w:ins w:id="${(index * 7919) % 65_521}" w:author="Ada Quill"/></w:p>`,
  );
  const xml = `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`;
  const content = new TextEncoder().encode(xml);
  return writeZip([
    ...readZip(docxFromText('Words')).filter(({ name }) => name !== 'word/document.xml'),
    packEntry({ name: 'word/document.xml', content, codec: fflateCodec }),
  ]);
}

const full = docxFromText('Words');
const cut = full.subarray(0, full.length - 40);
const picture = (length: number) => {
  const bytes = new Uint8Array(length + 12);
  bytes.set([0xff, 0xd8, 0xff, 0xfe, 0, 5, 65, 100, 97, 0xff, 0xda, 0, 2]);
  bytes.set([0xff, 0xd9], length + 10);
  return bytes;
};

it.each([
  ['at once', 10],
  ['in a thread of its own, if it is long', 8000],
])('an anonymised file is created %s, with the same content', async (_how, paragraphs) => {
  const bytes = longText(paragraphs);
  const expected = anonymizeDocument(bytes, { alias: 'Author', codec: zipCodec });
  expect(Buffer.from(await anonymizeFile(bytes, 'Author'))).toEqual(Buffer.from(expected));
});

it('a file that cannot be anonymised is refused', async () => {
  await expect(anonymizeFile(cut, 'Author')).rejects.toMatchObject({ status: 503 });
});

it.each([
  ['a short picture', 20],
  ['a long picture', 400_000],
])('an anonymised attachment is %s without metadata', async (_what, length) => {
  const cleaned = await anonymizeAttachment(picture(length), { fileName: 'a.jpg', alias: 'Author' });
  expect([cleaned.length, cleaned[3]]).toEqual([length + 5, 0xda]);
});

it('an anonymised attachment is an office file with one pseudonym', async () => {
  const bytes = longText(10);
  const cleaned = await anonymizeAttachment(bytes, { fileName: 'Notes.DOCX', alias: 'Author' });
  expect(Buffer.from(cleaned)).toEqual(Buffer.from(await anonymizeFile(bytes, 'Author')));
});

it.each([
  ['cannot be read', 'a.docx', cut],
  ['is of another kind', 'a.pdf', new TextEncoder().encode('%PDF-1.7')],
  ['is packed by its student', 'a.zip', longText(10)],
])('an attachment is unchanged if it %s', async (_why, fileName, bytes) => {
  expect(await anonymizeAttachment(bytes, { fileName, alias: 'Author' })).toBe(bytes);
});
