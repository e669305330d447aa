import { serializeParagraph } from '@eigenpal/docx-editor-core/docx/serializer';
import type {
  AbstractNumbering,
  Document,
  DocxPackage,
  ListLevel,
  NumberingDefinitions,
  NumberingInstance,
} from '@eigenpal/docx-editor-core/types/document';
import { encodeAttribute } from '@redraft/documents';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { findChangedStyles, type StyleChanges, writeStyles } from './style-part.ts';

/**
 * The library reads styles and numbering definitions but writes neither: changed styles would be lost, and a new list in a document that has lists
 * would have no definition. This adds both to the package before it is written.
 */
export function addDefinitions(document: Document): Document {
  const { originalBuffer, package: parts } = document;
  const read = originalBuffer === undefined ? undefined : partsWhenRead.get(originalBuffer);
  if (originalBuffer === undefined || read === undefined) return document;
  if (parts.styles === read.styles && parts.numbering === read.numbering) return document;
  const missing: MissingDefinitions = {
    styles: findChangedStyles(read.styles, parts.styles),
    lists: findNewLists(read.numbering, parts.numbering),
  };
  if (missing.styles === null && missing.lists === null) return document;
  return { ...document, originalBuffer: extendPackage(originalBuffer, missing) };
}

/** Must be called for every document read from bytes: only differences from that state are written. */
export function rememberDefinitions({ originalBuffer, package: parts }: Document): void {
  if (originalBuffer !== undefined) partsWhenRead.set(originalBuffer, parts);
}

const partsWhenRead = new WeakMap<ArrayBuffer, DocxPackage>();
const extendedCache = new WeakMap<ArrayBuffer, { missing: string; bytes: ArrayBuffer }>();

interface MissingDefinitions {
  styles: StyleChanges | null;
  lists: NumberingDefinitions | null;
}

const stylesPart = 'word/styles.xml';
const numberingPart = 'word/numbering.xml';

/** The same bytes for the same additions, so that caches keyed by a package's bytes stay valid. */
function extendPackage(base: ArrayBuffer, missing: MissingDefinitions): ArrayBuffer {
  const cacheKey = JSON.stringify(missing);
  const before = extendedCache.get(base);
  if (before?.missing === cacheKey) return before.bytes;
  const entries: Zippable = unzipSync(new Uint8Array(base));
  const change = (name: string, changed: (xml: string) => string): void => {
    const entry = entries[name];
    if (entry instanceof Uint8Array) entries[name] = strToU8(changed(strFromU8(entry)));
  };
  const { styles, lists } = missing;
  if (styles !== null) change(stylesPart, (xml) => writeStyles(xml, styles));
  // If the part does not exist yet, the library creates it.
  if (lists !== null) change(numberingPart, (xml) => insertLists(xml, lists));
  // Uncompressed: the writer compresses everything again.
  const bytes = new Uint8Array(zipSync(entries, { level: 0 })).buffer;
  extendedCache.set(base, { missing: cacheKey, bytes });
  return bytes;
}

function findNewLists(
  read: NumberingDefinitions | undefined,
  current: NumberingDefinitions | undefined,
): NumberingDefinitions | null {
  const knownAbstractNums = new Set(read?.abstractNums.map(({ abstractNumId }) => abstractNumId));
  const knownNums = new Set(read?.nums.map(({ numId }) => numId));
  const abstractNums = (current?.abstractNums ?? []).filter(
    ({ abstractNumId }) => !knownAbstractNums.has(abstractNumId),
  );
  const nums = (current?.nums ?? []).filter(({ numId }) => !knownNums.has(numId));
  return abstractNums.length + nums.length === 0 ? null : { abstractNums, nums };
}

/** The schema requires all `w:abstractNum` before all `w:num`. */
function insertLists(xml: string, { abstractNums, nums }: NumberingDefinitions): string {
  const withClosingTag = xml.replace(/<w:numbering([^<>]*)\/>/, '<w:numbering$1></w:numbering>');
  const firstNum = /<w:num[ >]/.exec(withClosingTag)?.index ?? withClosingTag.indexOf('</w:numbering>');
  const withAbstracts =
    withClosingTag.slice(0, firstNum) +
    abstractNums.map(serializeAbstractNum).join('') +
    withClosingTag.slice(firstNum);
  const end =
    /<w:numIdMacAtCleanup[ >]/.exec(withAbstracts)?.index ?? withAbstracts.indexOf('</w:numbering>');
  return withAbstracts.slice(0, end) + nums.map(serializeNum).join('') + withAbstracts.slice(end);
}

function serializeAbstractNum({ abstractNumId, multiLevelType, levels }: AbstractNumbering): string {
  const type = `<w:multiLevelType w:val="${multiLevelType ?? 'hybridMultilevel'}"/>`;
  return `<w:abstractNum w:abstractNumId="${abstractNumId}">${type}${levels.map(serializeLevel).join('')}</w:abstractNum>`;
}

function serializeNum({ numId, abstractNumId, levelOverrides = [] }: NumberingInstance): string {
  const overrides = levelOverrides
    .map(({ ilvl, startOverride }) =>
      startOverride === undefined
        ? ''
        : `<w:lvlOverride w:ilvl="${ilvl}"><w:startOverride w:val="${startOverride}"/></w:lvlOverride>`,
    )
    .join('');
  return `<w:num w:numId="${numId}"><w:abstractNumId w:val="${abstractNumId}"/>${overrides}</w:num>`;
}

function serializeLevel({ ilvl, start, numFmt, lvlText, lvlJc, pPr }: ListLevel): string {
  const paragraph = serializeParagraph({ type: 'paragraph', formatting: pPr ?? {}, content: [] });
  const indent = /<w:ind [^<>]*\/>/.exec(paragraph)?.[0] ?? '';
  return (
    `<w:lvl w:ilvl="${ilvl}"><w:start w:val="${start ?? 1}"/><w:numFmt w:val="${numFmt}"/>` +
    `<w:lvlText w:val="${encodeAttribute(lvlText)}"/>` +
    `<w:lvlJc w:val="${lvlJc ?? 'left'}"/><w:pPr>${indent}</w:pPr></w:lvl>`
  );
}
