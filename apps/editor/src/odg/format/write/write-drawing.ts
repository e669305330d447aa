import { listAllShapes } from '../../../canvas/commands/find-shapes.ts';
import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import { writePackage } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Scene, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import { indexStyles } from '../../../canvas/styles/styles.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
  serializeNode,
  setAttributes,
  type XmlNode,
} from '../../../xml/draft.ts';
import { type Element, getTag, parseAttributes, readElement } from '../../../xml/element.ts';
import { getString, removeInvalidCharacters } from '../../../xml/values.ts';
import { annotationNames } from '../read/comments.ts';
import { findDrawing } from '../read/drawing.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { isShape } from '../read/shapes.ts';
import { writeComments } from './comments.ts';
import { listConnectedShapes } from './connectors.ts';
import { copyXml } from './copy-xml.ts';
import { type DocumentWriter, openDocumentWriter } from './document-writer.ts';
import { writeGraphicStyles } from './graphic-styles.ts';
import { mapLayerNames, renameLayersIn, writeLayers } from './layers.ts';
import { writeShape } from './shape.ts';
import { createDocumentXml } from './styles-part.ts';
import { writeTree } from './tree.ts';
import type { WriteContext } from './write-context.ts';

/** Writes the opened drawing with the current scene. Unchanged parts and shapes stay identical. */
export function writeDrawing(
  openedBefore: OpenedDrawing,
  scene: Scene,
  contentSources: ContentSources<OpenedDrawing> = new Map(),
): Uint8Array {
  const opened = writeGraphicStyles(openedBefore, scene);
  const { pack, content } = opened.drawing;
  const writer = openDocumentWriter(opened);
  const shapesById = new Map<string, Shape>();
  for (const { shapes } of scene.pages)
    for (const shape of listAllShapes(shapes)) shapesById.set(shape.id, shape);
  const writing: WriteContext = {
    opened,
    scene,
    styles: indexStyles(scene.styles),
    writer,
    contentSources,
    shapesById,
    writtenShapes: new Set(),
    connectedShapes: listConnectedShapes(scene),
    elementIds: new Map(),
  };
  const pagesBefore = new Map(opened.scene.pages.map((page) => [page.id, page]));
  // Remaining shapes come first: a copy never takes the place of its original.
  const pages = scene.pages.map((page): [Element | null, XmlNode] => {
    const element = opened.pages.get(page.id) ?? null;
    const pageBefore = pagesBefore.get(page.id);
    if (element === null || pageBefore === undefined) return [null, addPage(writing, page)];
    if (isSameValue(pageBefore, page) && areAllUnused(writing, page)) return [element, element];
    return [element, writePage(writing, { element, pageBefore, page })];
  });
  const root = createElementDraft(content.root);
  const body = findChildDraft(root, 'office:body');
  const drawing = body === null ? null : findDrawing((name) => findChildDraft(body, name));
  if (drawing === null) throw new Error('The content has no place for pages');
  replacePages(drawing, pages);
  addStyles(root, writer);
  writeLayers(writing);
  const changes = writer.getChanges();
  changes.set('content.xml', createDocumentXml(content.root, root, listNamespaces(contentSources)));
  renameLayers(writing, changes);
  return writePackage(pack, changes);
}

/** Shapes are written with the ids of their layers. */
function renameLayers(writing: WriteContext, changes: Map<string, string | Uint8Array | null>): void {
  const names = mapLayerNames(writing);
  for (const [part, text] of changes)
    if (typeof text === 'string' && /^(?:content|styles)\.xml$/.test(part))
      changes.set(part, renameLayersIn(text, names));
}

/** A page that is kept as a whole contains all of its shapes. */
function areAllUnused({ writtenShapes }: WriteContext, page: ScenePage): boolean {
  const shapes = [...listAllShapes(page.shapes)];
  if (shapes.some(({ id }) => writtenShapes.has(id))) return false;
  for (const { id } of shapes) writtenShapes.add(id);
  return true;
}

/** Namespaces used by the markup of other files. */
function listNamespaces(contentSources: ContentSources<OpenedDrawing>): Map<string, string> {
  const names = new Map<string, string>();
  for (const from of new Set([...contentSources.values()].map((contentSource) => contentSource.from))) {
    for (const [name, value] of parseAttributes(getTag(from.drawing.content.root)))
      if (name.startsWith('xmlns:')) names.set(name, value.slice(1, -1));
  }
  return names;
}

/** Content between pages stays after the page that it followed. */
function replacePages(drawing: ElementDraft, pages: readonly (readonly [Element | null, XmlNode])[]): void {
  const leading: XmlNode[] = [];
  const followers = new Map<XmlNode, XmlNode[]>();
  const trailing: XmlNode[] = [];
  let currentList = leading;
  for (const piece of drawing.parts) {
    if (typeof piece !== 'string' && piece.name === 'draw:page') {
      currentList = [];
      followers.set(piece, currentList);
    } else if (typeof piece !== 'string' && followers.size > 0) trailing.push(piece);
    else currentList.push(piece);
  }
  const written = pages.flatMap(([element, piece]) => [
    piece,
    ...(element === null ? [] : (followers.get(element) ?? [])),
  ]);
  drawing.parts = [...leading, ...written, ...trailing];
}

function addStyles(root: ElementDraft, writer: DocumentWriter): void {
  const added = writer.getAddedStyles();
  if (added.length === 0) return;
  const order = ['office:scripts', 'office:font-face-decls', 'office:automatic-styles', 'office:body'];
  ensureChild(root, 'office:automatic-styles', order).parts.push(...added);
}

interface PageChange {
  element: Element;
  pageBefore: ScenePage;
  page: ScenePage;
}

function writePage(writing: WriteContext, { element, pageBefore, page }: PageChange): ElementDraft {
  const { writer } = writing;
  const draft = createElementDraft(element);
  if (pageBefore.name !== page.name)
    setAttributes(draft, { 'draw:name': page.name === '' ? null : removeInvalidCharacters(page.name) });
  if (pageBefore.background !== page.background) {
    const fill =
      page.background === null
        ? { 'draw:fill': 'none' }
        : { 'draw:fill': 'solid', 'draw:fill-color': page.background };
    const name = writer.findOrAddStyle('drawing-page', getString(element, 'draw:style-name'), {
      'style:drawing-page-properties': fill,
    });
    setAttributes(draft, { 'draw:style-name': name });
  }
  writeTree(writing, draft, { source: element, shapes: page.shapes, write: writeShape });
  if (!isSameValue(pageBefore.comments, page.comments)) writeComments(writing, draft, page.comments);
  return draft;
}

/** A new page: a copy of an existing or former one, or an empty one. */
function addPage(writing: WriteContext, page: ScenePage): XmlNode {
  const { writer, opened } = writing;
  const origin = findOrigin(writing, page);
  const shellXml =
    origin === null
      ? '<draw:page/>'
      : copyXml(writer, createShell(origin.element), { from: origin.from, to: opened });
  const shell = createElementDraft(parseElement(shellXml));
  const master = findMasterName(opened, page);
  setAttributes(shell, { 'xml:id': writer.createId(page.id), 'draw:master-page-name': master });
  const element = parseElement(serializeNode(shell));
  const layout = opened.scene.layouts.find(({ id }) => id === master) ?? opened.scene.layouts[0];
  const pageBefore: ScenePage = {
    ...page,
    name: getString(element, 'draw:name') ?? '',
    background: origin === null ? (layout?.background ?? null) : origin.page.background,
    shapes: [],
    comments: [],
  };
  return writePage(writing, { element, pageBefore, page });
}

function parseElement(xml: string): Element {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return element;
}

/** A page without its visible content, which is written separately, and without the animations of it. */
function createShell(page: Element): Element {
  const draft = createElementDraft(page);
  const isExcluded = (piece: XmlNode): boolean =>
    typeof piece === 'string' ||
    annotationNames.includes(piece.name) ||
    /^anim:/.test(piece.name) ||
    isShape(piece.name);
  draft.parts = draft.parts.filter((piece) => !isExcluded(piece));
  return parseElement(serializeNode(draft));
}

interface Origin {
  from: OpenedDrawing;
  element: Element;
  page: ScenePage;
}

/** The page that a page is a copy of, in this file or the file it was imported from. */
function findOrigin({ opened, scene, contentSources }: WriteContext, page: ScenePage): Origin | null {
  const visitedIds = new Set<string>();
  for (let id: string | undefined = page.id; id !== undefined && !visitedIds.has(id); ) {
    visitedIds.add(id);
    const name: string = id;
    const contentSource = opened.pages.has(name) ? { from: opened, id: name } : contentSources.get(name);
    const element = contentSource?.from.pages.get(contentSource.id);
    const pageBefore = contentSource?.from.scene.pages.find((one) => one.id === contentSource.id);
    if (contentSource !== undefined && element !== undefined && pageBefore !== undefined)
      return { from: contentSource.from, element, page: pageBefore };
    id = name === page.id ? page.copyOf : scene.pages.find((one) => one.id === name)?.copyOf;
  }
  return null;
}

/** The master page that gives a page its size. */
function findMasterName(
  { drawing: { masters } }: OpenedDrawing,
  { layoutId, width, height }: ScenePage,
): string | null {
  const layoutMaster = masters.find(({ name }) => name === layoutId);
  const found =
    layoutMaster ??
    masters.find((master) => master.width === width && master.height === height) ??
    masters[0];
  return found?.name ?? null;
}
