import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, listChildren } from '../../../xml/values.ts';

/** A drawing that the library does not read, and the part of its markup that is shown: newer programs add a second version for older ones. */
export interface FoundDrawing {
  element: Element;
  source: Element;
}

/** Drawings in the runs of a part, without those inside other drawings. */
export function listDrawings(root: Element): FoundDrawing[] {
  const found: FoundDrawing[] = [];
  const visit = (element: Element, parent: Element | null): void => {
    if (element.name === 'w:r') addRunDrawings(element, parent, found);
    else for (const child of element.children) visit(child, element);
  };
  visit(root, null);
  return found;
}

function addRunDrawings(run: Element, parent: Element | null, found: FoundDrawing[]): void {
  for (const element of run.children) {
    const source = getShownVersion(element);
    if (source === null || isReadAsPicture(source, element)) continue;
    // The library reads text boxes only in runs of paragraphs.
    if (parent?.name === 'w:p' && isTextBox(source)) continue;
    found.push({ element, source });
  }
}

/** A `w:drawing` or `w:pict`; null for other content. */
export function getShownVersion(element: Element): Element | null {
  if (element.name === 'w:drawing' || element.name === 'w:pict') return element;
  if (element.name !== 'mc:AlternateContent') return null;
  for (const version of element.children) {
    const source = version.children.find(({ name }) => name === 'w:drawing' || name === 'w:pict');
    if (source !== undefined) return source;
  }
  return null;
}

/** Content of the frame of a drawing. */
export function getGraphicContent(drawing: Element): Element | null {
  const frame = findChild(drawing, 'wp:inline') ?? findChild(drawing, 'wp:anchor');
  return findByPath(frame, 'a:graphic', 'a:graphicData')?.children[0] ?? null;
}

function isReadAsPicture(source: Element, element: Element): boolean {
  if (source.name === 'w:drawing') return getGraphicContent(source)?.name === 'pic:pic';
  // In a version for older programs the library reads no picture.
  return source === element && source.children.some((shape) => findChild(shape, 'v:imagedata') !== null);
}

function isTextBox(source: Element): boolean {
  const content = source.name === 'w:drawing' ? getGraphicContent(source) : null;
  return content?.name === 'wps:wsp' && listChildren(content, 'wps:txbx').length > 0;
}
