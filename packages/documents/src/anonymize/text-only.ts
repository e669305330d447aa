/** The text of an element with only text (including CDATA) as content; otherwise null. */
export function readTextOnly(xml: string, from: number): { text: string; end: number } | null {
  let text = '';
  for (let offset = from; ; ) {
    const next = xml.indexOf('<', offset);
    if (next === -1) return null;
    text += xml.slice(offset, next);
    if (xml[next + 1] === '/') return next > from ? { text, end: next } : null;
    const end = xml.startsWith('<![CDATA[', next) ? xml.indexOf(']]>', next) : -1;
    if (end === -1) return null;
    text += xml.slice(next + '<![CDATA['.length, end);
    offset = end + ']]>'.length;
  }
}
