const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
  });
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => {
    if (sign === '&') return '&amp;';
    if (sign === '<') return '&lt;';
    return sign === '>' ? '&gt;' : '&quot;';
  });
}

/** The value of an attribute in the text of a tag. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : unescapeXml(found);
}

/** Stands in the running text for something beside it; these two are no characters and in no real text. */
export function markerOf(index: number): string {
  return `\uFDD0${index}\uFDD1`;
}

export const markerPattern = /\uFDD0(\d+)\uFDD1/;
