import { slideDesignIds } from '@redraft/documents';
import { createMediaReader, type MediaReader } from '../../../canvas/format/media-reader.ts';
import { readPartRoot } from '../../../canvas/format/package.ts';
import type {
  BoxShape,
  LayoutTheme,
  LevelFormat,
  PageLayout,
  SceneContent,
  ScenePage,
  Shape,
} from '../../../canvas/scene/scene.ts';
import { identityMapping } from '../../../drawingml/position.ts';
import { createEmptyParagraph } from '../../../drawingml/text.ts';
import {
  getLevelDefaults,
  readFlag,
  type TextContext,
  type TextSource,
} from '../../../drawingml/text-styles.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getString } from '../../../xml/values.ts';
import { type Background, createBackgroundShapes, findBackground } from './backgrounds.ts';
import { type CommentSource, hasModernAuthors, readAuthors, readComments } from './comments.ts';
import { type Deck, findRelationship, getShapeTree, type Layout, openDeck, type Slide } from './deck.ts';
import { readNotes } from './notes.ts';
import { isMarginPlaceholder, readPlaceholder } from './placeholders.ts';
import { createReader, type Reader, type ReaderState, type ShapeSource } from './reader.ts';
import { listShapeElements, readShapes } from './shapes.ts';
import { indexTableStyles } from './table-styles.ts';
import { readTransition } from './transition.ts';
import { findUnsupported } from './unsupported.ts';

/** An opened presentation: its scene, and the position of each item in the file. */
export interface OpenedSlides {
  deck: Deck;
  scene: SceneContent;
  readers: ReadonlyMap<string, Reader>;
  /** State shared by the readers of all sheets. */
  readerState: ReaderState;
  sources: ReadonlyMap<string, ShapeSource>;
  comments: ReadonlyMap<string, CommentSource>;
}

/** Throws a DocumentError for invalid files. */
export function openSlides(bytes: Uint8Array): OpenedSlides {
  const deck = openDeck(bytes);
  const mediaReader = createMediaReader(deck.pack);
  const readerState = createReaderState(deck, mediaReader);
  const layoutViews = new Map(
    deck.layouts.map((layout) => [layout.id, readLayout(deck, layout, readerState)]),
  );
  const authors = readAuthors(deck);
  const readers = new Map<string, Reader>();
  const comments = new Map<string, CommentSource>();
  const pages = deck.slides.map((slide): ScenePage => {
    const reader = createReader(
      slide,
      { layout: slide.layout, master: slide.layout?.master ?? null },
      readerState,
    );
    readers.set(slide.id, reader);
    const commentSources = readComments(slide, authors);
    for (const source of commentSources) comments.set(source.comment.id, source);
    const view = slide.layout === null ? null : (layoutViews.get(slide.layout.id) ?? null);
    return {
      ...readPage(deck, slide, { reader, view }),
      comments: commentSources.map(({ comment }) => comment),
    };
  });
  const layouts = [...layoutViews.values()].map(({ layout }) => layout);
  const design = findDesign(deck);
  const scene = {
    pages,
    media: mediaReader.allMedia,
    layouts,
    unsupported: findUnsupported(deck, pages),
    ...(deck.firstNumber === 1 ? {} : { firstPageNumber: deck.firstNumber }),
    ...(design === null ? {} : { design }),
    ...(hasModernAuthors(deck) ? { hasModernComments: true } : {}),
  };
  return { deck, scene, readers, readerState, sources: readerState.sources, comments };
}

/** Built-in designs are recognised by their theme names. */
function findDesign({ layouts }: Deck): string | null {
  const name = layouts[0]?.theme.name ?? '';
  return slideDesignIds.find((id) => id === name) ?? null;
}

function createReaderState(deck: Deck, mediaReader: MediaReader): ReaderState {
  const levels = findChild(deck.root, 'p:defaultTextStyle');
  const defaults: TextSource[] = levels === null ? [] : [{ kind: 'levels', levels }];
  const styles = readPartRoot(deck.pack, findRelationship(deck.relationships, 'tableStyles')?.target ?? '');
  return {
    defaults,
    sources: new Map(),
    idCounts: new Map(),
    mediaReader,
    tableStyles: indexTableStyles(styles),
  };
}

/** A layout for new pages, and as the background of pages that use it. */
interface LayoutView {
  layout: PageLayout;
  background: Background | null;
  behind: readonly Shape[];
  /** Readers of the master only, for slides that hide the shapes of their layout. */
  readers: readonly Reader[];
}

function readLayout(deck: Deck, layout: Layout, readerState: ReaderState): LayoutView {
  const { master } = layout;
  const layoutReader = createReader(layout, { layout: null, master }, readerState);
  const masterReader = createReader(
    { ...master, id: `${layout.id}#${master.part}` },
    { layout: null, master: null },
    readerState,
  );
  const readers = [layoutReader, { ...masterReader, master }];
  const { width, height } = deck;
  const background = findBackground(readers, deck);
  const showsMaster = readFlag(layout.root, 'showMasterSp') !== false;
  const behind = readers.toReversed().flatMap((reader) => {
    if (reader !== layoutReader && !showsMaster) return [];
    const elements = listShapeElements(getShapeTree(reader.sheet.root)).filter(
      (element) => readPlaceholder(element) === null,
    );
    return readShapes(reader, elements, { mapping: identityMapping, depth: 0 });
  });
  const backgroundShapes =
    background === null ? [] : createBackgroundShapes(background, { id: `${layout.id}.bg`, width, height });
  const placeholderElements = listShapeElements(getShapeTree(layout.root)).filter((element) =>
    isContentPlaceholder(element),
  );
  const placeholderShapes = readShapes(layoutReader, placeholderElements, {
    mapping: identityMapping,
    depth: 0,
  });
  return {
    readers,
    background,
    behind,
    layout: {
      id: layout.id,
      name: getString(findChild(layout.root, 'p:cSld'), 'name') ?? '',
      width,
      height,
      background: background?.color ?? null,
      behind: [...backgroundShapes, ...behind],
      shapes: placeholderShapes.map((shape) => createEmptyPlaceholder(layoutReader, shape)),
      kind: getString(layout.root, 'type') ?? '',
      levels: placeholderShapes.map(({ id }) => readLevels(readerState.sources.get(id)?.text ?? null)),
      theme: getLayoutTheme(layout),
    },
  };
}

/** Levels in common use; deeper ones have the format of the last. */
const levelCount = 5;

function readLevels(context: TextContext | null): readonly LevelFormat[] | null {
  if (context === null) return null;
  return Array.from({ length: levelCount }, (_, level) => {
    const { format, paragraphFormat } = getLevelDefaults(context, level);
    return { run: format, paragraph: paragraphFormat };
  });
}

const themeColourNames = [
  'tx1',
  'bg1',
  'tx2',
  'bg2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
];

const getLayoutTheme = ({ colours, theme }: Layout): LayoutTheme => ({
  colors: themeColourNames.map((name) => colours.getColor(name) ?? ''),
  headings: theme.majorFont,
  words: theme.minorFont,
});

function isContentPlaceholder(element: Element): boolean {
  const placeholder = readPlaceholder(element);
  return placeholder !== null && !isMarginPlaceholder(placeholder);
}

/** The text of a layout's placeholder is only a prompt, which a new page does not contain. */
function createEmptyPlaceholder(reader: Reader, shape: Shape): Shape {
  const context = reader.sources.get(shape.id)?.text ?? null;
  if (shape.kind !== 'box' || context === null) return shape;
  const box: BoxShape = { ...shape, text: { ...shape.text, paragraphs: [createEmptyParagraph(context)] } };
  return box;
}

function readPage(
  deck: Deck,
  slide: Slide,
  { reader, view }: { reader: Reader; view: LayoutView | null },
): Omit<ScenePage, 'comments'> {
  const { width, height } = deck;
  const slideBackground =
    findByPath(slide.root, 'p:cSld', 'p:bg') === null ? null : findBackground([reader], deck);
  const background = slideBackground ?? view?.background ?? null;
  const showsLayout = readFlag(slide.root, 'showMasterSp') !== false;
  const backgroundShapes =
    background === null ? [] : createBackgroundShapes(background, { id: `${slide.id}.bg`, width, height });
  return {
    id: slide.id,
    name: getString(findChild(slide.root, 'p:cSld'), 'name') ?? '',
    width,
    height,
    background: background?.color ?? null,
    layoutId: view?.layout.id ?? '',
    behind: [...backgroundShapes, ...(showsLayout ? (view?.behind ?? []) : [])],
    shapes: readShapes(reader, listShapeElements(getShapeTree(slide.root)), {
      mapping: identityMapping,
      depth: 0,
    }),
    notes: readNotes(slide),
    isHidden: readFlag(slide.root, 'show') === false,
    transition: readTransition(slide.root),
  };
}
