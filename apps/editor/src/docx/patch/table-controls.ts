import { type Element, findChild, readElement } from '../../xml/element.ts';

/**
 * Content controls around cells, rows and cell content: the library drops what is in them. It gets the text without them; in the opened file they are
 * represented by markers around their content.
 */
const tableElements = new Set(['w:tbl', 'w:tr', 'w:tc']);

const beginMarker = 'control-begins';
const endMarker = 'control-ends';

export function isControlMarker({ name }: Element): boolean {
  return name === beginMarker || name === endMarker;
}

/** The children of an element, with content controls in tables replaced by their content between two markers. */
export function getChildren(element: Element): Element[] {
  return tableElements.has(element.name) ? element.children.flatMap(unwrapControl) : element.children;
}

function unwrapControl(element: Element): Element[] {
  const content = element.name === 'w:sdt' ? findChild(element, 'w:sdtContent') : null;
  // An empty element has no content.
  if (!content || content.to === content.end) return [element];
  const createMarker = (name: string, start: number, end: number): Element => {
    return { name, source: element.source, start, from: end, to: end, end, children: [] };
  };
  return [
    createMarker(beginMarker, element.start, content.from),
    ...content.children.flatMap(unwrapControl),
    createMarker(endMarker, content.to, element.end),
  ];
}

/** Removes such controls but keeps their content. */
export function removeTableControls(xml: string): string {
  const root = xml.includes('<w:sdt') && xml.includes('<w:tbl') ? readElement(xml) : null;
  if (root === null) return xml;
  const markers: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of getChildren(element)) {
      if (isControlMarker(child)) markers.push(child);
      else visit(child);
    }
  };
  visit(root);
  let [text, copiedUpTo] = ['', 0];
  for (const { start, end } of markers) {
    text += xml.slice(copiedUpTo, start);
    copiedUpTo = end;
  }
  return text + xml.slice(copiedUpTo);
}

/** Removes controls whose content was deleted. */
export function removeEmptyControls(xml: string): string {
  const empty =
    /<w:sdt>(?:<w:sdtPr>(?:(?!<\/?w:sdt(?:Pr|Content)?>).)*<\/w:sdtPr>)?<w:sdtContent><\/w:sdtContent><\/w:sdt>/gs;
  return xml.includes('<w:sdtContent></w:sdtContent>') ? xml.replace(empty, '') : xml;
}
