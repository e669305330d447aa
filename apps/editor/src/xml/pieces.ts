export interface XmlPiece {
  kind: 'markup' | 'cdata' | 'comment';
  /** Of CDATA and comments what stands in them. */
  text: string;
}

const starts = [
  { kind: 'cdata', open: '<![CDATA[', close: ']]>' },
  { kind: 'comment', open: '<!--', close: '-->' },
] as const;

/** The pieces of XML that are read differently, in order; what begins and does not end is markup to the end. Looks at each place once. */
export function piecesOf(xml: string): XmlPiece[] {
  const pieces: XmlPiece[] = [];
  let from = 0;
  for (let at = xml.indexOf('<!'); at !== -1; at = xml.indexOf('<!', Math.max(from, at + 2))) {
    const start = starts.find(({ open }) => xml.startsWith(open, at));
    if (start === undefined) continue;
    const inside = at + start.open.length;
    const end = xml.indexOf(start.close, inside);
    if (end === -1) break;
    if (at > from) pieces.push({ kind: 'markup', text: xml.slice(from, at) });
    pieces.push({ kind: start.kind, text: xml.slice(inside, end) });
    from = end + start.close.length;
  }
  if (from < xml.length) pieces.push({ kind: 'markup', text: xml.slice(from) });
  return pieces;
}
