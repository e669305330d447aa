import { DocumentError } from '@redraft/documents';
import { type MediaShelf, mediaShelf } from '../../../canvas/format/media-shelf.ts';
import { naturalSize } from '../../../canvas/format/natural-size.ts';
import { openPackage, type Package, partText, rootOf } from '../../../canvas/format/package.ts';
import type { PageLayout, SceneContent, ScenePage, UnshownKind } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { along, childrenOf, find, stringOf } from '../../../xml/values.ts';
import { noteElements, readComment } from './comments.ts';
import { emuOf } from './lengths.ts';
import { fillOf } from './looks.ts';
import type { DrawnReader, DrawnSource } from './reader.ts';
import { readShapes, shapeElements } from './shapes.ts';
import { readFonts, readStyles, type Styles } from './styles.ts';
import { asItIs } from './transforms.ts';

/** A drawing as it was opened: its scene, and where in the file each thing of it stands. */
export interface OpenedDrawing {
  pack: Package;
  /** `content.xml` and what it says of styles. */
  content: Element;
  body: Element;
  styles: Styles;
  scene: SceneContent;
  pages: ReadonlyMap<string, Element>;
  readers: ReadonlyMap<string, DrawnReader>;
  sources: ReadonlyMap<string, DrawnSource>;
  comments: ReadonlyMap<string, Element>;
  shared: SharedReading;
}

type SharedReading = Omit<DrawnReader, 'sheet'>;

/** What a person sees of a drawing. Throws a DocumentError for bytes that are none. */
export function readDrawing(bytes: Uint8Array): SceneContent {
  return openDrawing(bytes).scene;
}

export function openDrawing(bytes: Uint8Array): OpenedDrawing {
  const pack = openPackage(bytes);
  if (partText(pack, 'META-INF/manifest.xml')?.includes('encryption-data'))
    throw new DocumentError('wrong_type', 'An encrypted file');
  const content = rootOf(pack, 'content.xml');
  const body = along(content, 'office:body', 'office:drawing');
  if (content === null) throw new DocumentError('malformed', 'No content');
  if (body === null) throw new DocumentError('wrong_type', 'The content is no drawing');
  const master = rootOf(pack, 'styles.xml');
  const fonts = readFonts(master, content);
  const common = along(master, 'office:styles');
  const styles = readStyles([common, along(content, 'office:automatic-styles')], fonts);
  const masterStyles = readStyles([common, along(master, 'office:automatic-styles')], fonts);
  const shelf = mediaShelf(pack);
  const shared = sharedReading(pack, { styles, shelf });
  const masters = childrenOf(along(master, 'office:master-styles'), 'style:master-page');
  const layouts = masters.map((element) => readMaster(element, { ...shared, styles: masterStyles }));
  const readers = new Map<string, DrawnReader>();
  const pages = new Map<string, Element>();
  const comments = new Map<string, Element>();
  const scenes = pageElements(body).map((element, index): ScenePage => {
    const id = pageId(element, { index, known: pages });
    const reader = { ...shared, sheet: id };
    readers.set(id, reader);
    pages.set(id, element);
    const layout =
      layouts.find((one) => one.id === stringOf(element, 'draw:master-page-name')) ??
      layouts[0] ??
      plainLayout;
    const notes = noteElements(element).map((note, number) => {
      const comment = readComment(note, `${id}~c${number + 1}`);
      comments.set(comment.id, note);
      return comment;
    });
    return { ...readPage(element, { id, reader, layout }), comments: notes };
  });
  const first = scenes[0]?.layoutId;
  const named = layouts.length > 1 ? layouts : layouts.map((layout) => ({ ...layout, name: '' }));
  const scene = {
    pages: scenes,
    media: shelf.all,
    // New pages begin as the first page did.
    layouts:
      named.length === 0
        ? [plainLayout]
        : named.toSorted((one, other) => Number(other.id === first) - Number(one.id === first)),
    unshown: unshownIn(pack, body),
  };
  return { pack, content, body, styles, scene, pages, readers, sources: shared.sources, comments, shared };
}

const pageElements = (body: Element): Element[] => childrenOf(body, 'draw:page');

function pageId(
  element: Element,
  { index, known }: { index: number; known: ReadonlyMap<string, Element> },
): string {
  const named = stringOf(element, 'xml:id') ?? stringOf(element, 'draw:id') ?? stringOf(element, 'draw:name');
  const id = named === null || named === '' ? '' : `p.${named.replaceAll('~', '-')}`;
  return id === '' || known.has(id) ? `p~${index + 1}` : id;
}

function sharedReading(
  pack: Package,
  { styles, shelf }: { styles: Styles; shelf: MediaShelf },
): SharedReading {
  return {
    styles,
    shelf,
    sources: new Map(),
    taken: new Set(),
    naturalSize: (name) => {
      const media = shelf.all.get(name);
      return media === undefined ? null : naturalSize(media.bytes);
    },
    objectKind: (folder) => {
      const inside = along(rootOf(pack, `${folder}/content.xml`), 'office:body')?.children[0]?.name;
      if (inside === 'office:chart') return 'chart';
      const isFormula = rootOf(pack, `${folder}/content.xml`)?.name.endsWith('math') ?? false;
      return isFormula ? 'equation' : 'object';
    },
  };
}

/** A4 upright, for a file whose styles are missing. */
const plainLayout: PageLayout = {
  id: 'Default',
  name: '',
  width: 7_560_000,
  height: 10_692_000,
  background: null,
  behind: [],
  shapes: [],
};

const largestSide = 200_000_000;

function readMaster(element: Element, shared: SharedReading): PageLayout {
  const id = stringOf(element, 'style:name') ?? '';
  const { styles } = shared;
  const layout = styles.named('style:page-layout', stringOf(element, 'style:page-layout-name'));
  const size = along(layout, 'style:page-layout-properties');
  const side = (name: string, usual: number): number =>
    Math.min(largestSide, Math.max(1, Math.round(emuOf(stringOf(size, name)) ?? usual)));
  const reader = { ...shared, sheet: `m.${id}` };
  return {
    id,
    name: stringOf(element, 'style:display-name') ?? id,
    width: side('fo:page-width', plainLayout.width),
    height: side('fo:page-height', plainLayout.height),
    background: backgroundOf(styles, stringOf(element, 'draw:style-name')) ?? null,
    behind: readShapes(reader, shapeElements(element), { matrix: asItIs, path: '', depth: 0 }),
    shapes: [],
  };
}

/** Undefined where the style says nothing. */
function backgroundOf(styles: Styles, style: string | null): string | null | undefined {
  const properties = styles.propertiesOf('drawing-page', style, 'style:drawing-page-properties');
  return properties.has('draw:fill') ? fillOf(properties, styles, false).fill : undefined;
}

function readPage(
  element: Element,
  { id, reader, layout }: { id: string; reader: DrawnReader; layout: PageLayout },
): Omit<ScenePage, 'comments'> {
  const own = backgroundOf(reader.styles, stringOf(element, 'draw:style-name'));
  return {
    id,
    name: stringOf(element, 'draw:name') ?? '',
    width: layout.width,
    height: layout.height,
    background: own === undefined ? layout.background : own,
    layoutId: layout.id,
    behind: layout.behind,
    shapes: readShapes(reader, shapeElements(element), { matrix: asItIs, path: '', depth: 0 }),
    notes: null,
    isHidden: false,
  };
}

/** What the drawing holds that the editor keeps and does not show. */
function unshownIn(pack: Package, body: Element): UnshownKind[] {
  const found = new Set<UnshownKind>();
  for (const name of pack.entries.keys()) {
    if (!/^[^/]+\/content\.xml$/.test(name)) continue;
    const root = rootOf(pack, name);
    const isChart = along(root, 'office:body', 'office:chart') !== null;
    found.add(isChart ? 'chart' : root?.name.endsWith('math') ? 'equation' : 'object');
  }
  if (find(body, ['draw:object-ole']) !== null) found.add('object');
  if (find(body, ['draw:plugin']) !== null) found.add('video');
  if (find(body, ['dr3d:scene', 'draw:control', 'draw:measure', 'draw:page-thumbnail']) !== null)
    found.add('other');
  if (/<anim:|<presentation:animations/.test(body.source)) found.add('animation');
  return [...found];
}
