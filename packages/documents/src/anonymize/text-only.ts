/** The text of an element with only text (including CDATA) as content; otherwise null. */
export function readTextOnly(xml: string, from: number): { text: string; end: number } | null {
  let text = '';
  for (let at = from; ; ) {
    const next = xml.indexOf('<', at);
    if (next === -1) return null;
    text += xml.slice(at, next);
    if (xml[next + 1] === '/') return next > from ? { text, end: next } : null;
    const end = xml.startsWith('<![CDATA[', next) ? xml.indexOf(']]>', next) : -1;
    if (end === -1) return null;
    text += xml.slice(next + '<![CDATA['.length, end);
    at = end + ']]>'.length;
  }
}
