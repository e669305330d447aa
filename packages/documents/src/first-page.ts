import type { ZipCodec } from './codec.ts';
import { readDocxBeginning } from './docx-text.ts';
import type { OfficeKind } from './office-kind.ts';
import { findFirstTarget, type ReadPart, resolveTarget } from './opc-targets.ts';
import { firstSheetRows } from './sheet-rows.ts';
import { readParagraphs } from './xml-tokens.ts';
import { inflateEntry, readZip, type ZipEntry } from './zip-read.ts';

/** The beginning of a file, as far as it is needed for a thumbnail. */
export type FirstPage =
  | { kind: 'text'; lines: string[] }
  | { kind: 'sheet'; rows: string[][] }
  | { kind: 'slide'; title: string; lines: string[] }
  | { kind: 'drawing' };

/** Bytes read from a part, however large it is. */
const maxPartBytes = 256 * 1024;
export const maxLines = 40;
export const maxRows = 14;
export const maxColumns = 5;

const decoder = new TextDecoder();

/** The content of the first page, sheet or slide. Throws a DocumentError for unreadable files. */
export function readFirstPage(bytes: Uint8Array, kind: OfficeKind, codec: ZipCodec): FirstPage {
  const entries = readZip(bytes);
  const part: ReadPart = (name) => decoder.decode(readPart(entries, name, codec));
  switch (kind) {
    case 'docx':
    case 'dotx':
      return {
        kind: 'text',
        lines: firstLines(readDocxBeginning(readPart(entries, 'word/document.xml', codec))),
      };
    case 'odt':
    case 'ott':
      return {
        kind: 'text',
        lines: readParagraphs(part('content.xml'), /^text:(p|h)$/, maxLines),
      };
    case 'xlsx':
    case 'xltx':
      return {
        kind: 'sheet',
        rows: trimCells(firstSheetRows(entries, part, { rows: maxRows, columns: maxColumns })),
      };
    case 'pptx':
    case 'potx':
      return readSlide(entries, part);
    default:
      return { kind: 'drawing' };
  }
}

function readPart(entries: readonly ZipEntry[], name: string, codec: ZipCodec): Uint8Array {
  const entry = entries.find((candidate) => candidate.name === name);
  return entry ? inflateEntry(entry, codec).subarray(0, maxPartBytes) : new Uint8Array();
}

/** Trims the text of each cell. */
function trimCells(rows: string[][]): string[][] {
  return Array.from({ length: maxRows }, (_, index) => (rows[index] ?? []).map((text) => text.trim()));
}

function firstLines(text: string): string[] {
  return text.split('\n', maxLines);
}

function readSlide(entries: readonly ZipEntry[], part: ReadPart): FirstPage {
  const target = findFirstTarget(part, {
    name: 'ppt/presentation.xml',
    rels: 'ppt/_rels/presentation.xml.rels',
    item: /<p:sldId\s[^<>]*>/,
  });
  const fallback = entries.find(({ name }) => /^ppt\/slides\/[^/]+\.xml$/.test(name))?.name ?? '';
  const xml = part(resolveTarget('ppt', target, fallback));
  let title = '';
  const lines: string[] = [];
  for (const shape of xml.split('<p:sp>').slice(1)) {
    const texts = readParagraphs(shape, /^a:p$/, maxLines).filter((line) => line.trim() !== '');
    if (title === '' && /<p:ph\s[^<>]*type="(title|ctrTitle)"/.test(shape)) title = texts.join(' ');
    else lines.push(...texts);
  }
  return { kind: 'slide', title, lines: lines.slice(0, maxLines) };
}
