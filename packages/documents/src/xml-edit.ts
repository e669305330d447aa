const nameEnd = /[\s/>]/;

function findOpening(xml: string, name: string, from: number): number {
  const token = `<${name}`;
  for (let at = xml.indexOf(token, from); at !== -1; at = xml.indexOf(token, at + token.length)) {
    if (nameEnd.test(xml[at + token.length] ?? '')) return at;
  }
  return -1;
}

/** Where the first element of that name from there on starts and ends; null if there is none, or none that ends. */
function findElement(xml: string, name: string, from: number): { start: number; end: number } | null {
  const start = findOpening(xml, name, from);
  if (start === -1) return null;
  let at = xml.indexOf('>', start) + 1;
  if (at === 0) return null;
  if (xml[at - 2] === '/') return { start, end: at };
  const closing = `</${name}>`;
  // Each is looked for once and again only when it has been passed: linear, however deep.
  let open = findOpening(xml, name, at);
  let close = xml.indexOf(closing, at);
  for (let depth = 1; depth > 0; ) {
    if (close === -1) return null;
    if (open !== -1 && open < close) {
      const tagEnd = xml.indexOf('>', open);
      if (xml[tagEnd - 1] !== '/') depth++;
      at = tagEnd + 1;
      open = findOpening(xml, name, at);
    } else {
      depth--;
      at = close + closing.length;
    }
    if (close < at) close = xml.indexOf(closing, at);
  }
  return { start, end: at };
}

/** XML text without the elements of that name, by scanning; nothing else is touched. */
export function removeElements(xml: string, name: string): string {
  let result = '';
  let at = 0;
  for (let found = findElement(xml, name, 0); found; found = findElement(xml, name, at)) {
    result += xml.slice(at, found.start);
    at = found.end;
  }
  return at === 0 ? xml : result + xml.slice(at);
}
