/** Edits of XML text by scanning: enough for removing and unwrapping elements, and nothing else is touched. */
interface Element {
  start: number;
  /** Behind the opening tag. */
  contentStart: number;
  contentEnd: number;
  end: number;
}

const nameEnd = /[\s/>]/;

function findOpening(xml: string, name: string, from: number): number {
  const token = `<${name}`;
  for (let at = xml.indexOf(token, from); at !== -1; at = xml.indexOf(token, at + token.length)) {
    if (nameEnd.test(xml[at + token.length] ?? '')) return at;
  }
  return -1;
}

function findElement(xml: string, name: string, from: number): Element | null {
  const start = findOpening(xml, name, from);
  if (start === -1) return null;
  const contentStart = xml.indexOf('>', start) + 1;
  if (contentStart === 0) return null;
  if (xml[contentStart - 2] === '/')
    return { start, contentStart, contentEnd: contentStart, end: contentStart };
  let depth = 1;
  let at = contentStart;
  for (;;) {
    const close = xml.indexOf(`</${name}>`, at);
    if (close === -1) return null;
    const open = findOpening(xml, name, at);
    if (open !== -1 && open < close) {
      const tagEnd = xml.indexOf('>', open);
      if (xml[tagEnd - 1] !== '/') depth++;
      at = tagEnd + 1;
      continue;
    }
    depth--;
    at = close + name.length + 3;
    if (depth === 0) return { start, contentStart, contentEnd: close, end: at };
  }
}

/** Replaces every outermost element of that name by what `replace` makes of its content and opening tag. */
export function replaceElements(
  xml: string,
  name: string,
  replace: (content: string, tag: string) => string,
): string {
  let result = '';
  let at = 0;
  for (let found = findElement(xml, name, 0); found; found = findElement(xml, name, at)) {
    const tag = xml.slice(found.start, found.contentStart);
    result += xml.slice(at, found.start) + replace(xml.slice(found.contentStart, found.contentEnd), tag);
    at = found.end;
  }
  return at === 0 ? xml : result + xml.slice(at);
}

export function removeElements(xml: string, name: string): string {
  return replaceElements(xml, name, () => '');
}

/** Removes the tags and keeps the content, nested ones included. */
export function unwrapElements(xml: string, name: string): string {
  return replaceElements(xml, name, (content) => unwrapElements(content, name));
}
