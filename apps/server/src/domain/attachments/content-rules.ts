import { type AttachmentFormat, detectAttachmentFormat } from '@redraft/contracts';
import { zipNames } from './zip-names.ts';

/** The first and last bytes of a file, from which its type is detected. */
export interface FileEnds {
  head: Uint8Array;
  tail: Uint8Array;
}
export const headLength = 4096;
/** The central directory of a zip file is at its end. */
export const tailLength = 256 * 1024;

/** Each byte as the character with that code. */
const bytesAsText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Whether the content of a file matches its extension. Programs trust one or the other, so an executable named .pdf and a text document named
 * .zip.pdf are both rejected. Macros are rejected too: they could run on the reader's machine.
 */
export function isWhatItSays(name: string, ends: FileEnds): boolean {
  const format = detectAttachmentFormat(name);
  return format !== null && formatTests[format](ends);
}

const startsWith =
  (...starts: readonly string[]) =>
  ({ head }: FileEnds) =>
    starts.some((start) => bytesAsText(head.subarray(0, start.length)) === start);
const hasTextAt = (from: number, texts: readonly string[], { head }: FileEnds) =>
  texts.some((text) => bytesAsText(head.subarray(from, from + text.length)) === text);

const isZip = startsWith('PK\u0003\u0004', 'PK\u0005\u0006');

/** A zip file that contains the main part of an Office document, without macros. */
function holds(part: string) {
  return (ends: FileEnds): boolean => {
    if (!isZip(ends)) return false;
    const names = zipNames(ends.tail) ?? [];
    return (
      names.includes('[Content_Types].xml') &&
      names.includes(part) &&
      !names.some((name) => /vbaProject\.bin$/i.test(name))
    );
  };
}

/** An OpenDocument file states its type in its first entry, `mimetype`, which is not compressed. */
const isOpenDocument = (kind: string) => (ends: FileEnds) =>
  isZip(ends) && hasTextAt(30, [`mimetypeapplication/vnd.oasis.opendocument.${kind}`], ends);

const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis'];

const formatTests: Record<AttachmentFormat, (ends: FileEnds) => boolean> = {
  png: startsWith('\u0089PNG\r\n\u001a\n'),
  jpeg: startsWith('\u00ff\u00d8\u00ff'),
  gif: startsWith('GIF87a', 'GIF89a'),
  webp: (ends) => startsWith('RIFF')(ends) && hasTextAt(8, ['WEBP'], ends),
  bmp: startsWith('BM'),
  tiff: startsWith('II*\u0000', 'MM\u0000*'),
  heif: (ends) => hasTextAt(4, ['ftyp'], ends) && hasTextAt(8, heifBrands, ends),
  // Some programs write bytes before the PDF header.
  pdf: ({ head }) => bytesAsText(head.subarray(0, 1024)).includes('%PDF-'),
  docx: holds('word/document.xml'),
  xlsx: holds('xl/workbook.xml'),
  pptx: holds('ppt/presentation.xml'),
  odt: isOpenDocument('text'),
  ods: isOpenDocument('spreadsheet'),
  odp: isOpenDocument('presentation'),
  zip: isZip,
  rar: startsWith('Rar!\u001a\u0007'),
};
