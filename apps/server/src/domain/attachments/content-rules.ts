import { type AttachmentFormat, attachmentFormatOf } from '@redraft/contracts';
import { zipNames } from './zip-names.ts';

/** Bytes at the beginning and at the end of a file by which it is told what it is. */
export interface Ends {
  head: Uint8Array;
  tail: Uint8Array;
}
export const headLength = 4096;
/** A packed file has the list of what is in it at its end. */
export const tailLength = 256 * 1024;

/** Each byte as the character of its number. */
const bytesAsText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Whether a file is what its name says. Programs go by one or the other: a program named .pdf and a text document named .zip.pdf are refused
 * alike. Macros would run on the machine of whoever opens the file.
 */
export function isWhatItSays(name: string, ends: Ends): boolean {
  const format = attachmentFormatOf(name);
  return format !== null && tests[format](ends);
}

const begins =
  (...starts: readonly string[]) =>
  ({ head }: Ends) =>
    starts.some((start) => bytesAsText(head.subarray(0, start.length)) === start);
const within = (from: number, texts: readonly string[], { head }: Ends) =>
  texts.some((text) => bytesAsText(head.subarray(from, from + text.length)) === text);

const isZip = begins('PK\u0003\u0004', 'PK\u0005\u0006');

/** A packed file with a list of its parts in it that is a document of Office, without macros. */
function holds(part: string) {
  return (ends: Ends): boolean => {
    if (!isZip(ends)) return false;
    const names = zipNames(ends.tail) ?? [];
    return (
      names.includes('[Content_Types].xml') &&
      names.includes(part) &&
      !names.some((name) => /vbaProject\.bin$/i.test(name))
    );
  };
}

/** An OpenDocument file says what it is in its first part, which is not packed. */
const isOpenDocument = (kind: string) => (ends: Ends) =>
  isZip(ends) && within(30, [`mimetypeapplication/vnd.oasis.opendocument.${kind}`], ends);

const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis'];

const tests: Record<AttachmentFormat, (ends: Ends) => boolean> = {
  png: begins('\u0089PNG\r\n\u001a\n'),
  jpeg: begins('\u00ff\u00d8\u00ff'),
  gif: begins('GIF87a', 'GIF89a'),
  webp: (ends) => begins('RIFF')(ends) && within(8, ['WEBP'], ends),
  bmp: begins('BM'),
  tiff: begins('II*\u0000', 'MM\u0000*'),
  heif: (ends) => within(4, ['ftyp'], ends) && within(8, heifBrands, ends),
  // Some programs write a line before it.
  pdf: ({ head }) => bytesAsText(head.subarray(0, 1024)).includes('%PDF-'),
  docx: holds('word/document.xml'),
  xlsx: holds('xl/workbook.xml'),
  pptx: holds('ppt/presentation.xml'),
  odt: isOpenDocument('text'),
  ods: isOpenDocument('spreadsheet'),
  odp: isOpenDocument('presentation'),
  zip: isZip,
  rar: begins('Rar!\u001a\u0007'),
};
