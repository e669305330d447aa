import { childOf, type Element, readElement } from '../../xml/element.ts';

/**
 * Content controls around cells, rows and cell content: the library drops what is in them. It gets the text without them; in the opened file they are
 * represented by markers around their content.
 */
const inTables = new Set(['w:tbl', 'w:tr', 'w:tc']);

const openMark = 'control-begins';
const closeMark = 'control-ends';

export function isControlMark({ name }: Element): boolean {
  return name === openMark || name === closeMark;
}

/** The children of an element, with content controls in tables replaced by their content between two markers. */
export function childrenOf(element: Element): Element[] {
  return inTables.has(element.name) ? element.children.flatMap(unwrapped) : element.children;
}

function unwrapped(element: Element): Element[] {
  const content = element.name === 'w:sdt' ? childOf(element, 'w:sdtContent') : null;
  // An empty element has no content.
  if (!content || content.to === content.end) return [element];
  const mark = (name: string, start: number, end: number): Element => {
    return { name, source: element.source, start, from: end, to: end, end, children: [] };
  };
  return [
    mark(openMark, element.start, content.from),
    ...content.children.flatMap(unwrapped),
    mark(closeMark, content.to, element.end),
  ];
}

/** Removes such controls but keeps their content. */
export function withoutTableControls(xml: string): string {
  const root = xml.includes('<w:sdt') && xml.includes('<w:tbl') ? readElement(xml) : null;
  if (root === null) return xml;
  const marks: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of childrenOf(element)) {
      if (isControlMark(child)) marks.push(child);
      else visit(child);
    }
  };
  visit(root);
  let [text, at] = ['', 0];
  for (const { start, end } of marks) {
    text += xml.slice(at, start);
    at = end;
  }
  return text + xml.slice(at);
}

/** Removes controls whose content was deleted. */
export function withoutEmptyControls(xml: string): string {
  const empty =
    /<w:sdt>(?:<w:sdtPr>(?:(?!<\/?w:sdt(?:Pr|Content)?>).)*<\/w:sdtPr>)?<w:sdtContent><\/w:sdtContent><\/w:sdt>/gs;
  return xml.includes('<w:sdtContent></w:sdtContent>') ? xml.replace(empty, '') : xml;
}
