export interface XmlPiece {
  kind: 'markup' | 'cdata' | 'comment';
  /** For CDATA and comments, their content. */
  text: string;
}

const starts = [
  { kind: 'cdata', open: '<![CDATA[', close: ']]>' },
  { kind: 'comment', open: '<!--', close: '-->' },
] as const;

/** Splits XML into markup, CDATA sections and comments, in order; an unterminated section counts as markup up to the end. Linear. */
export function piecesOf(xml: string): XmlPiece[] {
  const pieces: XmlPiece[] = [];
  let from = 0;
  for (let index = xml.indexOf('<!'); index !== -1; index = xml.indexOf('<!', Math.max(from, index + 2))) {
    const start = starts.find(({ open }) => xml.startsWith(open, index));
    if (start === undefined) continue;
    const contentStart = index + start.open.length;
    const end = xml.indexOf(start.close, contentStart);
    if (end === -1) break;
    if (index > from) pieces.push({ kind: 'markup', text: xml.slice(from, index) });
    pieces.push({ kind: start.kind, text: xml.slice(contentStart, end) });
    from = end + start.close.length;
  }
  if (from < xml.length) pieces.push({ kind: 'markup', text: xml.slice(from) });
  return pieces;
}
