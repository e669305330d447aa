import type { ZipCodec } from './codec.ts';
import { normalizePrefix, readDocxNotes, readDocxText } from './docx-text.ts';
import { DocumentError } from './errors.ts';
import { fflateCodec } from './fflate-codec.ts';
import { requireDocumentPart } from './office-file.ts';
import { docxTextParts } from './read-docx.ts';
import { isReadable } from './reading-cost.ts';
import { inflateEntry, readZip } from './zip-read.ts';

/** Rejecting a change equals accepting its opposite. */
const opposites: ReadonlyMap<string, string> = new Map([
  ['w:ins', 'w:del'],
  ['w:del', 'w:ins'],
  ['w:moveTo', 'w:moveFrom'],
  ['w:moveFrom', 'w:moveTo'],
  ['w:cellIns', 'w:cellDel'],
  ['w:cellDel', 'w:cellIns'],
  ['w:delText', 'w:t'],
  ['w:delInstrText', 'w:instrText'],
  // Elements outside the running text, which editors preserve or drop as a whole.
  ['w:txbxContent', 'mc:Fallback'],
  ['m:oMath', 'mc:Fallback'],
  ['w:ruby', 'mc:Fallback'],
]);
const invertedNames = new RegExp(`<(/?)(${[...opposites.keys()].join('|')})(?=[\\s/>])`, 'g');

/**
 * The text of a docx and its notes with all tracked changes rejected: what its author wrote, whatever others suggested. Throws a DocumentError if it
 * is not a docx, and if it takes too long to read.
 */
export function originalTextOfDocx(bytes: Uint8Array, codec: ZipCodec = fflateCodec): string {
  const entries = readZip(bytes);
  const read = (name: string, root: string) => {
    const entry = entries.find((candidate) => candidate.name === name);
    return entry ? normalizePrefix(inflateEntry(entry, codec), root) : null;
  };
  const document = normalizePrefix(inflateEntry(requireDocumentPart(entries), codec), 'document');
  const footnotes = read(docxTextParts.footnotes, 'footnotes');
  const endnotes = read(docxTextParts.endnotes, 'endnotes');
  if (!isReadable([document, footnotes, endnotes].filter((part) => part !== null)))
    throw new DocumentError('too_large', 'More tags than changes are rejected in');
  const notes = readDocxNotes({
    footnotes: footnotes && invertChanges(footnotes),
    endnotes: endnotes && invertChanges(endnotes),
  });
  return readDocxText(invertChanges(document), notes).text;
}

function invertChanges(part: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(part);
  const opposite = xml.replace(
    invertedNames,
    (tag, slash: string, name: string) => `<${slash}${opposites.get(name) ?? tag}`,
  );
  return opposite === xml ? part : new TextEncoder().encode(opposite);
}
