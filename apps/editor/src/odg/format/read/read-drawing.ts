import { createMediaReader } from '../../../canvas/format/media-reader.ts';
import type { PageLayout, SceneContent, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import type { Element } from '../../../xml/element.ts';
import { getString } from '../../../xml/values.ts';
import { type CommentSource, readComments } from './comments.ts';
import { type Drawing, findMaster, getSize, type Master, openDrawing, type Sheet } from './drawing.ts';
import { readGraphicStyles } from './graphic-styles.ts';
import { createId, type Reader, type ShapeSource } from './reader.ts';
import { listShapeElements, readShapes } from './shapes.ts';
import { findValue, getStyleChain, type StyleChain } from './styles.ts';
import { parseColour } from './units.ts';
import { findUnsupported } from './unsupported.ts';

/** An opened drawing: its scene, and the position of each item in the file. */
export interface OpenedDrawing {
  drawing: Drawing;
  scene: SceneContent;
  pages: ReadonlyMap<string, Element>;
  sources: ReadonlyMap<string, ShapeSource>;
  comments: ReadonlyMap<string, CommentSource>;
  /** All ids used in the file. */
  usedIds: ReadonlySet<string>;
  /** Reads new markup as the pages will show it. */
  createReaderFor: (prefix: string) => Reader;
}

export function openDrawings(bytes: Uint8Array): OpenedDrawing {
  const drawing = openDrawing(bytes);
  const { content, layers, mediaTypes } = drawing;
  const layerIds = new Set(layers.map(({ id }) => id));
  const mediaReader = createMediaReader(drawing.pack);
  const sources = new Map<string, ShapeSource>();
  const usedIds = new Set<string>();
  const createReader = (sheet: Sheet, prefix: string): Reader => ({
    sheet,
    prefix,
    sources,
    usedIds,
    counts: { shapes: 0 },
    mediaReader,
    layerIds,
    mediaTypes,
    background: null,
  });
  const layouts = readLayouts(drawing, (master) => {
    if (drawing.common === null) return [];
    // Their ids come from a separate namespace, so that they differ from those on pages.
    const reader = {
      ...createReader(drawing.common, `master~${master.name}`),
      background: readMasterBackground(drawing, master),
      sources: new Map(),
      usedIds: new Set<string>(),
    };
    return readShapes(reader, listShapeElements(master.element));
  });
  const pages = new Map<string, Element>();
  const comments = new Map<string, CommentSource>();
  const ids = drawing.pages.map((element, index) =>
    createId({ prefix: 'page', usedIds }, element, String(index)),
  );
  const readPages = drawing.pages.map((element, index): ScenePage => {
    const id = ids[index] ?? '';
    pages.set(id, element);
    const reader = createReader(content, id);
    const layout = layouts.get(findMaster(drawing, element)?.name ?? '');
    const commentSources = readComments(element, (annotation, position) =>
      createCommentId(reader, annotation, position),
    );
    for (const source of commentSources) comments.set(source.comment.id, source);
    const page = readPageValues(drawing, element, { id, layout });
    const shapes = readShapes({ ...reader, background: page.background }, listShapeElements(element));
    return { ...page, shapes, comments: commentSources.map(({ comment }) => comment) };
  });
  // A drawing without a page is shown with an empty one, which is written with the first change.
  const scenePages =
    readPages.length === 0 ? [createEmptyPage(drawing, [...layouts.values()][0])] : readPages;
  const unsupported = findUnsupported(
    drawing,
    scenePages.map(({ shapes }) => shapes),
  );
  return {
    drawing,
    scene: {
      pages: scenePages,
      media: mediaReader.allMedia,
      layouts: [...layouts.values()],
      layers,
      styles: readGraphicStyles(drawing.common?.styles),
      hasGluePoints: true,
      unsupported,
    },
    pages,
    sources,
    comments,
    usedIds: listIds(content.root),
    createReaderFor: (prefix) => ({
      ...createReader(content, prefix),
      sources: new Map(),
      usedIds: new Set(),
    }),
  };
}

function listIds(root: Element): Set<string> {
  const ids = new Set<string>();
  for (const [, id = ''] of root.source.matchAll(/\s(?:xml:id|draw:id|office:name)\s*=\s*["']([^"']*)/g))
    ids.add(id);
  return ids;
}

function createCommentId(reader: Reader, element: Element, position: string): string {
  const name = getString(element, 'office:name');
  if (name === null || name === '' || name.includes('~') || reader.usedIds.has(name))
    return createId(reader, element, position);
  reader.usedIds.add(name);
  return name;
}

function readLayouts(drawing: Drawing, shapesOf: (master: Master) => Shape[]): Map<string, PageLayout> {
  const { masters } = drawing;
  const allMasters = masters.length === 0 ? [null] : masters;
  return new Map(
    allMasters.map((master) => [
      master?.name ?? '',
      {
        id: master?.name ?? '',
        name: masters.length > 1 ? getMasterName(master) : '',
        ...getSize(master),
        background: readMasterBackground(drawing, master),
        behind: master === null ? [] : shapesOf(master),
        shapes: [],
      },
    ]),
  );
}

const getMasterName = (master: Master | null): string =>
  getString(master?.element, 'style:display-name') ?? master?.name ?? '';

const pagePropertiesElement = 'style:drawing-page-properties';

function readMasterBackground({ common }: Drawing, master: Master | null): string | null {
  if (common === null || master === null) return null;
  const name = getString(master.element, 'draw:style-name');
  return readBackground(getStyleChain(common.styles, 'drawing-page', name)) ?? null;
}

/** Undefined if the styles do not define it. */
function readBackground(chain: StyleChain): string | undefined {
  const fill = findValue(chain, pagePropertiesElement, 'draw:fill');
  if (fill === null || fill === 'none') return undefined;
  return parseColour(findValue(chain, pagePropertiesElement, 'draw:fill-color')) ?? '#ffffff';
}

interface PageOptions {
  id: string;
  layout: PageLayout | undefined;
}

function readPageValues(
  drawing: Drawing,
  element: Element,
  { id, layout }: PageOptions,
): Omit<ScenePage, 'shapes' | 'comments'> {
  const chain = getStyleChain(drawing.content.styles, 'drawing-page', getString(element, 'draw:style-name'));
  const isVisible = (name: string): boolean => findValue(chain, pagePropertiesElement, name) !== 'false';
  const layoutBackground = isVisible('presentation:background-visible') ? (layout?.background ?? null) : null;
  return {
    id,
    name: getString(element, 'draw:name') ?? '',
    ...getSize(findMaster(drawing, element)),
    background: readBackground(chain) ?? layoutBackground,
    layoutId: layout?.id ?? '',
    behind: isVisible('presentation:background-objects-visible') ? (layout?.behind ?? []) : [],
    notes: null,
    isHidden: false,
    transition: 'none',
  };
}

function createEmptyPage(drawing: Drawing, layout: PageLayout | undefined): ScenePage {
  return {
    id: 'page~0',
    name: '',
    ...getSize(drawing.masters[0] ?? null),
    background: layout?.background ?? null,
    layoutId: layout?.id ?? '',
    behind: layout?.behind ?? [],
    shapes: [],
    notes: null,
    isHidden: false,
    transition: 'none',
    comments: [],
  };
}
