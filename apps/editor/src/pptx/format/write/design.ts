import { type DesignPart, designParts, findSlideDesign, slideDesignIds } from '@redraft/documents';
import { matchPlaceholders } from '../../../canvas/commands/layout-placeholders.ts';
import { readRelationshipMap, writePackage } from '../../../canvas/format/package.ts';
import type { Scene } from '../../../canvas/scene/scene.ts';
import { insertChild, parseElementDraft, removeChildren } from '../../../xml/draft.ts';
import { createTag, type Element, getTag, parseAttributes, readElement } from '../../../xml/element.ts';
import { findByPath } from '../../../xml/values.ts';
import { type Deck, findRelationship, getShapeTree, type Slide } from '../read/deck.ts';
import {
  getPlaceholderType,
  isMarginPlaceholder,
  type PlaceholderReference,
  readPlaceholder,
} from '../read/placeholders.ts';
import { type OpenedSlides, openSlides } from '../read/read-slides.ts';
import {
  declaration,
  openPackageWriter,
  type PackageWriter,
  relationshipTypePrefix,
} from './package-writer.ts';
import { rewriteRoot } from './rewrite-root.ts';
import { dropUnreachable } from './unreachable.ts';

/**
 * The file as if its slides had always used the layouts that the scene assigns: other changes are then written into slides that inherit correctly.
 * Returns the file itself if no layout changed.
 */
export function applyDesignToFile(opened: OpenedSlides, scene: Scene): OpenedSlides {
  const { deck } = opened;
  const layoutIds = new Map(scene.pages.map(({ id, layoutId }) => [id, layoutId]));
  const knownLayouts = new Set(deck.layouts.map(({ id }) => id));
  const usesFileLayouts = scene.layouts.every(({ id }) => knownLayouts.has(id));
  const areLayoutsUnchanged = deck.slides.every(
    ({ id, layout }) => (layoutIds.get(id) ?? layout?.id) === layout?.id,
  );
  if (usesFileLayouts && areLayoutsUnchanged) return opened;
  const writer = openPackageWriter(deck.pack);
  const layouts = new Map(deck.layouts.map(({ id, root }) => [id, root]));
  if (!usesFileLayouts) {
    for (const [name, root] of addDesign(writer, deck, scene)) layouts.set(name, root);
  }
  const defaultLayout = scene.layouts[0]?.id ?? '';
  for (const slide of deck.slides) {
    const layoutId =
      layoutIds.get(slide.id) ?? (usesFileLayouts ? (slide.layout?.id ?? defaultLayout) : defaultLayout);
    const layout = layouts.get(layoutId);
    if (layout !== undefined && slide.layout?.id !== layoutId)
      assignLayout(writer, slide, { part: layoutId, root: layout });
  }
  if (!usesFileLayouts)
    dropUnreachable(
      deck.pack,
      writer,
      deck.layouts.map(({ master }) => master.part),
    );
  return openSlides(writePackage(deck.pack, writer.getChanges()));
}

/** Adds the parts of a design and makes the presentation use only its masters; returns its layouts by name. */
function addDesign(writer: PackageWriter, deck: Deck, { design }: Scene): Map<string, Element> {
  const id = slideDesignIds.find((one) => one === design);
  if (id === undefined) throw new Error(`No design ${design ?? ''}`);
  const parts = designParts(findSlideDesign(id), { mark: getDesignMark(id), size: deck });
  for (const part of parts) addPart(writer, part);
  const [master, theme] = parts;
  for (const relationship of readRelationshipMap(deck.pack, deck.part).values())
    if (/\/(?:slideMaster|theme)$/.test(relationship.type))
      writer.removeRelationship(deck.part, relationship.id);
  const addRelationship = (type: string, part: DesignPart | undefined): string =>
    writer.findOrAddRelationship(deck.part, {
      type: `${relationshipTypePrefix}/${type}`,
      target: part?.name ?? '',
      isExternal: false,
    });
  const masterId = addRelationship('slideMaster', master);
  addRelationship('theme', theme);
  const entry = `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="${masterId}"/></p:sldMasterIdLst>`;
  writer.putPart(
    deck.part,
    rewriteRoot(deck.root, (draft) => {
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
export const getDesignMark = (design: string): string => `-${design}-`;

function addPart(writer: PackageWriter, { name, xml, type, relationships }: DesignPart): void {
  writer.putPart(name, declaration + xml, `application/vnd.${type}+xml`);
  for (const [kind, target] of relationships)
    writer.findOrAddRelationship(name, {
      type: `${relationshipTypePrefix}/${kind}`,
      target,
      isExternal: false,
    });
}

/** Assigns another layout to a slide, and maps its placeholders to that layout's. */
function assignLayout(writer: PackageWriter, slide: Slide, layout: { part: string; root: Element }): void {
  const before = findRelationship(slide.relationships, 'slideLayout');
  if (before !== undefined) writer.removeRelationship(slide.part, before.id);
  writer.findOrAddRelationship(slide.part, {
    type: `${relationshipTypePrefix}/slideLayout`,
    target: layout.part,
    isExternal: false,
  });
  const [slidePlaceholders, layoutPlaceholders] = [
    listPlaceholders(slide.root),
    listPlaceholders(layout.root),
  ];
  const matches = matchPlaceholders(
    slidePlaceholders.map(({ mark }) => getPlaceholderType(mark)),
    layoutPlaceholders.map(({ mark }) => getPlaceholderType(mark)),
  );
  let xml = slide.root.source;
  for (const [index, { element }] of [...slidePlaceholders.entries()].toReversed()) {
    const layoutPlaceholder = layoutPlaceholders[matches[index] ?? -1];
    if (layoutPlaceholder === undefined) continue;
    const tag = getTag(element);
    const next = createTag(tag, copyPlaceholderAttributes(parseAttributes(tag), layoutPlaceholder.element));
    xml = xml.slice(0, element.start) + next + xml.slice(element.start + tag.length);
  }
  if (xml !== slide.root.source) writer.putPart(slide.part, xml);
}

function listPlaceholders(root: Element): { element: Element; mark: PlaceholderReference }[] {
  return (getShapeTree(root)?.children ?? []).flatMap((shape) => {
    const mark = readPlaceholder(shape);
    const holder = shape.children.find(({ name }) => name.startsWith('p:nv'));
    const element = findByPath(holder, 'p:nvPr', 'p:ph');
    return mark === null || element === null || isMarginPlaceholder(mark) ? [] : [{ element, mark }];
  });
}

function copyPlaceholderAttributes(
  attributes: Map<string, string>,
  layoutElement: Element,
): Map<string, string> {
  const layoutAttributes = parseAttributes(getTag(layoutElement));
  for (const name of ['type', 'idx', 'sz', 'orient']) {
    const value = layoutAttributes.get(name);
    if (value === undefined) attributes.delete(name);
    else attributes.set(name, value);
  }
  return attributes;
}
