import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import { writePackage } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Scene, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { findRelationship, type Layout, type Slide } from '../read/deck.ts';
import type { OpenedSlides } from '../read/read-slides.ts';
import { readerOf } from '../read/reader.ts';
import { writeComments } from './comments.ts';
import { copyPart } from './copies.ts';
import { applyDesignToFile } from './design.ts';
import { writeNotes } from './notes.ts';
import { office, openPackageWriter, type PackageWriter } from './package-writer.ts';
import { type ListedSlide, writePresentation } from './presentation.ts';
import { allShapes, slideText } from './slide.ts';
import { dropUnreachable } from './unreachable.ts';
import type { SheetWriting, Writing } from './writing.ts';

const slideType = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';

/** Writes the opened presentation with the current scene. Unchanged parts and shapes stay identical. */
export function writeSlides(
  file: OpenedSlides,
  scene: Scene,
  contentSources: ContentSources<OpenedSlides> = new Map(),
): Uint8Array {
  const opened = applyDesignToFile(file, scene);
  const writer = openPackageWriter(opened.deck.pack);
  const writing: Writing = { opened, scene, book: writer, contentSources };
  const before = new Map(opened.scene.pages.map((page) => [page.id, page]));
  const shapesById = new Map<string, Shape>();
  for (const page of scene.pages) for (const shape of allShapes(page.shapes)) shapesById.set(shape.id, shape);
  const slides = scene.pages.map((page): ListedSlide => {
    const was = before.get(page.id);
    const slide = opened.deck.slides.find(({ id }) => id === page.id);
    if (was === undefined || slide === undefined) return addPage(writing, page, shapesById);
    if (!isSameValue(was, page))
      changePage(writing, { page, was, slide, part: slide.part, source: slide }, shapesById);
    return { id: page.id, part: slide.part };
  });
  writePresentation(writing, slides);
  const now = new Set(slides.map(({ part }) => part));
  const gone = opened.deck.slides.filter(({ part }) => !now.has(part));
  if (gone.length > 0)
    dropUnreachable(
      opened.deck.pack,
      writer,
      gone.map(({ part }) => part),
    );
  return writePackage(opened.deck.pack, writer.changes());
}

interface PageTask {
  page: ScenePage;
  was: ScenePage;
  /** The slide that its text is based on. */
  slide: Slide;
  part: string;
  /** The slide that its notes were read from. */
  source: Slide | null;
  copied?: SheetWriting['copied'];
}

function changePage(
  writing: Writing,
  { page, was, slide, part, source, copied = null }: PageTask,
  shapesById: SheetWriting['shapesById'],
): void {
  const { opened, book: writer } = writing;
  const known = opened.readers.get(slide.id);
  const sheet = { ...slide, part, relationships: writer.relationships(part) };
  const reader = {
    ...(known ??
      readerOf(sheet, { layout: slide.layout, master: slide.layout?.master ?? null }, opened.common)),
    sheet,
  };
  const own: SheetWriting = {
    ...writing,
    part,
    reader,
    shapesById,
    copied,
    placed: new Map(),
    taken: new Set(),
    numbers: numbersIn(slide.root),
    written: new Map(),
  };
  const isTextSame = isSameValue(
    [was.shapes, was.name, was.background, was.isHidden],
    [page.shapes, page.name, page.background, page.isHidden],
  );
  if (!isTextSame) writer.put(part, slideText(own, { root: slide.root, before: was, after: page }));
  if ((was.notes ?? '') !== (page.notes ?? ''))
    writeNotes(writing, part, { source, notes: page.notes ?? '' });
  writeComments(writing, part, { before: was.comments, after: page.comments });
}

function numbersIn(root: Element): Set<number> {
  const numbers = new Set<number>();
  for (const [, number] of root.source.matchAll(/<p:cNvPr\b[^<>]*?\sid\s*=\s*["'](\d+)/g))
    numbers.add(Number(number));
  return numbers;
}

/** A new page: a copy of an existing or former one, or an empty one with a layout. */
function addPage(writing: Writing, page: ScenePage, shapesById: SheetWriting['shapesById']): ListedSlide {
  const { book: writer, opened } = writing;
  const origin = originOf(writing, page);
  const part = writer.freeName('ppt/slides/slide', '.xml');
  if (origin === null) return addEmpty(writing, { page, part }, shapesById);
  const { from, slide } = origin;
  writer.put(part, slide.root.source, slideType);
  copyRelationships(writer, { slide, part, isElsewhere: from !== opened });
  const layout = opened.deck.layouts.find(({ id }) => id === page.layoutId);
  if (
    layout !== undefined &&
    layout.part !== findRelationship(writer.relationships(part), 'slideLayout')?.target
  )
    relateToLayout(writer, part, layout);
  const was = from.scene.pages.find(({ id }) => id === slide.id);
  if (was === undefined) return { id: page.id, part };
  changePage(
    writing,
    { page, was: { ...was, comments: [] }, slide, part, source: slide, copied: { from, part: slide.part } },
    shapesById,
  );
  return { id: page.id, part };
}

/** The slide that a page is a copy of, in this file or the file it was imported from. */
function originOf(
  { opened, scene, contentSources }: Writing,
  page: ScenePage,
): { from: OpenedSlides; slide: Slide } | null {
  const met = new Set<string>();
  for (let id: string | undefined = page.id; id !== undefined && !met.has(id); ) {
    met.add(id);
    const name: string = id;
    const donor = contentSources.get(name);
    const own = opened.deck.slides.find((one) => one.id === name);
    if (own !== undefined) return { from: opened, slide: own };
    const other = donor?.from.deck.slides.find((one) => one.id === donor.id);
    if (donor !== undefined && other !== undefined) return { from: donor.from, slide: other };
    id = name === page.id ? page.copyOf : scene.pages.find((one) => one.id === name)?.copyOf;
  }
  return null;
}

function relateToLayout(writer: PackageWriter, part: string, layout: Layout): void {
  const before = findRelationship(writer.relationships(part), 'slideLayout');
  if (before !== undefined) writer.removeRelationship(part, before.id);
  writer.relate(part, { type: `${office}/slideLayout`, target: layout.part, isExternal: false });
}

/** A copied slide has the same relationships to pictures and layout, and copies of charts and notes. Comments are not copied. */
function copyRelationships(
  writer: PackageWriter,
  { slide, part, isElsewhere }: { slide: Slide; part: string; isElsewhere: boolean },
): void {
  const met = new Map([[slide.part, part]]);
  for (const relationship of slide.relationships.values()) {
    if (relationship.type.endsWith('/comments')) continue;
    const target = relationship.isExternal
      ? relationship.target
      : copyPart(writer, { pack: slide.pack, relationship, isElsewhere, met });
    writer.setRelationship(part, { ...relationship, target });
  }
}

const emptySlide =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/>' +
  '</p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr></p:spTree></p:cSld>' +
  '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>';

function addEmpty(
  writing: Writing,
  { page, part }: { page: ScenePage; part: string },
  shapesById: SheetWriting['shapesById'],
): ListedSlide {
  const { opened, book: writer, scene } = writing;
  const { layouts, slides, pack } = opened.deck;
  const layout: Layout | undefined = layouts.find(({ id }) => id === page.layoutId) ?? layouts[0];
  const root = readElement(emptySlide);
  const theme = layout ?? slides[0];
  if (root === null || theme === undefined)
    throw new Error('The file has neither a layout nor a slide to take a theme from');
  writer.put(part, emptySlide, slideType);
  if (layout !== undefined)
    writer.relate(part, { type: `${office}/slideLayout`, target: layout.part, isExternal: false });
  const { theme: own, palette, map } = theme;
  const slide: Slide = {
    id: page.id,
    part,
    root,
    relationships: writer.relationships(part),
    theme: own,
    palette,
    map,
    pack,
    layout: layout ?? null,
  };
  const background = scene.layouts.find(({ id }) => id === layout?.id)?.background ?? null;
  const was: ScenePage = {
    ...page,
    name: '',
    background,
    shapes: [],
    notes: '',
    isHidden: false,
    comments: [],
  };
  changePage(writing, { page, was, slide, part, source: null }, shapesById);
  return { id: page.id, part };
}
