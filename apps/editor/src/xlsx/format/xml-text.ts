import { decodeEntities, encodeText } from '@redraft/documents';
import { piecesOf } from '../../xml/pieces.ts';

/** The local name of an element. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** With the colon; empty if there is no prefix. */
export function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1);
}

/** An attribute of a tag, decoded; null if missing. */
export function attributeIn(tag: string, name: string): string | null {
  // Most tags have one or two attributes: searching is faster than parsing all.
  let at = tag.indexOf(name);
  for (; at >= 0; at = tag.indexOf(name, at + 1)) {
    const before = tag.charCodeAt(at - 1);
    const [whole, quote] = /^\s*=\s*(["'])/.exec(tag.slice(at + name.length, at + name.length + 8)) ?? [];
    if (before > 32 || whole === undefined || quote === undefined) continue;
    const from = at + name.length + whole.length;
    return decodeEntities(tag.slice(from, tag.indexOf(quote, from)));
  }
  return null;
}

export function numberIn(tag: string, name: string): number | null {
  const text = attributeIn(tag, name);
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

export function flagIn(tag: string, name: string): boolean {
  return isOn(attributeIn(tag, name));
}

export function isOn(value: string | null): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

/** The decoded text between two tags. */
export function contentOf(xml: string): string {
  const whole = xml.includes('\r') ? xml.replace(/\r\n?/g, '\n') : xml;
  if (!whole.includes('<![CDATA[')) return decodeEntities(whole);
  return piecesOf(whole)
    .map(({ kind, text }) => (kind === 'cdata' ? text : kind === 'comment' ? '' : decodeEntities(text)))
    .join('');
}

/** Characters that XML cannot contain are escaped as `_xHHHH_` in workbooks. */
export function escapeText(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Unpaired surrogates, and text that would be read as such an escape. */
const isMisread =
  /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|_(?=x[0-9A-Fa-f]{4}_)/g;

export function asXmlText(text: string): string {
  let sound = text.replace(isMisread, escapeCharacter);
  for (const sign of new Set(sound)) {
    const code = sign.charCodeAt(0);
    const isControl = code < 32 && code !== 9 && code !== 10;
    if (isControl || code === 0xfffe || code === 0xffff)
      sound = sound.replaceAll(sign, escapeCharacter(sign));
  }
  return encodeText(sound);
}

const escapeCharacter = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
