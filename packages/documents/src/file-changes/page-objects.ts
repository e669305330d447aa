import { readAttribute } from '../listed-parts.ts';
import { decodeEntities } from '../xml-entities.ts';
import { createTagCursor, skipElement } from '../xml-tags.ts';
import { readParagraphs } from '../xml-tokens.ts';

export type ObjectType = 'text' | 'shape' | 'picture' | 'table' | 'chart' | 'line' | 'group' | 'other';

/** A shape on a slide or a page of a drawing. */
export interface PageObject {
  /** Null if the file gives it none. */
  id: string | null;
  type: ObjectType;
  /** As named in the file. */
  name: string;
  text: string;
  /** As written, to notice other changes. */
  xml: string;
}

interface Element {
  name: string;
  xml: string;
}

/** The children of the first element with this name; fewer if the part is damaged. */
export function listChildren(xml: string, parent: string): Element[] {
  const cursor = createTagCursor(xml);
  const children: Element[] = [];
  while (cursor.next()) if (cursor.kind === 'open' && cursor.name === parent) break;
  while (cursor.next()) {
    if (cursor.kind === 'close') return children;
    if (cursor.kind !== 'open' && cursor.kind !== 'empty') continue;
    const { name, start } = cursor;
    if (!skipElement(cursor)) return children;
    children.push({ name, xml: xml.slice(start, cursor.end) });
  }
  return children;
}

const slideTypes: Readonly<Record<string, ObjectType>> = {
  'p:sp': 'shape',
  'p:pic': 'picture',
  'p:graphicFrame': 'other',
  'p:cxnSp': 'line',
  'p:grpSp': 'group',
  'p:contentPart': 'other',
  'mc:AlternateContent': 'other',
};

export function listSlideObjects(slide: string): PageObject[] {
  return listChildren(slide, 'p:spTree').flatMap(({ name, xml }) => {
    const type = slideTypes[name];
    if (type === undefined) return [];
    const [properties = ''] = /<p:cNvPr\s[^<>]*/.exec(xml) ?? [];
    return {
      id: readAttribute(properties, 'id') || null,
      type: typeOfShape(type, xml),
      name: decodeEntities(readAttribute(properties, 'name')),
      text: readParagraphs(xml, /^a:p$/).join('\n').trim(),
      xml,
    };
  });
}

function typeOfShape(type: ObjectType, xml: string): ObjectType {
  if (type === 'shape') return /<p:cNvSpPr\s[^<>]*txBox="(1|true)"|<p:ph[\s/>]/.test(xml) ? 'text' : 'shape';
  if (type !== 'other') return type;
  if (xml.includes('<a:tbl>') || xml.includes('<a:tbl ')) return 'table';
  return /<c(x)?:chart\s/.test(xml) ? 'chart' : 'other';
}

/** The title of a slide, or the first line of a page; null if it has none. */
export function findTitle(objects: readonly PageObject[]): string | null {
  const title = objects.find(({ xml }) => /<p:ph\s[^<>]*type="(title|ctrTitle)"/.test(xml));
  return firstLineOf(title?.text ?? '') ?? firstLineOf(objects.find(({ text }) => text !== '')?.text ?? '');
}

function firstLineOf(text: string): string | null {
  return text.split('\n', 1)[0]?.trim() || null;
}

const drawingTypes: Readonly<Record<string, ObjectType>> = {
  'draw:custom-shape': 'shape',
  'draw:rect': 'shape',
  'draw:ellipse': 'shape',
  'draw:circle': 'shape',
  'draw:regular-polygon': 'shape',
  'draw:polygon': 'shape',
  'draw:path': 'shape',
  'draw:polyline': 'line',
  'draw:line': 'line',
  'draw:connector': 'line',
  'draw:measure': 'line',
  'draw:g': 'group',
  'draw:a': 'other',
  'draw:caption': 'shape',
  'draw:control': 'other',
  'dr3d:scene': 'other',
};

export function listDrawingObjects(page: string): PageObject[] {
  return listChildren(page, 'draw:page').flatMap(({ name, xml }) => {
    const type = name === 'draw:frame' ? typeOfFrame(xml) : drawingTypes[name];
    if (type === undefined) return [];
    const [tag = ''] = /^<[^<>]*/.exec(xml) ?? [];
    return {
      id: readAttribute(tag, 'xml:id') || readAttribute(tag, 'draw:id') || null,
      type,
      name: decodeEntities(readAttribute(tag, 'draw:name')),
      text: readParagraphs(xml, /^text:(p|h)$/)
        .join('\n')
        .trim(),
      xml,
    };
  });
}

function typeOfFrame(xml: string): ObjectType {
  if (xml.includes('<draw:text-box')) return 'text';
  if (xml.includes('<table:table')) return 'table';
  if (xml.includes('<draw:object')) return 'other';
  return xml.includes('<draw:image') ? 'picture' : 'other';
}
