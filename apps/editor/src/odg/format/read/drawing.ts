import { DocumentError } from '@redraft/documents';
import { openPackage, type Package, readPartRoot } from '../../../canvas/format/package.ts';
import type { Layer } from '../../../canvas/scene/layer.ts';
import { type Element, findChild, getTag, parseAttributes } from '../../../xml/element.ts';
import { findByPath, getString, listChildren } from '../../../xml/values.ts';
import { readLayers } from './layers.ts';
import { readStyles, type Styles } from './styles.ts';
import { parseLength } from './units.ts';

/** A part of a drawing with shapes, and the styles that apply in it. */
export interface Sheet {
  pack: Package;
  root: Element;
  styles: Styles;
}

export interface Master {
  name: string;
  element: Element;
  width: number;
  height: number;
}

/** A parsed drawing package. */
export interface Drawing {
  pack: Package;
  /** `content.xml`, which contains the pages. */
  content: Sheet;
  /** `styles.xml` with common styles and master pages; null if the file has none. */
  common: Sheet | null;
  pages: readonly Element[];
  masters: readonly Master[];
  layers: readonly Layer[];
  /** Media types from the manifest, by path. */
  mediaTypes: ReadonlyMap<string, string>;
}

const maxSide = 51_206_400;
const defaultSize = { width: 7_560_000, height: 10_692_000 };

/** LibreOffice 3 wrote the second. */
const drawingElementNames = ['office:drawing', 'office:graphics'];

/** The element of the pages among the children of a body. */
export const findDrawing = <Found>(findByName: (name: string) => Found | null): Found | null =>
  drawingElementNames.map(findByName).find((found) => found !== null) ?? null;

/** Throws a DocumentError if the file is not a drawing, or is encrypted. */
export function openDrawing(bytes: Uint8Array): Drawing {
  if (isFlat(bytes)) throw new DocumentError('wrong_type', 'A drawing in one flat XML file, not packed');
  const pack = openPackage(bytes);
  const mediaTypes = readManifest(pack);
  const root = readPartRoot(pack, 'content.xml');
  if (root === null) throw new DocumentError('malformed', 'No content that can be read');
  requireStandardPrefixes(root);
  const body = findByPath(root, 'office:body');
  const drawing = findDrawing((name) => findByPath(body, name));
  if (drawing === null) {
    const kind = body?.children[0]?.name ?? root.name;
    throw new DocumentError('wrong_type', `The content is <${kind.slice(0, 60)}>, no drawing`);
  }
  const styles = readPartRoot(pack, 'styles.xml');
  const common = styles === null ? null : { pack, root: styles, styles: readStyles(styles, styles) };
  const masters = styles === null ? null : findChild(styles, 'office:master-styles');
  return {
    pack,
    content: { pack, root, styles: readStyles(root, styles) },
    common,
    pages: listChildren(drawing, 'draw:page'),
    masters: readMasters(masters, styles),
    layers: readLayers(masters),
    mediaTypes,
  };
}

/** Standard prefixes by the ends of their namespace URIs. */
const standardPrefixes = [
  ['office', ':office:1.0'],
  ['draw', ':drawing:1.0'],
  ['text', ':text:1.0'],
  ['style', ':style:1.0'],
  ['svg', ':svg-compatible:1.0'],
] as const;

/** Elements with other prefixes would be ignored, and written with the wrong ones. */
function requireStandardPrefixes(root: Element): void {
  for (const [name, quotedUri] of parseAttributes(getTag(root))) {
    const fallback = standardPrefixes.find(([, end]) => quotedUri.slice(1, -1).endsWith(`:xmlns${end}`));
    if (fallback !== undefined && name.startsWith('xmlns') && name !== `xmlns:${fallback[0]}`)
      throw new DocumentError('malformed', `The drawing says ${name} for xmlns:${fallback[0]}`);
  }
}

function isFlat(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return start.trimStart().startsWith('<') && start.includes('office:document');
}

function readManifest(pack: Package): Map<string, string> {
  const mediaTypes = new Map<string, string>();
  const root = readPartRoot(pack, 'META-INF/manifest.xml');
  for (const entry of listChildren(root, 'manifest:file-entry')) {
    if (findChild(entry, 'manifest:encryption-data') !== null)
      throw new DocumentError('malformed', 'The drawing is locked with a password');
    mediaTypes.set(
      getString(entry, 'manifest:full-path') ?? '',
      getString(entry, 'manifest:media-type') ?? '',
    );
  }
  return mediaTypes;
}

function readMasters(mastersElement: Element | null, styles: Element | null): Master[] {
  const layouts = new Map(
    listChildren(
      styles === null ? null : findChild(styles, 'office:automatic-styles'),
      'style:page-layout',
    ).map((layout) => [getString(layout, 'style:name') ?? '', layout]),
  );
  return listChildren(mastersElement, 'style:master-page').map((element) => {
    const layout = layouts.get(getString(element, 'style:page-layout-name') ?? '');
    const properties = layout === undefined ? null : findChild(layout, 'style:page-layout-properties');
    const readSide = (name: string, fallback: number): number => {
      const length = Math.round(parseLength(getString(properties, name)) ?? fallback);
      return Math.min(maxSide, Math.max(1, length));
    };
    return {
      name: getString(element, 'style:name') ?? '',
      element,
      width: readSide('fo:page-width', defaultSize.width),
      height: readSide('fo:page-height', defaultSize.height),
    };
  });
}

/** The master page that a page refers to, otherwise the first. */
export function findMaster({ masters }: Drawing, page: Element | null): Master | null {
  const name = getString(page, 'draw:master-page-name');
  return masters.find((master) => master.name === name) ?? masters[0] ?? null;
}

export const getSize = (master: Master | null): { width: number; height: number } =>
  master === null ? defaultSize : { width: master.width, height: master.height };
