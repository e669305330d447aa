import { createMediaReader } from '../../../canvas/format/media-shelf.ts';
import type { PageLayout, SceneContent, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type CommentSource, readComments } from './comments.ts';
import { type Drawing, type Master, masterOf, openDrawing, type Sheet, sizeOf } from './drawing.ts';
import { idIn, type Reader, type ShapeSource } from './reader.ts';
import { readShapes, shapeElements } from './shapes.ts';
import { type Chain, chainOf, valueIn } from './styles.ts';
import { colorIn } from './units.ts';
import { findUnsupported } from './unsupported.ts';

/** An opened drawing: its scene, and the position of each item in the file. */
export interface OpenedDrawing {
  drawing: Drawing;
  scene: SceneContent;
  pages: ReadonlyMap<string, Element>;
  sources: ReadonlyMap<string, ShapeSource>;
  comments: ReadonlyMap<string, CommentSource>;
  /** All ids used in the file. */
  ids: ReadonlySet<string>;
  /** Reads new markup as the pages will show it. */
  readerFor: (prefix: string) => Reader;
}

export function openDrawings(bytes: Uint8Array): OpenedDrawing {
  const drawing = openDrawing(bytes);
  const { content, hiddenLayers, types } = drawing;
  const shelf = createMediaReader(drawing.pack);
  const sources = new Map<string, ShapeSource>();
  const taken = new Set<string>();
  const readerOn = (sheet: Sheet, prefix: string): Reader => ({
    sheet,
    prefix,
    sources,
    taken,
    count: { shapes: 0 },
    shelf,
    hiddenLayers,
    types,
  });
  const layouts = layoutsOf(drawing, (master) => {
    if (drawing.common === null) return [];
    // Their ids come from a separate namespace, so that they differ from those on pages.
    const reader = {
      ...readerOn(drawing.common, `master~${master.name}`),
      sources: new Map(),
      taken: new Set<string>(),
    };
    return readShapes(reader, shapeElements(master.element, hiddenLayers));
  });
  const pages = new Map<string, Element>();
  const comments = new Map<string, CommentSource>();
  const ids = drawing.pages.map((element, index) => idIn({ prefix: 'page', taken }, element, String(index)));
  const read = drawing.pages.map((element, index): ScenePage => {
    const id = ids[index] ?? '';
    pages.set(id, element);
    const reader = readerOn(content, id);
    const view = layouts.get(masterOf(drawing, element)?.name ?? '');
    const found = readComments(element, (one, place) => commentId(reader, one, place));
    for (const source of found) comments.set(source.comment.id, source);
    const page = pageOf(drawing, element, { id, view });
    const shapes = readShapes(reader, shapeElements(element, hiddenLayers));
    return { ...page, shapes, comments: found.map(({ comment }) => comment) };
  });
  // A drawing without a page is shown with an empty one, which is written with the first change.
  const shown = read.length === 0 ? [emptyPage(drawing, [...layouts.values()][0])] : read;
  const unsupported = findUnsupported(
    drawing,
    shown.map(({ shapes }) => shapes),
  );
  return {
    drawing,
    scene: { pages: shown, media: shelf.allMedia, layouts: [...layouts.values()], unsupported },
    pages,
    sources,
    comments,
    ids: idsIn(content.root),
    readerFor: (prefix) => ({ ...readerOn(content, prefix), sources: new Map(), taken: new Set() }),
  };
}

function idsIn(root: Element): Set<string> {
  const ids = new Set<string>();
  for (const [, id = ''] of root.source.matchAll(/\s(?:xml:id|draw:id|office:name)\s*=\s*["']([^"']*)/g))
    ids.add(id);
  return ids;
}

function commentId(reader: Reader, element: Element, place: string): string {
  const name = getString(element, 'office:name');
  if (name === null || name === '' || name.includes('~') || reader.taken.has(name))
    return idIn(reader, element, place);
  reader.taken.add(name);
  return name;
}

function layoutsOf(drawing: Drawing, shapesOf: (master: Master) => Shape[]): Map<string, PageLayout> {
  const { masters } = drawing;
  const all = masters.length === 0 ? [null] : masters;
  return new Map(
    all.map((master) => [
      master?.name ?? '',
      {
        id: master?.name ?? '',
        name: masters.length > 1 ? nameOf(master) : '',
        ...sizeOf(master),
        background: backgroundOfMaster(drawing, master),
        behind: master === null ? [] : shapesOf(master),
        shapes: [],
      },
    ]),
  );
}

const nameOf = (master: Master | null): string =>
  getString(master?.element, 'style:display-name') ?? master?.name ?? '';

const pageProperties = 'style:drawing-page-properties';

function backgroundOfMaster({ common }: Drawing, master: Master | null): string | null {
  if (common === null || master === null) return null;
  const name = getString(master.element, 'draw:style-name');
  return backgroundIn(chainOf(common.styles, 'drawing-page', name)) ?? null;
}

/** Undefined if the styles do not define it. */
function backgroundIn(chain: Chain): string | undefined {
  const fill = valueIn(chain, pageProperties, 'draw:fill');
  if (fill === null || fill === 'none') return undefined;
  return colorIn(valueIn(chain, pageProperties, 'draw:fill-color')) ?? '#ffffff';
}

interface PageTask {
  id: string;
  view: PageLayout | undefined;
}

function pageOf(
  drawing: Drawing,
  element: Element,
  { id, view }: PageTask,
): Omit<ScenePage, 'shapes' | 'comments'> {
  const chain = chainOf(drawing.content.styles, 'drawing-page', getString(element, 'draw:style-name'));
  const isShown = (name: string): boolean => valueIn(chain, pageProperties, name) !== 'false';
  const general = isShown('presentation:background-visible') ? (view?.background ?? null) : null;
  return {
    id,
    name: getString(element, 'draw:name') ?? '',
    ...sizeOf(masterOf(drawing, element)),
    background: backgroundIn(chain) ?? general,
    layoutId: view?.id ?? '',
    behind: isShown('presentation:background-objects-visible') ? (view?.behind ?? []) : [],
    notes: null,
    isHidden: false,
  };
}

function emptyPage(drawing: Drawing, view: PageLayout | undefined): ScenePage {
  return {
    id: 'page~0',
    name: '',
    ...sizeOf(drawing.masters[0] ?? null),
    background: view?.background ?? null,
    layoutId: view?.id ?? '',
    behind: view?.behind ?? [],
    shapes: [],
    notes: null,
    isHidden: false,
    comments: [],
  };
}
