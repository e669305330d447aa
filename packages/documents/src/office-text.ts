import type { ZipCodec } from './codec.ts';
import { listTargets, readAttribute, readPartRelationships } from './listed-parts.ts';
import type { OfficeKind } from './office-kind.ts';
import { createPartReader, type ReadPart } from './opc-targets.ts';
import { decodeEntities } from './xml-entities.ts';
import { readParagraphs, sharedStrings, tokenize } from './xml-tokens.ts';
import { readZip } from './zip-read.ts';

/**
 * The text of a spreadsheet, presentation or drawing, in the order of its sheets and pages, one line per cell and paragraph, without formatting and
 * position. For formula cells the formula, not the result. Linear in the unpacked parts; throws a DocumentError for unreadable files.
 */
export function extractOfficeText(bytes: Uint8Array, kind: OfficeKind, codec: ZipCodec): string {
  return readLines(kind, createPartReader(readZip(bytes), codec)).join('\n');
}

function readLines(kind: OfficeKind, part: ReadPart): string[] {
  switch (kind) {
    case 'xlsx':
    case 'xltx':
      return sheetLines(part);
    case 'pptx':
    case 'potx':
      return slideLines(part);
    default:
      return readParagraphs(part('content.xml'), /^text:(p|h)$/);
  }
}

function sheetLines(part: ReadPart): string[] {
  const shared = sharedStrings(part('xl/sharedStrings.xml'));
  const sheets = listTargets(part, { list: 'xl/workbook.xml', item: /<sheet\s[^<>]*>/g });
  return sheets.flatMap(({ name, target }) => [name, ...cellLines(part(target), shared)]);
}

function cellLines(xml: string, shared: readonly string[]): string[] {
  const lines: string[] = [];
  let reference = '';
  let type = '';
  let value = '';
  let formula = '';
  let isFormula = false;
  for (const { name, isClose, isOpen, attributes, text } of tokenize(xml)) {
    if (name === '') {
      if (isFormula) formula += text;
      else value += text;
    } else if (name === 'c' && !isClose) {
      reference = readAttribute(attributes, 'r');
      type = readAttribute(attributes, 't');
      value = '';
      formula = '';
    } else if (name === 'f') {
      isFormula = isOpen;
      // A shared formula is written only in its first cell.
      if (!isClose) formula = `=${readAttribute(attributes, 'si')}`;
    } else if (name === 'c') {
      const words = type === 's' ? (shared[Number(value)] ?? '') : decodeEntities(value);
      const content = formula === '' ? words : decodeEntities(formula);
      if (content !== '') lines.push(`${reference}\t${content}`);
    }
  }
  return lines;
}

function slideLines(part: ReadPart): string[] {
  const slides = listTargets(part, { list: 'ppt/presentation.xml', item: /<p:sldId\s[^<>]*>/g });
  return slides.flatMap(({ target }) => {
    const notes = readPartRelationships(part, target).find(({ type }) => type.endsWith('/notesSlide'));
    const parts = notes === undefined ? [target] : [target, notes.target];
    return ['\f', ...parts.flatMap((name) => readParagraphs(part(name), /^a:p$/))];
  });
}
