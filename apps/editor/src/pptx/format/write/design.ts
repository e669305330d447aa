import { type DesignPart, designParts, findSlideDesign, slideDesignIds } from '@redraft/documents';
import { matchPlaceholders } from '../../../canvas/commands/layout-placeholders.ts';
import { readRelationshipMap, writePackage } from '../../../canvas/format/package.ts';
import type { Scene } from '../../../canvas/scene/scene.ts';
import { insertChild, parseElementDraft, removeChildren } from '../../../xml/draft.ts';
import { createTag, type Element, getTag, parseAttributes, readElement } from '../../../xml/element.ts';
import { findByPath } from '../../../xml/values.ts';
import { type Deck, findRelationship, type Slide, treeOf } from '../read/deck.ts';
import { isMargin, markOf, type PlaceholderMark, placeholderQueryOf } from '../read/placeholders.ts';
import { type OpenedSlides, openSlides } from '../read/read-slides.ts';
import { declaration, office, openPackageWriter, type PackageWriter } from './package-writer.ts';
import { rootWith } from './roots.ts';
import { dropUnreachable } from './unreachable.ts';

/**
 * The file as if its slides had always used the layouts that the scene assigns: other changes are then written into slides that inherit correctly.
 * Returns the file itself if no layout changed.
 */
export function applyDesignToFile(opened: OpenedSlides, scene: Scene): OpenedSlides {
  const { deck } = opened;
  const layoutOf = new Map(scene.pages.map(({ id, layoutId }) => [id, layoutId]));
  const known = new Set(deck.layouts.map(({ id }) => id));
  const isOwn = scene.layouts.every(({ id }) => known.has(id));
  const isSame = deck.slides.every(({ id, layout }) => (layoutOf.get(id) ?? layout?.id) === layout?.id);
  if (isOwn && isSame) return opened;
  const writer = openPackageWriter(deck.pack);
  const layouts = new Map(deck.layouts.map(({ id, root }) => [id, root]));
  if (!isOwn) {
    for (const [name, root] of putDesign(writer, deck, scene)) layouts.set(name, root);
  }
  const defaultLayout = scene.layouts[0]?.id ?? '';
  for (const slide of deck.slides) {
    const requested = layoutOf.get(slide.id) ?? (isOwn ? (slide.layout?.id ?? defaultLayout) : defaultLayout);
    const layout = layouts.get(requested);
    if (layout !== undefined && slide.layout?.id !== requested)
      relay(writer, slide, { part: requested, root: layout });
  }
  if (!isOwn)
    dropUnreachable(
      deck.pack,
      writer,
      deck.layouts.map(({ master }) => master.part),
    );
  return openSlides(writePackage(deck.pack, writer.changes()));
}

/** Adds the parts of a design and makes the presentation use only its masters; returns its layouts by name. */
function putDesign(writer: PackageWriter, deck: Deck, { design }: Scene): Map<string, Element> {
  const id = slideDesignIds.find((one) => one === design);
  if (id === undefined) throw new Error(`No design ${design ?? ''}`);
  const parts = designParts(findSlideDesign(id), { mark: markOfDesign(id), size: deck });
  for (const part of parts) putPart(writer, part);
  const [master, theme] = parts;
  for (const relationship of readRelationshipMap(deck.pack, deck.part).values())
    if (/\/(?:slideMaster|theme)$/.test(relationship.type))
      writer.removeRelationship(deck.part, relationship.id);
  const relationship = (type: string, part: DesignPart | undefined): string =>
    writer.relate(deck.part, { type: `${office}/${type}`, target: part?.name ?? '', isExternal: false });
  const masterId = relationship('slideMaster', master);
  relationship('theme', theme);
  const entry = `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="${masterId}"/></p:sldMasterIdLst>`;
  writer.put(
    deck.part,
    rootWith(deck.root, (draft) => {
      removeChildren(draft, ['p:sldMasterIdLst']);
      insertChild(draft, parseElementDraft(entry), [
        'p:sldMasterIdLst',
        'p:notesMasterIdLst',
        'p:handoutMasterIdLst',
        'p:sldIdLst',
        'p:sldSz',
      ]);
    }),
  );
  return new Map(
    parts.flatMap(({ name, xml }): [string, Element][] => {
      const root = /\/slideLayouts\//.test(name) ? readElement(declaration + xml) : null;
      return root === null ? [] : [[name, root]];
    }),
  );
}

/** Part names contain the design id, so that they never collide with those of the file. */
export const markOfDesign = (design: string): string => `-${design}-`;

function putPart(writer: PackageWriter, { name, xml, type, relationships }: DesignPart): void {
  writer.put(name, declaration + xml, `application/vnd.${type}+xml`);
  for (const [kind, target] of relationships)
    writer.relate(name, { type: `${office}/${kind}`, target, isExternal: false });
}

/** Assigns another layout to a slide, and maps its placeholders to that layout's. */
function relay(writer: PackageWriter, slide: Slide, layout: { part: string; root: Element }): void {
  const before = findRelationship(slide.relationships, 'slideLayout');
  if (before !== undefined) writer.removeRelationship(slide.part, before.id);
  writer.relate(slide.part, { type: `${office}/slideLayout`, target: layout.part, isExternal: false });
  const [own, places] = [placesIn(slide.root), placesIn(layout.root)];
  const matched = matchPlaceholders(
    own.map(({ mark }) => placeholderQueryOf(mark)),
    places.map(({ mark }) => placeholderQueryOf(mark)),
  );
  let xml = slide.root.source;
  for (const [at, { element }] of [...own.entries()].toReversed()) {
    const place = places[matched[at] ?? -1];
    if (place === undefined) continue;
    const tag = getTag(element);
    const next = createTag(tag, markPlaceholder(parseAttributes(tag), place.element));
    xml = xml.slice(0, element.start) + next + xml.slice(element.start + tag.length);
  }
  if (xml !== slide.root.source) writer.put(slide.part, xml);
}

function placesIn(root: Element): { element: Element; mark: PlaceholderMark }[] {
  return (treeOf(root)?.children ?? []).flatMap((shape) => {
    const mark = markOf(shape);
    const holder = shape.children.find(({ name }) => name.startsWith('p:nv'));
    const element = findByPath(holder, 'p:nvPr', 'p:ph');
    return mark === null || element === null || isMargin(mark) ? [] : [{ element, mark }];
  });
}

function markPlaceholder(attributes: Map<string, string>, place: Element): Map<string, string> {
  const requested = parseAttributes(getTag(place));
  for (const name of ['type', 'idx', 'sz', 'orient']) {
    const value = requested.get(name);
    if (value === undefined) attributes.delete(name);
    else attributes.set(name, value);
  }
  return attributes;
}
