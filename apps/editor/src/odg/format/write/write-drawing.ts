import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import { writePackage } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Scene, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
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
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { isShape } from '../read/shapes.ts';
import { writeComments } from './comments.ts';
import { copyXml } from './copies.ts';
import { type DocumentWriter, documentText, openDocumentWriter } from './document-writer.ts';
import { writeShape } from './shape.ts';
import { writeTree } from './tree.ts';
import type { Writing } from './writing.ts';

/** Writes the opened drawing with the current scene. Unchanged parts and shapes stay identical. */
export function writeDrawing(
  opened: OpenedDrawing,
  scene: Scene,
  contentSources: ContentSources<OpenedDrawing> = new Map(),
): Uint8Array {
  const { pack, content } = opened.drawing;
  const writer = openDocumentWriter(opened);
  const shapesById = new Map<string, Shape>();
  for (const { shapes } of scene.pages)
    for (const shape of allShapes(shapes)) shapesById.set(shape.id, shape);
  const writing: Writing = { opened, scene, book: writer, contentSources, shapesById, used: new Set() };
  const before = new Map(opened.scene.pages.map((page) => [page.id, page]));
  // Remaining shapes come first: a copy never takes the place of its original.
  const pages = scene.pages.map((page): [Element | null, XmlNode] => {
    const element = opened.pages.get(page.id) ?? null;
    const was = before.get(page.id);
    if (element === null || was === undefined) return [null, addPage(writing, page)];
    if (isSameValue(was, page) && areOwn(writing, page)) return [element, element];
    return [element, changedPage(writing, { element, was, page })];
  });
  const root = createElementDraft(content.root);
  const body = findChildDraft(root, 'office:body');
  const drawing = body === null ? null : findChildDraft(body, 'office:drawing');
  if (drawing === null) throw new Error('The content has no place for pages');
  putPages(drawing, pages);
  addStyles(root, writer);
  const changes = writer.changes();
  changes.set('content.xml', documentText(content.root, root, declaredIn(contentSources)));
  return writePackage(pack, changes);
}

/** The shapes of a page with all descendants. */
function* allShapes(shapes: readonly Shape[]): Generator<Shape> {
  const open = [...shapes];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    if (next.kind === 'group') open.push(...next.shapes);
  }
}

/** A page that is kept as a whole contains all of its shapes. */
function areOwn({ used }: Writing, page: ScenePage): boolean {
  const shapes = [...allShapes(page.shapes)];
  if (shapes.some(({ id }) => used.has(id))) return false;
  for (const { id } of shapes) used.add(id);
  return true;
}

/** Namespaces used by the markup of other files. */
function declaredIn(contentSources: ContentSources<OpenedDrawing>): Map<string, string> {
  const names = new Map<string, string>();
  for (const from of new Set([...contentSources.values()].map((donor) => donor.from))) {
    for (const [name, value] of parseAttributes(getTag(from.drawing.content.root)))
      if (name.startsWith('xmlns:')) names.set(name, value.slice(1, -1));
  }
  return names;
}

/** Content between pages stays after the page that it followed. */
function putPages(drawing: ElementDraft, pages: readonly (readonly [Element | null, XmlNode])[]): void {
  const head: XmlNode[] = [];
  const behind = new Map<XmlNode, XmlNode[]>();
  const tail: XmlNode[] = [];
  let open = head;
  for (const piece of drawing.parts) {
    if (typeof piece !== 'string' && piece.name === 'draw:page') {
      open = [];
      behind.set(piece, open);
    } else if (typeof piece !== 'string' && behind.size > 0) tail.push(piece);
    else open.push(piece);
  }
  const written = pages.flatMap(([element, piece]) => [
    piece,
    ...(element === null ? [] : (behind.get(element) ?? [])),
  ]);
  drawing.parts = [...head, ...written, ...tail];
}

function addStyles(root: ElementDraft, writer: DocumentWriter): void {
  const added = writer.added();
  if (added.length === 0) return;
  const order = ['office:scripts', 'office:font-face-decls', 'office:automatic-styles', 'office:body'];
  ensureChild(root, 'office:automatic-styles', order).parts.push(...added);
}

interface PageTask {
  element: Element;
  was: ScenePage;
  page: ScenePage;
}

function changedPage(writing: Writing, { element, was, page }: PageTask): ElementDraft {
  const { book: writer } = writing;
  const draft = createElementDraft(element);
  if (was.name !== page.name)
    setAttributes(draft, { 'draw:name': page.name === '' ? null : removeInvalidCharacters(page.name) });
  if (was.background !== page.background) {
    const fill =
      page.background === null
        ? { 'draw:fill': 'none' }
        : { 'draw:fill': 'solid', 'draw:fill-color': page.background };
    const name = writer.style('drawing-page', getString(element, 'draw:style-name'), {
      'style:drawing-page-properties': fill,
    });
    setAttributes(draft, { 'draw:style-name': name });
  }
  writeTree(writing, draft, { source: element, shapes: page.shapes, write: writeShape });
  if (!isSameValue(was.comments, page.comments)) writeComments(writing, draft, page.comments);
  return draft;
}

/** A new page: a copy of an existing or former one, or an empty one. */
function addPage(writing: Writing, page: ScenePage): XmlNode {
  const { book: writer, opened } = writing;
  const origin = originOf(writing, page);
  const shell =
    origin === null
      ? '<draw:page/>'
      : copyXml(writer, shellOf(origin.element), { from: origin.from, to: opened });
  const named = createElementDraft(readable(shell));
  const master = masterFor(opened, page);
  setAttributes(named, { 'xml:id': writer.freeId(page.id), 'draw:master-page-name': master });
  const element = readable(serializeNode(named));
  const layout = opened.scene.layouts.find(({ id }) => id === master) ?? opened.scene.layouts[0];
  const was: ScenePage = {
    ...page,
    name: getString(element, 'draw:name') ?? '',
    background: origin === null ? (layout?.background ?? null) : origin.page.background,
    shapes: [],
    comments: [],
  };
  return changedPage(writing, { element, was, page });
}

function readable(xml: string): Element {
  const element = readElement(xml);
  if (element === null) throw new Error('Not an element');
  return element;
}

/** A page without its visible content, which is written separately, and without the animations of it. */
function shellOf(page: Element): Element {
  const draft = createElementDraft(page);
  const isLeftOut = (piece: XmlNode): boolean =>
    typeof piece === 'string' ||
    annotationNames.includes(piece.name) ||
    /^anim:/.test(piece.name) ||
    isShape(piece.name);
  draft.parts = draft.parts.filter((piece) => !isLeftOut(piece));
  return readable(serializeNode(draft));
}

interface Origin {
  from: OpenedDrawing;
  element: Element;
  page: ScenePage;
}

/** The page that a page is a copy of, in this file or the file it was imported from. */
function originOf({ opened, scene, contentSources }: Writing, page: ScenePage): Origin | null {
  const met = new Set<string>();
  for (let id: string | undefined = page.id; id !== undefined && !met.has(id); ) {
    met.add(id);
    const name: string = id;
    const donor = opened.pages.has(name) ? { from: opened, id: name } : contentSources.get(name);
    const element = donor?.from.pages.get(donor.id);
    const was = donor?.from.scene.pages.find((one) => one.id === donor.id);
    if (donor !== undefined && element !== undefined && was !== undefined)
      return { from: donor.from, element, page: was };
    id = name === page.id ? page.copyOf : scene.pages.find((one) => one.id === name)?.copyOf;
  }
  return null;
}

/** The master page that gives a page its size. */
function masterFor(
  { drawing: { masters } }: OpenedDrawing,
  { layoutId, width, height }: ScenePage,
): string | null {
  const named = masters.find(({ name }) => name === layoutId);
  const found =
    named ?? masters.find((master) => master.width === width && master.height === height) ?? masters[0];
  return found?.name ?? null;
}
