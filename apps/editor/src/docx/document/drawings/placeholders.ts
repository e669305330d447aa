import type { Document } from '@eigenpal/docx-editor-core/types/document';
import { fflateCodec, rewriteParts } from '@redraft/documents';
import { createTag, getRawXml, parseAttributes, readElement } from '../../../xml/element.ts';
import { textPart } from '../../patch/text-parts.ts';
import { createPlaceholder } from './create-placeholder.ts';
import { drawingPrefix } from './drawing-names.ts';
import { listDrawings } from './list-drawings.ts';

/*
 * docx-editor-core reads pictures and simple text boxes, and drops other drawings: shapes, groups, VML, charts and diagrams. They are read as pictures
 * without a source instead, each with a name that follows from its markup, and written as the markup that they stand for.
 */

/** The XML of a part with placeholders in place of its drawings. */
export interface PartWithPlaceholders {
  xml: string;
  /** Markup of the drawings, by the names of their placeholders. */
  drawings: ReadonlyMap<string, string>;
}

/** Replaces the drawings of a part by placeholders. */
export function replaceDrawings(xml: string): PartWithPlaceholders {
  const drawings = new Map<string, string>();
  if (!possibleDrawing.test(xml)) return { xml, drawings };
  const root = readElement(xml);
  if (root === null) return { xml, drawings };
  let output = '';
  let from = 0;
  for (const { element, source } of listDrawings(root)) {
    const markup = getRawXml(element);
    const name = hashMarkup(markup);
    drawings.set(name, markup);
    output += xml.slice(from, element.start) + createPlaceholder(source, name);
    from = element.end;
  }
  return { xml: output + xml.slice(from), drawings };
}

/** A fast check, so that most parts are not parsed. */
const possibleDrawing = /<(?:mc:AlternateContent|w:pict|w:drawing)[\s>]/;

/** A hash: the same markup has the same name, also in another version of a document. */
function hashMarkup(markup: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < markup.length; index++) {
    const code = markup.charCodeAt(index);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  return `${drawingPrefix}${(low >>> 0).toString(16)}${(high >>> 0).toString(16)}`;
}

const replacedDrawings = new WeakMap<ArrayBuffer, ReadonlyMap<string, string>>();

/** Whether the document was read with placeholders. */
export const hasDrawingPlaceholders = ({ originalBuffer }: Document): boolean =>
  originalBuffer !== undefined && replacedDrawings.has(originalBuffer);

/** Must be called for every document with placeholders. */
export function rememberDrawings({ originalBuffer }: Document, drawings: ReadonlyMap<string, string>): void {
  if (originalBuffer !== undefined && drawings.size > 0) replacedDrawings.set(originalBuffer, drawings);
}

/** Writes the markup of drawings instead of their placeholders; a placeholder from another document is left out. */
export function restoreDrawings(bytes: Uint8Array, { originalBuffer }: Document): Uint8Array {
  const drawings = (originalBuffer && replacedDrawings.get(originalBuffer)) ?? new Map<string, string>();
  const rewrite = (name: string, read: () => string): string | undefined => {
    if (!textPart.test(name)) return undefined;
    const xml = read();
    const restored = restoreInText(xml, drawings);
    return restored === xml ? undefined : restored;
  };
  return rewriteParts({ bytes, codec: fflateCodec, rewrite });
}

function restoreInText(xml: string, drawings: ReadonlyMap<string, string>): string {
  let output = '';
  let from = 0;
  for (const { 0: reference, 1: name = '', index } of xml.matchAll(placeholderReference)) {
    const start = xml.lastIndexOf('<w:drawing>', index);
    const end = xml.indexOf(closingTag, index + reference.length);
    if (start < from || end < 0) continue;
    output += xml.slice(from, start) + (drawings.get(name) ?? '');
    from = end + closingTag.length;
  }
  return from === 0 ? xml : declarePrefixes(output + xml.slice(from));
}

const closingTag = '</w:drawing>';
const placeholderReference = /\sr:embed="(redraft-drawing-[0-9a-f]+)"/g;

/** Prefixes of drawings that the library does not declare. */
const prefixes: Readonly<Record<string, string>> = {
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  o: 'urn:schemas-microsoft-com:office:office',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  v: 'urn:schemas-microsoft-com:vml',
  w10: 'urn:schemas-microsoft-com:office:word',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wp14: 'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  wpc: 'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas',
  wpg: 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
};

function declarePrefixes(xml: string): string {
  const root = /<w:(?:document|hdr|ftr|footnotes|endnotes)\s[^<>]*>/.exec(xml);
  if (root === null) return xml;
  const attributes = parseAttributes(root[0]);
  for (const [prefix, address] of Object.entries(prefixes))
    if (!attributes.has(`xmlns:${prefix}`) && xml.includes(`<${prefix}:`))
      attributes.set(`xmlns:${prefix}`, `"${address}"`);
  return xml.slice(0, root.index) + createTag(root[0], attributes) + xml.slice(root.index + root[0].length);
}
