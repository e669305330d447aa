import { parseAddress } from '../workbook/area.ts';
import { lastColumn } from '../workbook/workbook.ts';
import { readAttribute, readNumber } from './xml-text.ts';

/** The attributes of a cell that are shown. */
export interface CellAttributes {
  /** Null if the cell has no valid address. */
  column: number | null;
  style: number;
  type: string;
  metadata: number | null;
}

const space = 32;
const quote = 34;

/**
 * Reads the tag of a cell in one pass: a workbook can have a million of them. Tags that are not written as all programs do, with one space before
 * each attribute and double quotation marks, are read like any other.
 */
export function readCellAttributes(
  xml: string,
  { start, nameEnd, end }: { start: number; nameEnd: number; end: number },
): CellAttributes {
  const found: CellAttributes = { column: null, style: 0, type: 'n', metadata: null };
  let at = nameEnd;
  while (!isTagEnd(xml.charCodeAt(at))) {
    if (xml.charCodeAt(at) === space && isTagEnd(xml.charCodeAt(at + 1))) return found;
    const equals = xml.indexOf('=', at);
    const valueEnd = xml.indexOf('"', equals + 2);
    const isPlain =
      equals < end &&
      valueEnd < end &&
      xml.charCodeAt(at) === space &&
      xml.charCodeAt(at + 1) > space &&
      xml.charCodeAt(equals - 1) > space &&
      xml.charCodeAt(equals + 1) === quote;
    if (!isPlain || !readAttributeAt(found, xml, { nameStart: at + 1, equals, valueEnd }))
      return readAnyTag(xml.slice(start, end));
    at = valueEnd + 1;
  }
  return found;
}

const isTagEnd = (code: number): boolean => code === 62 || code === 47;

/** False if the value must be read in another way. */
function readAttributeAt(
  found: CellAttributes,
  xml: string,
  { nameStart, equals, valueEnd }: { nameStart: number; equals: number; valueEnd: number },
): boolean {
  const valueStart = equals + 2;
  if (equals - nameStart > 1) return xml.slice(nameStart, equals) !== 'cm';
  switch (xml[nameStart]) {
    case 'r':
      found.column = readColumn(xml, valueStart, valueEnd);
      return found.column !== null;
    case 's':
      found.style = readDigits(xml, valueStart, valueEnd);
      return found.style >= 0;
    case 't':
      found.type = xml.slice(valueStart, valueEnd);
      return !found.type.includes('&');
    default:
      return true;
  }
}

/** The column of an address in capital letters; null for any other. */
function readColumn(xml: string, start: number, end: number): number | null {
  let column = 0;
  let at = start;
  for (; at < end; at++) {
    const code = xml.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  const hasRow =
    at > start && at - start <= 3 && end - at <= 6 && xml[at] !== '0' && readDigits(xml, at, end) > 0;
  return hasRow && column - 1 <= lastColumn ? column - 1 : null;
}

/** A number without sign; -1 for anything else. */
function readDigits(xml: string, start: number, end: number): number {
  if (start >= end || end - start > 9) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = xml.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function readAnyTag(tag: string): CellAttributes {
  return {
    column: parseAddress(readAttribute(tag, 'r') ?? '')?.column ?? null,
    style: readNumber(tag, 's') ?? 0,
    type: readAttribute(tag, 't') ?? 'n',
    metadata: readNumber(tag, 'cm'),
  };
}
