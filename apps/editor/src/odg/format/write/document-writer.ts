import type { Media, Stroke, TextParagraph } from '../../../canvas/scene/scene.ts';
import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  findChildDraft,
  parseElementDraft,
  serializeNode,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, getTag, parseAttributes, readElement } from '../../../xml/element.ts';
import type { OpenedDrawing } from '../read/read-drawing.ts';
import { keyOf, type Styles } from '../read/styles.ts';
import { dashXml, listStyleXml, markerXml } from './named-styles.ts';
import { newParts } from './parts.ts';

/** Attributes to set or (null) remove, by the properties element that contains them. */
export type StyleChanges = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Writes everything besides the pages: styles, pictures, and the manifest. */
export interface DocumentWriter {
  /** The styles for pages, including new ones. */
  styles: Styles;
  /** Whether the file uses LibreOffice's attribute for text opacity. */
  hasOpacity: boolean;
  /** The name of a style equal to the given one with these changes. */
  style: (family: string, name: string | null, changes: StyleChanges) => string;
  /** Imports a style from another part or file; returns its name here. */
  takeStyle: (element: Element, family: string) => string;
  takeList: (element: Element) => string;
  list: (kind: TextParagraph['list']) => string;
  arrow: () => string;
  dash: (kind: Exclude<Stroke['dash'], 'solid'>) => string;
  /** The part with these bytes. */
  picture: (media: Media) => string;
  takePart: (name: string, bytes: Uint8Array, type: string) => void;
  /** Sets the media type of a folder. */
  takeType: (name: string, type: string) => void;
  /** An unused id, deterministic for the same request. */
  freeId: (offset: string) => string;
  /** New automatic styles. */
  added: () => string[];
  changes: () => Map<string, string | Uint8Array | null>;
}

const prefixes: Readonly<Record<string, string>> = {
  graphic: 'gr',
  paragraph: 'P',
  text: 'T',
  'drawing-page': 'dp',
  'table-cell': 'ce',
  'table-column': 'co',
  'table-row': 'ro',
};

/** Schema order of properties elements in a style. */
const propertiesOrder = [
  'style:drawing-page-properties',
  'style:table-column-properties',
  'style:table-row-properties',
  'style:table-cell-properties',
  'loext:graphic-properties',
  'style:graphic-properties',
  'style:paragraph-properties',
  'style:text-properties',
];

export function openDocumentWriter({ drawing, ids: known }: OpenedDrawing): DocumentWriter {
  const { content, common } = drawing;
  const own = new Map(content.styles.own);
  const lists = new Map(content.styles.lists);
  const styles: Styles = { ...content.styles, own, lists, chains: new Map() };
  const added: string[] = [];
  const names = new Map<string, string>();
  const shared = new Map<string, string>();
  const parts = newParts(drawing);
  const ids = new Set(known);
  const counts = new Map<string, number>();

  const freeName = (family: string): string => {
    const prefix = prefixes[family] ?? 'S';
    let count = counts.get(family) ?? 0;
    let name: string;
    do name = `${prefix}${++count}`;
    while (own.has(keyOf(family, name)) || styles.common.has(keyOf(family, name)));
    counts.set(family, count);
    return name;
  };
  const put = (family: string, draft: ElementDraft): string => {
    const name = freeName(family);
    setAttributes(draft, { 'style:name': name });
    const xml = serializeNode(draft);
    const element = readElement(xml);
    if (element !== null) own.set(keyOf(family, name), element);
    added.push(xml);
    return name;
  };
  const once = (key: string, make: () => string): string => {
    const name = names.get(key) ?? make();
    names.set(key, name);
    return name;
  };

  const writer: DocumentWriter = {
    styles,
    hasOpacity: parseAttributes(getTag(content.root)).has('xmlns:loext'),
    style: (family, name, changes) =>
      once(JSON.stringify([family, name, changes]), () =>
        put(family, styleDraft(styles, { family, name, changes })),
      ),
    takeStyle: (element, family) =>
      once(`${family}=${serializeNode(element)}`, () => put(family, createElementDraft(element))),
    takeList: (element) =>
      once(`list=${serializeNode(element)}`, () => {
        let count = 0;
        let name: string;
        do name = `L${++count}`;
        while (lists.has(name));
        const draft = createElementDraft(element);
        setAttributes(draft, { 'style:name': name });
        const xml = serializeNode(draft);
        added.push(xml);
        lists.set(name, readElement(xml) ?? element);
        return name;
      }),
    list: (kind) => writer.takeList(readElement(listStyleXml(kind)) ?? content.root),
    arrow: () => shareNamed('draw:marker', 'Arrow_20_filled', markerXml),
    dash: (kind) =>
      shareNamed('draw:stroke-dash', kind === 'dot' ? 'Dots' : 'Dashes', (name) => dashXml(kind, name)),
    picture: parts.picture,
    takePart: parts.take,
    takeType: parts.takeType,
    freeId: (offset) => {
      const clean = /^[A-Za-z_][\w.-]{0,200}$/.test(offset)
        ? offset
        : `n-${offset.replace(/[^\w.-]/g, '-').slice(0, 100)}`;
      let id = clean;
      for (let count = 2; ids.has(id); count++) id = `${clean}-${count}`;
      ids.add(id);
      return id;
    },
    added: () => added,
    changes: () => {
      if (shared.size > 0)
        parts.replace('styles.xml', addSharedStyles(common?.root ?? null, [...shared.values()]));
      return parts.changes();
    },
  };

  function shareNamed(element: string, name: string, xmlFor: (name: string) => string): string {
    if (!styles.named.has(keyOf(element, name))) shared.set(keyOf(element, name), xmlFor(name));
    return name;
  }

  return writer;
}

/** A copy of an automatic style, or a new one based on a common style. */
function styleDraft(
  styles: Styles,
  { family, name, changes }: { family: string; name: string | null; changes: StyleChanges },
): ElementDraft {
  const present = name === null ? undefined : styles.own.get(keyOf(family, name));
  const draft = present === undefined ? newStyle(styles, family, name) : createElementDraft(present);
  for (const [properties, values] of Object.entries(changes)) {
    const foreign =
      properties === 'style:graphic-properties' ? findChildDraft(draft, 'loext:graphic-properties') : null;
    setAttributes(foreign ?? ensureChild(draft, properties, propertiesOrder), values);
  }
  return draft;
}

function newStyle(styles: Styles, family: string, name: string | null): ElementDraft {
  const parents = [name, family === 'graphic' ? 'standard' : null];
  const parent = parents.find((one) => one !== null && styles.common.has(keyOf(family, one))) ?? null;
  const draft = parseElementDraft(`<style:style style:name="" style:family="${family}"/>`);
  setAttributes(draft, { 'style:parent-style-name': parent });
  return draft;
}

const emptyStyles =
  '<?xml version="1.0" encoding="UTF-8"?>\n<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"/>';

function addSharedStyles(root: Element | null, shared: readonly string[]): string {
  const own = root ?? readElement(emptyStyles);
  if (own === null) return emptyStyles;
  const draft = createElementDraft(own);
  const order = [
    'office:font-face-decls',
    'office:styles',
    'office:automatic-styles',
    'office:master-styles',
  ];
  ensureChild(draft, 'office:styles', order).parts.push(...shared);
  return documentText(own, draft);
}

const invalidName = 'urn:oasis:names:tc:opendocument:xmlns:draw:1.0';

const namespaces: Readonly<Record<string, string>> = {
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  style: 'urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  draw: 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0',
  fo: 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  svg: 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
  xlink: 'http://www.w3.org/1999/xlink',
  dc: 'http://purl.org/dc/elements/1.1/',
};

/** The complete text of a part, with the namespaces that its new markup uses. */
export function documentText(
  root: Element,
  draft: ElementDraft,
  more: ReadonlyMap<string, string> = new Map(),
): string {
  const inside = draft.parts.map(serializeNode).join('');
  const declared = parseAttributes(draft.tag);
  const requested = new Map([
    ...Object.entries(namespaces).map(([name, uri]): [string, string] => [`xmlns:${name}`, uri]),
    ...more,
  ]);
  const missing = [...requested].filter(([name]) => {
    const prefix = name.slice('xmlns:'.length);
    return !declared.has(name) && (inside.includes(`<${prefix}:`) || inside.includes(` ${prefix}:`));
  });
  setAttributes(draft, Object.fromEntries(missing));
  // Earlier blank files used this invalid namespace, and other programs showed none of their shapes.
  if (declared.get('xmlns:draw') === `"${invalidName}"`)
    setAttributes(draft, { 'xmlns:draw': namespaces.draw ?? null });
  return (
    root.source.slice(0, root.start) +
    serializeNode({ ...draft, parts: [inside] }) +
    root.source.slice(root.end)
  );
}
