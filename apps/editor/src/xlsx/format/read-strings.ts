import { createTagCursor } from '@redraft/documents';
import { readElement } from '../../xml/element.ts';
import { joinRuns, type RunFormat, type TextRun, type TextRuns } from '../workbook/text-runs.ts';
import type { Theme } from './colours.ts';
import { readFont } from './read-styles.ts';
import { decodeContent, decodeEscapes, getLocalName } from './xml-text.ts';

/** Texts by index, and the runs of those that have formatted parts. */
export interface StringItems {
  texts: readonly string[];
  runs: ReadonlyMap<number, TextRuns>;
}

/** Format of a run by its markup: large workbooks repeat a few of them. */
export type RunFormatReader = (markup: string) => RunFormat | null;

export function createRunFormatReader(theme: Theme): RunFormatReader {
  const formats = new Map<string, RunFormat | null>();
  return (markup) => {
    const known = formats.get(markup);
    if (known !== undefined) return known;
    const element = readElement(markup);
    const format = element === null ? null : readFont(element, theme);
    formats.set(markup, format);
    return format;
  };
}

/** The text of `si` or `is` elements: their runs joined, without phonetic text. */
export const readStrings = (xml: string, item: 'si' | 'is' | 'text'): readonly string[] =>
  readStringItems(xml, item, () => null).texts;

/** What an open item consists of. */
interface OpenItem {
  texts: string[];
  runs: TextRun[];
  /** Of the open run. */
  format: RunFormat | null;
}

/** Texts with the formats of their runs. */
export function readStringItems(
  xml: string,
  item: 'si' | 'is' | 'text',
  readFormat: RunFormatReader,
): StringItems {
  const texts: string[] = [];
  const runs = new Map<number, TextRuns>();
  const cursor = createTagCursor(xml);
  let open: OpenItem | null = null;
  let phoneticDepth = 0;
  /** Offset of the text in the open `t` element, and of the open `rPr` element; -1 if none is open. */
  let [textStart, formatStart] = [-1, -1];
  while (cursor.next()) {
    const { kind } = cursor;
    const name = getLocalName(cursor.name);
    if (kind === 'open' && name === item) open = { texts: [], runs: [], format: null };
    else if (kind === 'empty' && name === item) texts.push('');
    else if (kind === 'close' && name === item && open !== null) {
      const joined = joinRuns(open.runs);
      if (joined !== undefined) runs.set(texts.length, joined);
      texts.push(open.texts.join(''));
      open = null;
    } else if (name === 'rPh' && kind !== 'empty') phoneticDepth += kind === 'open' ? 1 : -1;
    else if (name === 'r' && open !== null) open.format = null;
    else if (name === 'rPr' && kind === 'open') formatStart = cursor.start;
    else if (name === 'rPr' && kind === 'empty' && open !== null)
      open.format = readFormat(xml.slice(cursor.start, cursor.end));
    else if (name === 'rPr' && kind === 'close' && formatStart >= 0) {
      if (open !== null) open.format = readFormat(xml.slice(formatStart, cursor.end));
      formatStart = -1;
    } else if (name === 't' && kind === 'open') textStart = cursor.end;
    else if (name === 't' && kind === 'close' && textStart >= 0) {
      if (phoneticDepth === 0 && open !== null) addText(open, xml.slice(textStart, cursor.start));
      textStart = -1;
    }
  }
  return { texts, runs };
}

function addText(open: OpenItem, markup: string): void {
  const text = decodeEscapes(decodeContent(markup));
  // Most texts have no formatted part: their lengths are not needed.
  if (open.format !== null && open.runs.length === 0)
    open.runs.push({ length: open.texts.reduce((sum, { length }) => sum + length, 0), format: null });
  if (open.format !== null || open.runs.length > 0)
    open.runs.push({ length: text.length, format: open.format });
  open.texts.push(text);
}
