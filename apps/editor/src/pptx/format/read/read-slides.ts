import { slideDesignIds } from '@redraft/documents';
import { createMediaReader, type MediaReader } from '../../../canvas/format/media-shelf.ts';
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
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getString } from '../../../xml/values.ts';
import { type Background, backgroundOf, backgroundPicture } from './backgrounds.ts';
import { type CommentSource, readAuthors, readComments } from './comments.ts';
import { type Deck, findRelationship, type Layout, openDeck, type Slide, treeOf } from './deck.ts';
import { readNotes } from './notes.ts';
import { identityMapping } from './place.ts';
import { isMargin, markOf } from './placeholders.ts';
import { type Common, type Reader, readerOf, type ShapeSource } from './reader.ts';
import { readShapes, shapeElements } from './shapes.ts';
import { tableStyles } from './table.ts';
import { emptyParagraph } from './text.ts';
import { defaultsOf, flagOf, type TextContext, type TextSource } from './text-styles.ts';
import { findUnsupported } from './unsupported.ts';

/** An opened presentation: its scene, and the position of each item in the file. */
export interface OpenedSlides {
  deck: Deck;
  scene: SceneContent;
  readers: ReadonlyMap<string, Reader>;
  /** State shared by the readers of all sheets. */
  common: Common;
  sources: ReadonlyMap<string, ShapeSource>;
  comments: ReadonlyMap<string, CommentSource>;
}

/** Throws a DocumentError for invalid files. */
export function openSlides(bytes: Uint8Array): OpenedSlides {
  const deck = openDeck(bytes);
  const shelf = createMediaReader(deck.pack);
  const common = commonOf(deck, shelf);
  const views = new Map(deck.layouts.map((layout) => [layout.id, readLayout(deck, layout, common)]));
  const authors = readAuthors(deck);
  const readers = new Map<string, Reader>();
  const comments = new Map<string, CommentSource>();
  const pages = deck.slides.map((slide): ScenePage => {
    const reader = readerOf(slide, { layout: slide.layout, master: slide.layout?.master ?? null }, common);
    readers.set(slide.id, reader);
    const found = readComments(slide, authors);
    for (const source of found) comments.set(source.comment.id, source);
    const view = slide.layout === null ? null : (views.get(slide.layout.id) ?? null);
    return { ...readPage(deck, slide, { reader, view }), comments: found.map(({ comment }) => comment) };
  });
  const layouts = [...views.values()].map(({ layout }) => layout);
  const design = designOf(deck);
  const scene = {
    pages,
    media: shelf.allMedia,
    layouts,
    unsupported: findUnsupported(deck),
    ...(design === null ? {} : { design }),
  };
  return { deck, scene, readers, common, sources: common.sources, comments };
}

/** Built-in designs are recognised by their theme names. */
function designOf({ layouts }: Deck): string | null {
  const name = layouts[0]?.theme.name ?? '';
  return slideDesignIds.find((id) => id === name) ?? null;
}

function commonOf(deck: Deck, shelf: MediaReader): Common {
  const levels = findChild(deck.root, 'p:defaultTextStyle');
  const defaults: TextSource[] = levels === null ? [] : [{ kind: 'levels', levels }];
  const styles = readPartRoot(deck.pack, findRelationship(deck.relationships, 'tableStyles')?.target ?? '');
  return { defaults, sources: new Map(), taken: new Map(), shelf, tableStyles: tableStyles(styles) };
}

/** A layout for new pages, and as the background of pages that use it. */
interface LayoutView {
  layout: PageLayout;
  background: Background | null;
  behind: readonly Shape[];
  /** Readers of the master only, for slides that hide the shapes of their layout. */
  readers: readonly Reader[];
}

function readLayout(deck: Deck, layout: Layout, common: Common): LayoutView {
  const { master } = layout;
  const own = readerOf(layout, { layout: null, master }, common);
  const general = readerOf(
    { ...master, id: `${layout.id}#${master.part}` },
    { layout: null, master: null },
    common,
  );
  const readers = [own, { ...general, master }];
  const background = backgroundOf(readers);
  const { width, height } = deck;
  const isMasterShown = flagOf(layout.root, 'showMasterSp') !== false;
  const behind = readers.toReversed().flatMap((reader) => {
    if (reader !== own && !isMasterShown) return [];
    const elements = shapeElements(treeOf(reader.sheet.root)).filter((element) => markOf(element) === null);
    return readShapes(reader, elements, { mapping: identityMapping, depth: 0 });
  });
  const picture =
    background === null ? [] : backgroundPicture(background, { id: `${layout.id}.bg`, width, height });
  const places = shapeElements(treeOf(layout.root)).filter((element) => isOffered(element));
  const offered = readShapes(own, places, { mapping: identityMapping, depth: 0 });
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
      behind: [...picture, ...behind],
      shapes: offered.map((shape) => emptied(own, shape)),
      kind: getString(layout.root, 'type') ?? '',
      levels: offered.map(({ id }) => levelsOf(common.sources.get(id)?.text ?? null)),
      theme: layoutTheme(layout),
    },
  };
}

/** Levels in common use; deeper ones have the format of the last. */
const levelCount = 5;

function levelsOf(context: TextContext | null): readonly LevelFormat[] | null {
  if (context === null) return null;
  return Array.from({ length: levelCount }, (_, level) => {
    const { format, form } = defaultsOf(context, level);
    return { run: format, paragraph: form };
  });
}

const themeNames = [
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

const layoutTheme = ({ palette, theme }: Layout): LayoutTheme => ({
  colors: themeNames.map((name) => palette.colorOf(name) ?? ''),
  headings: theme.majorFont,
  words: theme.minorFont,
});

function isOffered(element: Element): boolean {
  const mark = markOf(element);
  return mark !== null && !isMargin(mark);
}

/** The text of a layout's placeholder is only a prompt, which a new page does not contain. */
function emptied(reader: Reader, shape: Shape): Shape {
  const context = reader.sources.get(shape.id)?.text ?? null;
  if (shape.kind !== 'box' || context === null) return shape;
  const box: BoxShape = { ...shape, text: { ...shape.text, paragraphs: [emptyParagraph(context)] } };
  return box;
}

function readPage(
  deck: Deck,
  slide: Slide,
  { reader, view }: { reader: Reader; view: LayoutView | null },
): Omit<ScenePage, 'comments'> {
  const { width, height } = deck;
  const own = findByPath(slide.root, 'p:cSld', 'p:bg') === null ? null : backgroundOf([reader]);
  const background = own ?? view?.background ?? null;
  const isLayoutShown = flagOf(slide.root, 'showMasterSp') !== false;
  const picture =
    background === null ? [] : backgroundPicture(background, { id: `${slide.id}.bg`, width, height });
  return {
    id: slide.id,
    name: getString(findChild(slide.root, 'p:cSld'), 'name') ?? '',
    width,
    height,
    background: background?.color ?? null,
    layoutId: view?.layout.id ?? '',
    behind: [...picture, ...(isLayoutShown ? (view?.behind ?? []) : [])],
    shapes: readShapes(reader, shapeElements(treeOf(slide.root)), { mapping: identityMapping, depth: 0 }),
    notes: readNotes(slide),
    isHidden: flagOf(slide.root, 'show') === false,
  };
}
