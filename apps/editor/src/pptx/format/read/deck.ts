import { DocumentError } from '@redraft/documents';
import {
  openPackage,
  type Package,
  readPartRoot,
  readRelationshipMap,
} from '../../../canvas/format/package.ts';
import type { DrawingPart } from '../../../drawingml/drawing-part.ts';
import { createColourMap, findColourMap, readTheme } from '../../../drawingml/theme.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import type { Relationship } from '../../../xml/relationships.ts';
import { findByPath, getNumber, getString, listChildren } from '../../../xml/values.ts';

/** A slide, layout or master with everything that its markup refers to. */
export interface Sheet extends DrawingPart {
  /** Its part name. */
  part: string;
  root: Element;
  colourMap: Element | null;
  pack: Package;
}

export interface Layout extends Sheet {
  id: string;
  master: Sheet;
}

export interface Slide extends Sheet {
  id: string;
  layout: Layout | null;
}

/** A parsed presentation package. */
export interface Deck {
  pack: Package;
  /** The name of the part that lists the slides. */
  part: string;
  root: Element;
  relationships: ReadonlyMap<string, Relationship>;
  width: number;
  height: number;
  firstNumber: number;
  slides: readonly Slide[];
  layouts: readonly Layout[];
}

/** PowerPoint's own maximum is 51,206,400 EMU. */
const maxSide = 51_206_400;
const defaultSize = { width: 9_144_000, height: 6_858_000 };

/** Throws a DocumentError if the file is not a presentation; broken parts of one are omitted. */
export function openDeck(bytes: Uint8Array): Deck {
  const pack = openPackage(bytes);
  const part = [...readRelationshipMap(pack, '').values()].find(({ type }) =>
    type.endsWith('/officeDocument'),
  )?.target;
  const root = part === undefined ? null : readPartRoot(pack, part);
  if (part === undefined || root === null) throw new DocumentError('malformed', 'No part lists the slides');
  if (root.name !== 'p:presentation')
    throw new DocumentError('wrong_type', `The main part is <${root.name}>, no presentation`);
  const relationships = readRelationshipMap(pack, part);
  const size = findChild(root, 'p:sldSz');
  const readSide = (name: string, fallback: number): number =>
    Math.min(maxSide, Math.max(1, Math.round(getNumber(size, name) ?? fallback)));
  const layouts = readLayouts(pack, root, relationships);
  const entries = listChildren(findChild(root, 'p:sldIdLst'), 'p:sldId');
  const ids = new Set<string>();
  const slides = entries.flatMap((entry) => {
    const relationship = relationships.get(getString(entry, 'r:id') ?? '');
    const slide = relationship ? readSlide(pack, { entry, part: relationship.target, layouts }) : null;
    if (slide === null || ids.has(slide.id)) return [];
    ids.add(slide.id);
    return [slide];
  });
  return {
    pack,
    part,
    root,
    relationships,
    width: readSide('cx', defaultSize.width),
    height: readSide('cy', defaultSize.height),
    firstNumber: readFirstNumber(root),
    slides,
    layouts: [...layouts.values()],
  };
}

/** The number of the first slide (`firstSlideNum`). PowerPoint takes 0 to 9999. */
function readFirstNumber(root: Element): number {
  const number = getNumber(root, 'firstSlideNum') ?? 1;
  return Number.isInteger(number) && number >= 0 && number <= 9999 ? number : 1;
}

/** The layouts of all masters in order, by part name. */
function readLayouts(
  pack: Package,
  root: Element,
  relationships: Deck['relationships'],
): Map<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const entry of listChildren(findChild(root, 'p:sldMasterIdLst'), 'p:sldMasterId')) {
    const part = relationships.get(getString(entry, 'r:id') ?? '')?.target ?? '';
    const master = readMaster(pack, part);
    if (master === null) continue;
    for (const item of listChildren(findChild(master.root, 'p:sldLayoutIdLst'), 'p:sldLayoutId')) {
      const name = master.relationships.get(getString(item, 'r:id') ?? '')?.target ?? '';
      const sheet = readPartRoot(pack, name);
      if (sheet?.name !== 'p:sldLayout') continue;
      const colourMap = findColourMap(sheet, master.colourMap);
      const colours = createColourMap(master.theme, colourMap);
      const sheetValues = {
        pack,
        part: name,
        root: sheet,
        relationships: readRelationshipMap(pack, name),
        theme: master.theme,
      };
      layouts.set(name, { ...sheetValues, colourMap, colours, id: name, master });
    }
  }
  return layouts;
}

function readMaster(pack: Package, part: string): Sheet | null {
  const root = readPartRoot(pack, part);
  if (root?.name !== 'p:sldMaster') return null;
  const relationships = readRelationshipMap(pack, part);
  const themePart = findRelationship(relationships, 'theme')?.target ?? '';
  const theme = readTheme(readPartRoot(pack, themePart), readRelationshipMap(pack, themePart));
  const colourMap = findChild(root, 'p:clrMap');
  return {
    pack,
    part,
    root,
    relationships,
    theme,
    colours: createColourMap(theme, colourMap),
    colourMap,
  };
}

export function findRelationship(
  relationships: Deck['relationships'],
  type: string,
): Relationship | undefined {
  return [...relationships.values()].find((relationship) => relationship.type.endsWith(`/${type}`));
}

function readSlide(
  pack: Package,
  { entry, part, layouts }: { entry: Element; part: string; layouts: ReadonlyMap<string, Layout> },
): Slide | null {
  const root = readPartRoot(pack, part);
  // Omitting it would hide a slide that is intact.
  if (root !== null && root.name !== 'p:sld' && /(?:^|:)sld$/.test(root.name))
    throw new DocumentError('wrong_type', `A slide is called <${root.name}>`);
  if (root?.name !== 'p:sld') return null;
  const relationships = readRelationshipMap(pack, part);
  const layout = layouts.get(findRelationship(relationships, 'slideLayout')?.target ?? '') ?? null;
  const theme = layout?.theme ?? readTheme(null);
  const colourMap = findColourMap(root, layout?.colourMap ?? null);
  const id = `s${getString(entry, 'id') ?? part}`;
  return {
    pack,
    part,
    root,
    relationships,
    theme,
    colourMap,
    colours: createColourMap(theme, colourMap),
    id,
    layout,
  };
}

/** The shape tree of a slide, layout or master. */
export const getShapeTree = (root: Element): Element | null => findByPath(root, 'p:cSld', 'p:spTree');
