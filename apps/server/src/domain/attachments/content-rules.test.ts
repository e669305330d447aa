import { fflateCodec, packEntry, writeZip } from '@redraft/documents';
import { expect, it } from 'vitest';
import { officeFile } from '../../testing/office-files.ts';
import { headLength, isWhatItSays, tailLength } from './content-rules.ts';
import { zipNames } from './zip-names.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const ends = (bytes: Uint8Array) => ({
  head: bytes.subarray(0, headLength),
  tail: bytes.subarray(Math.max(0, bytes.length - tailLength)),
});
const zipOf = (...names: string[]) =>
  writeZip(names.map((name) => packEntry({ name, content: bytesOf('x'), codec: fflateCodec })));
const openDocument = (kind: string) =>
  bytesOf(`PK\u0003\u0004${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.${kind}PK`);

const macros = zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin');

it.each<[string, Uint8Array]>([
  ['photo.png', bytesOf('\u0089PNG\r\n\u001a\n....')],
  ['photo.JPG', bytesOf('\u00ff\u00d8\u00ff\u00e0')],
  ['moving.gif', bytesOf('GIF89a')],
  ['photo.webp', bytesOf('RIFF1234WEBPVP8 ')],
  ['scan.tif', bytesOf('II*\0')],
  ['photo.heic', bytesOf('\0\0\0\u0018ftypheic')],
  ['paper.pdf', bytesOf('\r\n%PDF-1.7')],
  ['text.docx', officeFile('docx')],
  ['table.xlsx', officeFile('xlsx')],
  ['slides.pptx', officeFile('pptx')],
  ['text.odt', openDocument('text')],
  ['table.ods', openDocument('spreadsheet')],
  ['slides.odp', openDocument('presentation')],
  ['packed.zip', zipOf('a.txt')],
  ['packed.rar', bytesOf('Rar!\u001a\u0007\u0001\0')],
])('an attachment is accepted as %s', (name, bytes) => {
  expect(isWhatItSays(name, ends(bytes))).toBe(true);
});

it.each<[string, string, Uint8Array]>([
  ['a program', 'setup.exe', bytesOf('MZ')],
  ['a program named as a paper', 'paper.pdf', bytesOf('MZ')],
  ['a page', 'page.html', bytesOf('<html>')],
  ['a drawing that may hold a script', 'drawing.svg', bytesOf('<svg>')],
  ['a table named as a text', 'text.docx', officeFile('xlsx')],
  ['a packed file named as a text', 'text.docx', zipOf('a.txt')],
  ['a text with macros', 'text.docx', macros],
  ['a text that is cut off', 'text.docx', officeFile('docx').subarray(0, 200)],
  ['a text without an ending', 'text', officeFile('docx')],
  ['an empty file', 'photo.png', new Uint8Array()],
  ['an empty text', 'text.docx', new Uint8Array()],
])('an attachment is refused if it is %s', (_what, name, bytes) => {
  expect(isWhatItSays(name, ends(bytes))).toBe(false);
});

it('the names in a zip file are read from its end only', () => {
  const bytes = zipOf('a.txt', 'ü/b.txt');
  expect(zipNames(bytes)).toEqual(['a.txt', 'ü/b.txt']);
});
it('the names in a zip file are unknown if its directory starts before the given bytes', () => {
  const bytes = zipOf('a.txt', 'b.txt');
  expect(zipNames(bytes.subarray(bytes.length - 60))).toBeNull();
});
