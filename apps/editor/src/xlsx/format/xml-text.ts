import { decodeEntities, encodeText } from '@redraft/documents';
import { piecesOf } from '../../xml/pieces.ts';
import { removeInvalidCharacters } from '../../xml/values.ts';

/** The local name of an element. */
export function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The namespace prefix with its colon; empty if there is no prefix. */
export function getPrefix(name: string): string {
  return name.slice(0, name.indexOf(':') + 1);
}

/** An attribute of a tag, decoded; null if missing. */
export function readAttribute(tag: string, name: string): string | null {
  // Most tags have one or two attributes: searching is faster than parsing all.
  let index = tag.indexOf(name);
  for (; index >= 0; index = tag.indexOf(name, index + 1)) {
    const previousCode = tag.charCodeAt(index - 1);
    const [separator, quote] =
      /^\s*=\s*(["'])/.exec(tag.slice(index + name.length, index + name.length + 8)) ?? [];
    if (previousCode > 32 || separator === undefined || quote === undefined) continue;
    const start = index + name.length + separator.length;
    return decodeEntities(tag.slice(start, tag.indexOf(quote, start)));
  }
  return null;
}

/** The first tag of a name in an XML text; empty if there is none. */
export const findTag = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^<>]*>`).exec(xml)?.[0] ?? '';

/** The relationship id in a prefixed attribute, such as `id` of `r:id`; empty if missing. */
export const readRelationshipId = (tag: string, name: string): string =>
  new RegExp(`\\s\\w+:${name}\\s*=\\s*["']([^"']*)`).exec(tag)?.[1] ?? '';

export function readNumber(tag: string, name: string): number | null {
  const text = readAttribute(tag, name);
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

export function readFlag(tag: string, name: string): boolean {
  return isOn(readAttribute(tag, name));
}

export function isOn(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

/** The decoded text between two tags. */
export function decodeContent(xml: string): string {
  const normalizedXml = xml.includes('\r') ? xml.replace(/\r\n?/g, '\n') : xml;
  if (!normalizedXml.includes('<![CDATA[')) return decodeEntities(normalizedXml);
  return piecesOf(normalizedXml)
    .map(({ kind, text }) => (kind === 'cdata' ? text : kind === 'comment' ? '' : decodeEntities(text)))
    .join('');
}

/** Characters that XML cannot contain are escaped as `_xHHHH_` in workbooks. */
export function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Unpaired surrogates, and text that would be read as such an escape: also if only the escape of its next character completes it. */
const misreadCharacters =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|_(?=x[0-9A-Fa-f]{4}[^\t\n -^`-\ud7ff\ue000-\ufffd])/g;

export function escapeXmlText(text: string): string {
  let escaped = text.replace(misreadCharacters, escapeCharacter);
  for (const character of new Set(escaped)) {
    const code = character.charCodeAt(0);
    const isControl = code < 32 && code !== 9 && code !== 10;
    if (isControl || code === 0xfffe || code === 0xffff)
      escaped = escaped.replaceAll(character, escapeCharacter(character));
  }
  return encodeText(escaped);
}

/** Text of a workbook as an attribute value in double quotation marks; it is read with `decodeEscapes`. */
export const escapeXmlAttribute = (text: string): string => keepLineBreaks(escapeXmlText(text));

/**
 * For formulas, formats and titles, in which `_x000B_` would be read as it stands: characters that XML cannot contain are left out. For texts of cells:
 * `escapeXmlText`.
 */
export const encodePlainText = (text: string): string => encodeText(removeInvalidCharacters(text));

export const encodePlainAttribute = (text: string): string => keepLineBreaks(encodePlainText(text));

/** Readers turn line breaks and tabs of attributes into spaces, unless they are entities. */
const keepLineBreaks = (encodedText: string): string =>
  encodedText.replaceAll('"', '&quot;').replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);

const escapeCharacter = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
