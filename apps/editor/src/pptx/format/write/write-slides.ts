import { listAllShapes } from '../../../canvas/commands/find-shapes.ts';
import type { ContentSources } from '../../../canvas/format/merge-scenes.ts';
import { writePackage } from '../../../canvas/format/package.ts';
import { isSameValue } from '../../../canvas/format/same-values.ts';
import type { Scene, ScenePage, Shape } from '../../../canvas/scene/scene.ts';
import { type Element, readElement } from '../../../xml/element.ts';
import { findRelationship, type Layout, type Slide } from '../read/deck.ts';
import type { OpenedSlides } from '../read/read-slides.ts';
import { createReader } from '../read/reader.ts';
import { writeComments } from './comments.ts';
import { copyPart } from './copy-parts.ts';
import { applyDesignToFile } from './design.ts';
import { writeNotes } from './notes.ts';
import { openPackageWriter, type PackageWriter, relationshipTypePrefix } from './package-writer.ts';
import { assignSlideNumbers, type ListedSlide, writePresentation } from './presentation.ts';
import { writeSlideXml } from './slide.ts';
import { dropUnreachable } from './unreachable.ts';
import type { SlideWriteContext, WriteContext } from './write-context.ts';

const slideType = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';

/** Writes the opened presentation with the current scene. Unchanged parts and shapes stay identical. */
export function writeSlides(
  file: OpenedSlides,
  scene: Scene,
  contentSources: ContentSources<OpenedSlides> = new Map(),
): Uint8Array {
  const opened = applyDesignToFile(file, scene);
  const writer = openPackageWriter(opened.deck.pack);
  const slideNumbers = assignSlideNumbers(opened.deck, scene.pages);
  const writing: WriteContext = { opened, scene, writer, contentSources, slideNumbers };
  const pagesBefore = new Map(opened.scene.pages.map((page) => [page.id, page]));
  const shapesById = new Map<string, Shape>();
  for (const page of scene.pages)
    for (const shape of listAllShapes(page.shapes)) shapesById.set(shape.id, shape);
  const slides = scene.pages.map((page): ListedSlide => {
    const pageBefore = pagesBefore.get(page.id);
    const slide = opened.deck.slides.find(({ id }) => id === page.id);
    if (pageBefore === undefined || slide === undefined) return addSlide(writing, page, shapesById);
    if (!isSameValue(pageBefore, page))
      writePage(writing, { page, pageBefore, slide, part: slide.part, source: slide }, shapesById);
    return { id: page.id, part: slide.part };
  });
  writePresentation(writing, slides);
  const writtenParts = new Set(slides.map(({ part }) => part));
  const removedSlides = opened.deck.slides.filter(({ part }) => !writtenParts.has(part));
  if (removedSlides.length > 0)
    dropUnreachable(
      opened.deck.pack,
      writer,
      removedSlides.map(({ part }) => part),
    );
  return writePackage(opened.deck.pack, writer.getChanges());
}

interface PageChange {
  page: ScenePage;
  pageBefore: ScenePage;
  /** The slide that its text is based on. */
  slide: Slide;
  part: string;
  /** The slide that its notes were read from. */
  source: Slide | null;
  copiedFrom?: SlideWriteContext['copiedFrom'];
}

function writePage(
  writing: WriteContext,
  { page, pageBefore, slide, part, source, copiedFrom = null }: PageChange,
  shapesById: SlideWriteContext['shapesById'],
): void {
  const { opened, writer } = writing;
  const knownReader = opened.readers.get(slide.id);
  const sheet = { ...slide, part, relationships: writer.getRelationships(part) };
  const reader = {
    ...(knownReader ??
      createReader(
        sheet,
        { layout: slide.layout, master: slide.layout?.master ?? null },
        opened.readerState,
      )),
    sheet,
  };
  const slideWriting: SlideWriteContext = {
    ...writing,
    part,
    reader,
    shapesById,
    copiedFrom,
    elementsInPlace: new Map(),
    usedElements: new Set(),
    usedNumbers: listShapeNumbers(slide.root),
    writtenNumbers: new Map(),
    pendingConnections: [],
  };
  const isSlideUnchanged = isSameValue(
    [pageBefore.shapes, pageBefore.name, pageBefore.background, pageBefore.isHidden, pageBefore.transition],
    [page.shapes, page.name, page.background, page.isHidden, page.transition],
  );
  if (!isSlideUnchanged)
    writer.putPart(part, writeSlideXml(slideWriting, { root: slide.root, before: pageBefore, after: page }));
  if ((pageBefore.notes ?? '') !== (page.notes ?? ''))
    writeNotes(writing, part, { source, notes: page.notes ?? '' });
  writeComments(slideWriting, page.id, { before: pageBefore.comments, after: page.comments });
}

function listShapeNumbers(root: Element): Set<number> {
  const numbers = new Set<number>();
  for (const [, number] of root.source.matchAll(/<p:cNvPr\b[^<>]*?\sid\s*=\s*["'](\d+)/g))
    numbers.add(Number(number));
  return numbers;
}

/** A new page: a copy of an existing or former one, or an empty one with a layout. */
function addSlide(
  writing: WriteContext,
  page: ScenePage,
  shapesById: SlideWriteContext['shapesById'],
): ListedSlide {
  const { writer, opened } = writing;
  const origin = findOrigin(writing, page);
  const part = writer.createPartName('ppt/slides/slide', '.xml');
  if (origin === null) return addEmptySlide(writing, { page, part }, shapesById);
  const { from, slide } = origin;
  writer.putPart(part, slide.root.source, slideType);
  copyRelationships(writer, { slide, part, isFromOtherFile: from !== opened });
  const layout = opened.deck.layouts.find(({ id }) => id === page.layoutId);
  if (
    layout !== undefined &&
    layout.part !== findRelationship(writer.getRelationships(part), 'slideLayout')?.target
  )
    relateToLayout(writer, part, layout);
  const pageBefore = from.scene.pages.find(({ id }) => id === slide.id);
  if (pageBefore === undefined) return { id: page.id, part };
  writePage(
    writing,
    {
      page,
      pageBefore: { ...pageBefore, comments: [] },
      slide,
      part,
      source: slide,
      copiedFrom: { from, part: slide.part },
    },
    shapesById,
  );
  return { id: page.id, part };
}

/** The slide that a page is a copy of, in this file or the file it was imported from. */
function findOrigin(
  { opened, scene, contentSources }: WriteContext,
  page: ScenePage,
): { from: OpenedSlides; slide: Slide } | null {
  const visitedIds = new Set<string>();
  for (let id: string | undefined = page.id; id !== undefined && !visitedIds.has(id); ) {
    visitedIds.add(id);
    const name: string = id;
    const contentSource = contentSources.get(name);
    const ownSlide = opened.deck.slides.find((one) => one.id === name);
    if (ownSlide !== undefined) return { from: opened, slide: ownSlide };
    const importedSlide = contentSource?.from.deck.slides.find((one) => one.id === contentSource.id);
    if (contentSource !== undefined && importedSlide !== undefined)
      return { from: contentSource.from, slide: importedSlide };
    id = name === page.id ? page.copyOf : scene.pages.find((one) => one.id === name)?.copyOf;
  }
  return null;
}

function relateToLayout(writer: PackageWriter, part: string, layout: Layout): void {
  const layoutRelationship = findRelationship(writer.getRelationships(part), 'slideLayout');
  if (layoutRelationship !== undefined) writer.removeRelationship(part, layoutRelationship.id);
  writer.findOrAddRelationship(part, {
    type: `${relationshipTypePrefix}/slideLayout`,
    target: layout.part,
    isExternal: false,
  });
}

/** A copied slide has the same relationships to pictures and layout, and copies of charts and notes. Its comments are written as new ones. */
function copyRelationships(
  writer: PackageWriter,
  { slide, part, isFromOtherFile }: { slide: Slide; part: string; isFromOtherFile: boolean },
): void {
  const copiedParts = new Map([[slide.part, part]]);
  for (const relationship of slide.relationships.values()) {
    if (relationship.type.endsWith('/comments')) continue;
    const target = relationship.isExternal
      ? relationship.target
      : copyPart(writer, { pack: slide.pack, relationship, isFromOtherFile, copiedParts });
    writer.setRelationship(part, { ...relationship, target });
  }
}

const emptySlide =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<p:sld xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/>' +
  '</p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr></p:spTree></p:cSld>' +
  '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>';

function addEmptySlide(
  writing: WriteContext,
  { page, part }: { page: ScenePage; part: string },
  shapesById: SlideWriteContext['shapesById'],
): ListedSlide {
  const { opened, writer, scene } = writing;
  const { layouts, slides, pack } = opened.deck;
  const layout: Layout | undefined = layouts.find(({ id }) => id === page.layoutId) ?? layouts[0];
  const root = readElement(emptySlide);
  const themeSource = layout ?? slides[0];
  if (root === null || themeSource === undefined)
    throw new Error('The file has neither a layout nor a slide to take a theme from');
  writer.putPart(part, emptySlide, slideType);
  if (layout !== undefined)
    writer.findOrAddRelationship(part, {
      type: `${relationshipTypePrefix}/slideLayout`,
      target: layout.part,
      isExternal: false,
    });
  const { theme, colours, colourMap } = themeSource;
  const slide: Slide = {
    id: page.id,
    part,
    root,
    relationships: writer.getRelationships(part),
    theme,
    colours,
    colourMap,
    pack,
    layout: layout ?? null,
  };
  const background = scene.layouts.find(({ id }) => id === layout?.id)?.background ?? null;
  const pageBefore: ScenePage = {
    ...page,
    name: '',
    background,
    shapes: [],
    notes: '',
    isHidden: false,
    transition: 'none',
    comments: [],
  };
  writePage(writing, { page, pageBefore, slide, part, source: null }, shapesById);
  return { id: page.id, part };
}
