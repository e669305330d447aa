import { encodeAttribute } from '@redraft/documents';
import { type Element, readElement } from '../../../xml/element.ts';
import { findDescendant, getString } from '../../../xml/values.ts';
import { getShapeTree } from '../read/deck.ts';
import { getNonVisualProperties } from '../read/reader.ts';
import { getShapeElement } from '../read/shapes.ts';
import { findShapeNumber } from './connections.ts';
import type { SlideWriteContext } from './write-context.ts';

/** A slide that is written, as far as comments on it need it. */
export interface WrittenSlide {
  /** Its number in the list of slides. */
  number: string;
  creationId: string;
  /** The shapes from the outermost group to the one itself; null if the slide does not have it. */
  findShape: (id: string) => readonly Element[] | null;
}

export function describeWrittenSlide(writing: SlideWriteContext, pageId: string): WrittenSlide {
  const root = readElement(writing.writer.readText(writing.part) ?? '');
  const creationId = root === null ? null : findDescendant(root, ['p14:creationId']);
  const tree = root === null ? null : getShapeTree(root);
  const shapesByNumber = tree === null ? new Map<string, ShapeInTree>() : indexShapes(tree);
  return {
    number: writing.slideNumbers.get(pageId) ?? '',
    creationId: getString(creationId, 'val') ?? '0',
    findShape: (id) => {
      const number = findShapeNumber(writing, id) ?? /\.(\d+)$/.exec(id)?.[1];
      const found = number === undefined ? undefined : shapesByNumber.get(String(number));
      return found === undefined ? null : getPath(found);
    },
  };
}

interface ShapeInTree {
  element: Element;
  group: ShapeInTree | null;
}

/** The shapes by their numbers, each with its group. Without recursion: groups may be nested as deep as a file likes. */
function indexShapes(tree: Element): Map<string, ShapeInTree> {
  const index = new Map<string, ShapeInTree>();
  const queue: { parent: Element; group: ShapeInTree | null }[] = [{ parent: tree, group: null }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const child of next.parent.children) {
      const element = getShapeElement(child);
      if (element === null) continue;
      const shape = { element, group: next.group };
      const number = getString(getNonVisualProperties(element), 'id');
      if (number !== null && !index.has(number)) index.set(number, shape);
      if (element.name === 'p:grpSp') queue.push({ parent: element, group: shape });
    }
  }
  return index;
}

/** From the outermost group to the shape itself. */
function getPath(shape: ShapeInTree): Element[] {
  const path: Element[] = [];
  for (let next: ShapeInTree | null = shape; next !== null; next = next.group) path.push(next.element);
  return path.reverse();
}

const monikers: Readonly<Record<string, string>> = {
  'p:sp': 'ac:spMk',
  'p:pic': 'ac:picMk',
  'p:cxnSp': 'ac:cxnSpMk',
  'p:graphicFrame': 'ac:graphicFrameMk',
  'p:grpSp': 'ac:grpSpMk',
  'p:contentPart': 'ac:inkMk',
};

const slideNamespace = 'http://schemas.microsoft.com/office/powerpoint/2013/main/command';
const drawingNamespace = 'http://schemas.microsoft.com/office/drawing/2013/main/command';
const noCreationId = '{00000000-0000-0000-0000-000000000000}';

/** What a modern comment is about ([MS-PPTX] EG_CommentAnchor): PowerPoint does not show one without it. */
export function createAnchorXml(slide: WrittenSlide, shape: string | null): string {
  const path = shape === null ? null : slide.findShape(shape);
  const slideMonikers = `<pc:docMk xmlns:pc="${slideNamespace}"/><pc:sldMk xmlns:pc="${slideNamespace}" cId="${encodeAttribute(slide.creationId)}" sldId="${slide.number}"/>`;
  if (path === null) return `<pc:sldMkLst xmlns:pc="${slideNamespace}">${slideMonikers}</pc:sldMkLst>`;
  return `<ac:deMkLst xmlns:ac="${drawingNamespace}">${slideMonikers}${path.map(createMoniker).join('')}</ac:deMkLst>`;
}

function createMoniker(shape: Element): string {
  const properties = getNonVisualProperties(shape);
  const creation = properties === null ? null : findDescendant(properties, ['a16:creationId']);
  const creationId = /^\{[\dA-F-]{36}\}$/i.exec(getString(creation, 'id') ?? '')?.[0] ?? noCreationId;
  return `<${monikers[shape.name] ?? 'ac:spMk'} id="${encodeAttribute(getString(properties, 'id') ?? '')}" creationId="${creationId}"/>`;
}
