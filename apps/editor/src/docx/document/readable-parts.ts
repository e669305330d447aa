import { decodeSymbol, encodeText } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { joinBodies } from '../patch/joined-bodies.ts';
import { removeTableControls } from '../patch/table-controls.ts';
import { bodyPart, textPart } from '../patch/text-parts.ts';
import { replaceDrawings } from './drawings/placeholders.ts';
import { makeFieldsReadable } from './fields/readable-fields.ts';
import { removeRepeatedParaIds } from './repeated-para-ids.ts';
import { convertMeasures } from './universal-measures.ts';

export interface ReadableParts {
  bytes: Uint8Array;
  /** Markup of the drawings that have placeholders, by their names. */
  drawings: ReadonlyMap<string, string>;
}

/**
 * Rewrites a docx so that the library, which silently drops some content, reads all of it; returns the same bytes if nothing needs to change. Drawings
 * of headers, footers and notes are kept, but not shown: their relationships are those of their own part.
 */
export function makePartsReadable(bytes: Uint8Array): ReadableParts {
  const parts = unzipSync(bytes, { filter: ({ name }) => textPart.test(name) || measuredPart.test(name) });
  const changed: Record<string, Uint8Array> = {};
  const paraIds = new Set<string>();
  const drawings = new Map<string, string>();
  const readText = (name: string, xml: string): string => {
    const replaced = name === bodyPart ? replaceDrawings(joinBodies(xml)) : null;
    for (const [drawing, markup] of replaced?.drawings ?? []) drawings.set(drawing, markup);
    const text = makeFieldsReadable(
      makeTextReadable(removeTableControls(convertMeasures(replaced?.xml ?? xml))),
    );
    return removeRepeatedParaIds(text, paraIds);
  };
  // The body comes before notes, headers and footers: `document.xml` sorts first.
  for (const name of Object.keys(parts).sort()) {
    const xml = strFromU8(parts[name] ?? new Uint8Array());
    const readable = measuredPart.test(name) ? convertMeasures(xml) : readText(name, xml);
    if (readable !== xml) changed[name] = strToU8(readable);
  }
  if (Object.keys(changed).length === 0) return { bytes, drawings };
  const entries: Zippable = { ...unzipSync(bytes), ...changed };
  return { bytes: zipSync(entries, { level: 0 }), drawings };
}

/** Parts without text that have lengths. */
const measuredPart = /^word\/(?:styles|numbering|settings)\.xml$/;

/** Elements between the text that the library treats as white space. */
function makeTextReadable(xml: string): string {
  return xml
    .replace(/<w:noBreakHyphen\s*\/>/g, '<w:t>\u2011</w:t>')
    .replace(/<w:sym\s[^<>]*\/>/g, (tag) => `<w:t>${encodeText(decodeSymbol(tag))}</w:t>`)
    .replace(/<w:softHyphen\s*\/>/g, '<w:t>\u00ad</w:t>')
    .replace(/<w:ptab(?:\s[^<>]*)?\/>/g, '<w:tab/>')
    .replace(/<w:smartTagPr(?:\s[^<>]*)?(?:\/>|>.*?<\/w:smartTagPr>)/gs, '')
    .replace(/<\/?w:(?:smartTag|bdo|dir)(?:\s[^<>]*)?>/g, '');
}
