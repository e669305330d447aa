import { encodeAttribute, encodeText } from '@redraft/documents';
import type { Donors } from '../../../canvas/format/merge-scenes.ts';
import { rootOf, writePackage } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Scene, SceneComment, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import {
  type Draft,
  draftAlong,
  draftInPlaceOf,
  draftOf,
  fresh,
  type Piece,
  setAttributes,
  xmlOf,
} from '../../../xml/draft.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { stringOf, writable } from '../../../xml/values.ts';
import { noteNames } from '../read/comments.ts';
import { lengthOf } from '../read/lengths.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { writeShape } from './shape.ts';
import { openStyleBook, withNamespaces } from './style-book.ts';
import { writeTree } from './tree.ts';
import { type DrawingWriting, openFiles, type PageWriting } from './writing.ts';

/** The opened drawing as the scene has it now. What has not changed is the same, shape by shape. */
export function writeDrawing(
  opened: OpenedDrawing,
  scene: Scene,
  donors: Donors<OpenedDrawing> = new Map(),
): Uint8Array {
  const { pack, content } = opened;
  const files = openFiles(pack);
  const styles = openStyleBook(content, rootOf(pack, 'styles.xml'));
  const copies = new Map<string, Shape>();
  for (const page of scene.pages) for (const shape of allShapes(page.shapes)) copies.set(shape.id, shape);
  const writing: DrawingWriting = {
    opened,
    scene,
    donors,
    styles,
    files,
    copies,
    used: new Set(),
    ids: idsIn(content),
  };
  const root = draftOf(content);
  const drawing = draftAlong(root, ['office:body', 'office:drawing']);
  if (drawing !== null) writePages(writing, drawing);
  styles.finish(root);
  const text =
    content.source.slice(0, content.start) + xmlOf(withNamespaces(root)) + content.source.slice(content.end);
  files.changes.set('content.xml', text);
  const common = styles.commonStyles();
  if (common !== null) files.changes.set('styles.xml', common);
  const manifest = files.manifest();
  if (manifest !== null) files.changes.set('META-INF/manifest.xml', manifest);
  return writePackage(pack, files.changes);
}

function* allShapes(shapes: readonly Shape[]): Generator<Shape> {
  const open = [...shapes];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    if (next.kind === 'group') open.push(...next.shapes);
  }
}

function idsIn({ source }: Element): Set<string> {
  const ids = source.matchAll(/\s(?:xml:id|draw:id)\s*=\s*["']([^"']*)/g);
  return new Set([...ids].map(([, id]) => id ?? ''));
}

function writePages(writing: DrawingWriting, drawing: Draft): void {
  const { opened, scene } = writing;
  const before = new Map(opened.scene.pages.map((page) => [page.id, page]));
  const isPage = (piece: Piece): boolean => typeof piece !== 'string' && piece.name === 'draw:page';
  const at = drawing.parts.findIndex(isPage);
  const pages = scene.pages.map((page): Piece => {
    const element = opened.pages.get(page.id);
    const was = before.get(page.id);
    if (element === undefined || was === undefined) return newPage(writing, page);
    return isSameValue(was, page)
      ? kept(writing, element, was)
      : changedPage(writing, { draft: draftOf(element), element, was, page });
  });
  const rest = drawing.parts.filter((piece) => !isPage(piece));
  // What a drawing begins with (forms, settings) stands before its pages.
  rest.splice(at === -1 ? rest.length : Math.min(at, rest.length), 0, ...pages);
  drawing.parts = rest;
}

/** The shapes of a page that is not written anew are in use all the same. */
function kept({ used }: DrawingWriting, element: Element, page: ScenePage): Element {
  for (const { id } of allShapes(page.shapes)) used.add(id);
  return element;
}

interface PageTask {
  draft: Draft;
  element: Element;
  was: ScenePage;
  page: ScenePage;
}

function changedPage(writing: DrawingWriting, { draft, element, was, page }: PageTask): Draft {
  const { opened, styles } = writing;
  if (was.name !== page.name)
    setAttributes(draft, { 'draw:name': page.name === '' ? null : writable(page.name) });
  if (was.background !== page.background) {
    const fill =
      page.background === null
        ? { 'draw:fill': 'none' }
        : { 'draw:fill': 'solid', 'draw:fill-color': page.background };
    const name = styles.styled('drawing-page', stringOf(element, 'draw:style-name'), {
      'style:drawing-page-properties': fill,
    });
    setAttributes(draft, { 'draw:style-name': name });
  }
  const reader = opened.readers.get(page.id) ?? { ...opened.shared, sheet: page.id };
  const own: PageWriting = { ...writing, page: page.id, reader };
  if (isSameValue(was.shapes, page.shapes)) for (const { id } of allShapes(page.shapes)) writing.used.add(id);
  else writeTree(own, draft, { source: element, shapes: page.shapes, write: writeShape });
  if (!isSameValue(was.comments, page.comments)) writeComments(writing, draft, { was, page });
  return draft;
}

/** A page that is new: its shapes are written one by one, also where it is a copy. */
function newPage(writing: DrawingWriting, page: ScenePage): Draft {
  const { opened, donors } = writing;
  const donor = donors.get(page.id);
  const original = opened.pages.get(page.copyOf ?? '') ?? null;
  const style = original === null || donor !== undefined ? null : stringOf(original, 'draw:style-name');
  const styled = style === null ? '' : ` draw:style-name="${encodeAttribute(style)}"`;
  const element = readElement(
    `<draw:page${styled} draw:master-page-name="${encodeAttribute(page.layoutId)}"/>`,
  );
  if (element === null) throw new Error('Not an element');
  const source = opened.scene.pages.find(({ id }) => id === page.copyOf);
  const layout = opened.scene.layouts.find(({ id }) => id === page.layoutId);
  const background = style === null ? (layout?.background ?? null) : (source?.background ?? null);
  const was: ScenePage = { ...page, name: '', background, shapes: [], comments: [] };
  return changedPage(writing, { draft: draftOf(element), element, was, page });
}

function writeComments(
  { opened }: DrawingWriting,
  draft: Draft,
  { was, page }: { was: ScenePage; page: ScenePage },
): void {
  const now = new Map(page.comments.map((comment) => [comment.id, comment]));
  const known = new Set(was.comments.map(({ id }) => id));
  for (const before of was.comments) {
    const element = opened.comments.get(before.id);
    const comment = now.get(before.id);
    if (element === undefined || isSameValue(before, comment)) continue;
    const own = draftInPlaceOf(draft, element);
    if (own === null) continue;
    if (comment === undefined) draft.parts = draft.parts.filter((piece) => piece !== own);
    else writeComment(own, before, comment);
  }
  const added = page.comments.filter(({ id }) => !known.has(id)).map((comment) => fresh(commentXml(comment)));
  const last = draft.parts.findLastIndex(
    (piece) => typeof piece !== 'string' && noteNames.includes(piece.name),
  );
  draft.parts.splice(last + 1, 0, ...added);
}

const linesXml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<text:p>${encodeText(writable(line))}</text:p>`)
    .join('');

function writeComment(draft: Draft, was: SceneComment, comment: SceneComment): void {
  setAttributes(draft, { 'svg:x': lengthOf(comment.x), 'svg:y': lengthOf(comment.y) });
  if (was.text === comment.text) return;
  draft.parts = draft.parts.filter((piece) => typeof piece !== 'string' && !piece.name.startsWith('text:'));
  draft.parts.push(linesXml(comment.text));
}

function commentXml({ author, at, text, x, y }: SceneComment): string {
  const time = at === null ? '' : `<dc:date>${new Date(at).toISOString().replace(/Z$/, '')}</dc:date>`;
  return (
    `<office:annotation svg:x="${lengthOf(x)}" svg:y="${lengthOf(y)}"><dc:creator>${encodeText(writable(author))}</dc:creator>` +
    `${time}${linesXml(text)}</office:annotation>`
  );
}
