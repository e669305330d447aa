import type { ZipCodec } from './codec.ts';
import { readDocxBeginning } from './docx-text.ts';
import type { OfficeKind } from './office-kind.ts';
import { readRelationships } from './relationships.ts';
import { decodeEntities } from './xml-entities.ts';
import { paragraphsOf, sharedStrings, tokensOf } from './xml-tokens.ts';
import { inflateEntry, readZip, type ZipEntry } from './zip-read.ts';

/** What the beginning of a file says, as far as a picture of its first page needs it. */
export type FirstPage =
  | { kind: 'text'; lines: string[] }
  | { kind: 'sheet'; rows: string[][] }
  | { kind: 'slide'; title: string; lines: string[] }
  | { kind: 'drawing' };

/** A page is read from this much of a part, however large it is. */
const readBytes = 256 * 1024;
export const maxLines = 40;
export const maxRows = 14;
export const maxColumns = 5;

const decoder = new TextDecoder();

/** The content of the first page, sheet or slide. Throws a DocumentError for what cannot be read. */
export function readFirstPage(bytes: Uint8Array, kind: OfficeKind, codec: ZipCodec): FirstPage {
  const entries = readZip(bytes);
  const part = (name: string) => partOf(entries, name, codec);
  switch (kind) {
    case 'docx':
    case 'dotx':
      return { kind: 'text', lines: firstLines(readDocxBeginning(part('word/document.xml'))) };
    case 'odt':
    case 'ott':
      return {
        kind: 'text',
        lines: paragraphsOf(decoder.decode(part('content.xml')), /^text:(p|h)$/, maxLines),
      };
    case 'xlsx':
    case 'xltx':
      return { kind: 'sheet', rows: rowsOf(entries, part) };
    case 'pptx':
    case 'potx':
      return slideOf(entries, part);
    default:
      return { kind: 'drawing' };
  }
}

type ReadPart = (name: string) => Uint8Array;

function partOf(entries: readonly ZipEntry[], name: string, codec: ZipCodec): Uint8Array {
  const entry = entries.find((candidate) => candidate.name === name);
  return entry ? inflateEntry(entry, codec).subarray(0, readBytes) : new Uint8Array();
}

function firstLines(text: string): string[] {
  return text.split('\n', maxLines);
}

/** The part that a list names first, through the relationships of its own part. */
function firstTarget(part: ReadPart, list: { name: string; rels: string; item: RegExp }): string | null {
  const item = list.item.exec(decoder.decode(part(list.name)))?.[0];
  const id = item && /r:id="([^"<>]*)"/.exec(item)?.[1];
  if (!id) return null;
  const relationships = readRelationships(decoder.decode(part(list.rels)));
  return relationships.find((one) => one.id === id)?.target ?? null;
}

function resolve(folder: string, target: string | null, fallback: string): string {
  if (target === null) return fallback;
  return target.startsWith('/') ? target.slice(1) : `${folder}/${target}`;
}

function rowsOf(entries: readonly ZipEntry[], part: ReadPart): string[][] {
  const target = firstTarget(part, {
    name: 'xl/workbook.xml',
    rels: 'xl/_rels/workbook.xml.rels',
    item: /<sheet\s[^<>]*>/,
  });
  const fallback = entries.find(({ name }) => name.startsWith('xl/worksheets/'))?.name ?? '';
  const shared = sharedStrings(decoder.decode(part('xl/sharedStrings.xml')));
  const rows: string[][] = Array.from({ length: maxRows }, () => []);
  let cell: { row: number; column: number; type: string } | null = null;
  let value = '';
  for (const token of tokensOf(decoder.decode(part(resolve('xl', target, fallback))))) {
    if (token.name === '') value += token.text;
    else if (token.name === 'c' && !token.isClose) {
      cell = placeOf(token.attributes);
      value = '';
    } else if (token.name === 'f') value = '';
    else if (token.name === 'c' && cell) {
      const row = rows[cell.row];
      const text = cell.type === 's' ? (shared[Number(value)] ?? '') : decodeEntities(value);
      if (row && cell.column < maxColumns) row[cell.column] = text.trim();
      if (cell.row >= maxRows) break;
      cell = null;
    }
  }
  return rows.map((row) => Array.from(row, (text) => text ?? ''));
}

function placeOf(attributes: string): { row: number; column: number; type: string } | null {
  const [, letters, digits] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(attributes) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column, type: /\st="(\w+)"/.exec(attributes)?.[1] ?? '' };
}

function slideOf(entries: readonly ZipEntry[], part: ReadPart): FirstPage {
  const target = firstTarget(part, {
    name: 'ppt/presentation.xml',
    rels: 'ppt/_rels/presentation.xml.rels',
    item: /<p:sldId\s[^<>]*>/,
  });
  const fallback = entries.find(({ name }) => /^ppt\/slides\/[^/]+\.xml$/.test(name))?.name ?? '';
  const xml = decoder.decode(part(resolve('ppt', target, fallback)));
  let title = '';
  const lines: string[] = [];
  for (const shape of xml.split('<p:sp>').slice(1)) {
    const texts = paragraphsOf(shape, /^a:p$/, maxLines).filter((line) => line.trim() !== '');
    if (title === '' && /<p:ph\s[^<>]*type="(title|ctrTitle)"/.test(shape)) title = texts.join(' ');
    else lines.push(...texts);
  }
  return { kind: 'slide', title, lines: lines.slice(0, maxLines) };
}
