const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the five named entities and all numeric ones. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(/&(#x?[0-9a-fA-F]+|[a-z]+);/g, decodeEntity) : text;
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name] ?? entity;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isScalar ? String.fromCodePoint(code) : '\ufffd';
}

/** Encodes text as element content. */
export function encodeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Encodes text as an attribute value in double quotation marks. */
export function encodeAttribute(text: string): string {
  return encodeText(text).replaceAll('"', '&quot;');
}
