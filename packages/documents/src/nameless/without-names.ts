import { attributesOf, localName } from '../active/attributes.ts';
import type { ZipCodec } from '../codec.ts';
import { fflateCodec } from '../fflate-codec.ts';
import { declaration } from '../opc-parts.ts';
import { encodeAttribute, encodeText } from '../xml-entities.ts';
import { createTagCursor, skipElement } from '../xml-tags.ts';
import { inflateEntry, readZip, type ZipEntry } from '../zip-read.ts';
import { packEntry, writeZip } from '../zip-write.ts';

/**
 * An office file in which nobody is named but by one name for all: authors and initials of comments and tracked changes, the people
 * of a document, its properties, and the marks by which two files are known to be of one computer. Names within the words of the
 * text stay: they are the text.
 */
export function withoutNames(
  bytes: Uint8Array,
  { alias, codec = fflateCodec }: { alias: string; codec?: ZipCodec },
): Uint8Array {
  const entries = readZip(bytes).map((entry): ZipEntry => {
    const content = namelessPart(entry, { alias, codec });
    return content === null ? entry : packEntry({ name: entry.name, content, codec });
  });
  return writeZip(entries);
}

const utf8 = new TextEncoder();
const whole: readonly (readonly [part: RegExp, xml: string])[] = [
  [
    /^docProps\/core\.xml$/,
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
  ],
  [
    /^docProps\/app\.xml$/,
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
  ],
  [
    /^docProps\/custom\.xml$/,
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>',
  ],
  [
    /^(?:.+\/)?meta\.xml$/,
    '<office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.3"><office:meta/></office:document-meta>',
  ],
  [/(^|\/)people\.xml$/, '<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"/>'],
];
/** Of a bibliography names are no names of those who wrote. */
const sources = /<(?:\w+:)?Sources[\s>]/;
const embedded = /\.(?:doc|dot|xls|xlt|ppt|pot)[xm]$/i;

/** The parts of Office Open XML, and those of OpenDocument, also of the objects within one. */
const mayHoldNames = /^(?:word|xl|ppt)\/.*\.xml$|^(?:.+\/)?(?:content|styles|settings)\.xml$/;

function namelessPart(
  entry: ZipEntry,
  { alias, codec }: { alias: string; codec: ZipCodec },
): Uint8Array | null {
  const { name } = entry;
  const fixed = whole.find(([part]) => part.test(name));
  if (fixed) return utf8.encode(declaration + fixed[1]);
  if (embedded.test(name)) return withoutNames(inflateEntry(entry, codec), { alias, codec });
  const isCustom = /^customXml\/item\d*\.xml$/.test(name);
  if (!isCustom && !mayHoldNames.test(name)) return null;
  const xml = new TextDecoder().decode(inflateEntry(entry, codec));
  if (isCustom) return sources.test(xml) ? null : utf8.encode(`${declaration}<none/>`);
  const nameless = namelessXml(xml, alias);
  return nameless === xml ? null : utf8.encode(nameless);
}

const mayName =
  /[:\s](?:author|initials|rsid\w*|userName|lastEdited\w*)\s*=|<(?:[\w-]+:)?(?:rsids|docVars|presenceInfo|cmAuthor|author|person|creator|creator-initials|sender-initials)[\s>/]/;
const gone: ReadonlySet<string> = new Set(['rsids', 'docvars', 'presenceinfo']);
/** Elements that hold a name, or its initials. */
const named: ReadonlyMap<string, (alias: string) => string> = new Map([
  ['author', (alias: string) => alias],
  ['creator', (alias: string) => alias],
  ['creator-initials', initialOf],
  ['sender-initials', initialOf],
]);
/** Elements that are a person, in lists that comments refer to. */
const people: ReadonlySet<string> = new Set(['author', 'cmauthor', 'person']);

function namelessXml(xml: string, alias: string): string {
  if (!mayName.test(xml)) return xml;
  const cursor = createTagCursor(xml);
  let result = '';
  let at = 0;
  while (!cursor.isBroken && cursor.next()) {
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const { start, kind } = cursor;
    const name = localName(cursor.name);
    if (gone.has(name)) {
      skipElement(cursor);
      result += xml.slice(at, start);
      at = cursor.end;
      continue;
    }
    const tag = xml.slice(start, cursor.end);
    const changed = namelessTag(tag, { alias, isPerson: people.has(name) });
    const content = kind === 'open' ? named.get(name)?.(alias) : undefined;
    if (changed === tag && content === undefined) continue;
    result += xml.slice(at, start) + changed;
    at = cursor.end;
    if (content === undefined || !isTextAlone(xml, at)) continue;
    result += encodeText(content);
    at = xml.indexOf('<', at);
  }
  return result + xml.slice(at);
}

/** What follows is words and the end of their element. */
function isTextAlone(xml: string, from: number): boolean {
  const end = xml.indexOf('<', from);
  return end > from && xml[end + 1] === '/';
}

function initialOf(alias: string): string {
  return [...alias][0] ?? '';
}

function namelessTag(tag: string, { alias, isPerson }: { alias: string; isPerson: boolean }): string {
  if (!tag.includes('=')) return tag;
  let result = '';
  let at = 0;
  for (const { name, start, end } of attributesOf(tag)) {
    const attribute = localName(name);
    const value = isPerson && ofPeople.has(attribute) ? alias : valueInstead(attribute, alias);
    if (value === undefined) continue;
    result += tag.slice(at, start) + (value === null ? '' : ` ${name}="${encodeAttribute(value)}"`);
    at = end;
  }
  return result + tag.slice(at);
}

const ofPeople: ReadonlySet<string> = new Set(['name', 'displayname', 'userid']);

/** Null for an attribute that goes, undefined for one that stays. */
function valueInstead(attribute: string, alias: string): string | null | undefined {
  if (attribute === 'author' || attribute === 'username') return alias;
  if (attribute === 'initials') return initialOf(alias);
  return attribute.startsWith('rsid') ? null : undefined;
}
