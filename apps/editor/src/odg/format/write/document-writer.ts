import { findFreeName } from '../../../canvas/format/unique-names.ts';
import type { Gradient, Media, Stroke, TextParagraph } from '../../../canvas/scene/scene.ts';
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
import { graphicProperties, loextGraphicProperties, type Styles, toKey } from '../read/styles.ts';
import { createDashXml, createListStyleXml, createMarkerXml, describeGradient } from './named-styles.ts';
import { createPartStore } from './part-store.ts';
import { addCommonStyles, changeStylesPart } from './styles-part.ts';

/** Attributes to set or (null) remove, by the properties element that contains them. */
export type StyleChanges = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** Writes everything besides the pages: styles, pictures, and the manifest. */
export interface DocumentWriter {
  /** The styles for pages, including new ones. */
  styles: Styles;
  /** Whether the file uses LibreOffice's attribute for text opacity. */
  hasOpacity: boolean;
  /** The name of a style equal to the given one with these changes, and (unless undefined) with this parent. */
  findOrAddStyle: (
    family: string,
    name: string | null,
    changes: StyleChanges,
    parent?: string | null,
  ) => string;
  /** Imports a style from another part or file; returns its name here. */
  importStyle: (element: Element, family: string) => string;
  importList: (element: Element) => string;
  addListStyle: (kind: TextParagraph['list']) => string;
  addArrowMarker: () => string;
  addDash: (kind: Exclude<Stroke['dash'], 'solid'>) => string;
  addGradient: (gradient: Gradient) => string;
  /** The part with these bytes. */
  addPicture: (media: Media) => string;
  importPart: (name: string, bytes: Uint8Array, type: string) => void;
  replacePart: (name: string, text: string) => void;
  /** A change of `styles.xml`, made when all is written. */
  changeStylesPart: (change: (root: ElementDraft) => void) => void;
  /** Sets the media type of a folder. */
  setMediaType: (name: string, type: string) => void;
  /** An unused id, deterministic for the same request. */
  createId: (preferredId: string) => string;
  /** New automatic styles. */
  getAddedStyles: () => string[];
  getChanges: () => Map<string, string | Uint8Array | null>;
}

const stylePrefixes: Readonly<Record<string, string>> = {
  graphic: 'gr',
  paragraph: 'P',
  text: 'T',
  'drawing-page': 'dp',
  'table-cell': 'ce',
  'table-column': 'co',
  'table-row': 'ro',
};

/** Schema order of properties elements in a style. */
export const propertiesOrder = [
  'style:drawing-page-properties',
  'style:table-column-properties',
  'style:table-row-properties',
  'style:table-cell-properties',
  'loext:graphic-properties',
  'style:graphic-properties',
  'style:paragraph-properties',
  'style:text-properties',
];

export function openDocumentWriter({ drawing, usedIds }: OpenedDrawing): DocumentWriter {
  const { content, common } = drawing;
  const automaticStyles = new Map(content.styles.automatic);
  const lists = new Map(content.styles.lists);
  const styles: Styles = { ...content.styles, automatic: automaticStyles, lists, chains: new Map() };
  const added: string[] = [];
  const names = new Map<string, string>();
  const sharedStyles = new Map<string, string>();
  const stylesChanges: ((root: ElementDraft) => void)[] = [];
  const parts = createPartStore(drawing);
  const ids = new Set(usedIds);
  const nameCounts = new Map<string, number>();

  const createStyleName = (family: string): string => {
    const prefix = stylePrefixes[family] ?? 'S';
    let count = nameCounts.get(family) ?? 0;
    let name: string;
    do name = `${prefix}${++count}`;
    while (automaticStyles.has(toKey(family, name)) || styles.common.has(toKey(family, name)));
    nameCounts.set(family, count);
    return name;
  };
  const addStyle = (family: string, draft: ElementDraft): string => {
    const name = createStyleName(family);
    setAttributes(draft, { 'style:name': name });
    const xml = serializeNode(draft);
    const element = readElement(xml);
    if (element !== null) automaticStyles.set(toKey(family, name), element);
    added.push(xml);
    return name;
  };
  const createOnce = (key: string, create: () => string): string => {
    const name = names.get(key) ?? create();
    names.set(key, name);
    return name;
  };

  const writer: DocumentWriter = {
    styles,
    hasOpacity: parseAttributes(getTag(content.root)).has('xmlns:loext'),
    findOrAddStyle: (family, name, changes, parent) =>
      createOnce(JSON.stringify([family, name, changes, parent]), () => {
        const draft = createStyleDraft(styles, { family, name, changes });
        if (parent !== undefined) setAttributes(draft, { 'style:parent-style-name': parent });
        return addStyle(family, draft);
      }),
    importStyle: (element, family) =>
      createOnce(`${family}=${serializeNode(element)}`, () => addStyle(family, createElementDraft(element))),
    importList: (element) =>
      createOnce(`list=${serializeNode(element)}`, () => {
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
    addListStyle: (kind) => writer.importList(readElement(createListStyleXml(kind)) ?? content.root),
    addArrowMarker: () => addSharedDefinition('draw:marker', 'Arrow_20_filled', createMarkerXml),
    addDash: (kind) =>
      addSharedDefinition('draw:stroke-dash', kind === 'dot' ? 'Dots' : 'Dashes', (name) =>
        createDashXml(kind, name),
      ),
    addGradient: (gradient) => {
      const { name, createXml } = describeGradient(gradient);
      return addSharedDefinition('draw:gradient', name, createXml);
    },
    addPicture: parts.addPicture,
    importPart: parts.addPart,
    replacePart: parts.replacePart,
    changeStylesPart: (change) => void stylesChanges.push(change),
    setMediaType: parts.setMediaType,
    createId: (preferredId) => {
      const validId = /^[A-Za-z_][\w.-]{0,200}$/.test(preferredId)
        ? preferredId
        : `n-${preferredId.replace(/[^\w.-]/g, '-').slice(0, 100)}`;
      const id = findFreeName(validId, ids, '-');
      ids.add(id);
      return id;
    },
    getAddedStyles: () => added,
    getChanges: () => {
      // Changes of styles may define gradients and the like, too.
      const addShared = (root: ElementDraft): void => addCommonStyles(root, [...sharedStyles.values()]);
      if (sharedStyles.size > 0 || stylesChanges.length > 0)
        parts.replacePart(
          'styles.xml',
          changeStylesPart(common?.root ?? null, [...stylesChanges, addShared]),
        );
      return parts.getChanges();
    },
  };

  function addSharedDefinition(element: string, name: string, xmlFor: (name: string) => string): string {
    if (!styles.named.has(toKey(element, name))) sharedStyles.set(toKey(element, name), xmlFor(name));
    return name;
  }

  return writer;
}

/** A copy of an automatic style, or a new one based on a common style. */
function createStyleDraft(
  styles: Styles,
  { family, name, changes }: { family: string; name: string | null; changes: StyleChanges },
): ElementDraft {
  const existing = name === null ? undefined : styles.automatic.get(toKey(family, name));
  const draft = existing === undefined ? createStyle(styles, family, name) : createElementDraft(existing);
  for (const [properties, values] of Object.entries(changes)) {
    const loextProperties =
      properties === graphicProperties ? findChildDraft(draft, loextGraphicProperties) : null;
    setAttributes(loextProperties ?? ensureChild(draft, properties, propertiesOrder), values);
  }
  return draft;
}

function createStyle(styles: Styles, family: string, name: string | null): ElementDraft {
  const parents = [name, family === 'graphic' ? 'standard' : null];
  const parent =
    parents.find((parentName) => parentName !== null && styles.common.has(toKey(family, parentName))) ?? null;
  const draft = parseElementDraft(`<style:style style:name="" style:family="${family}"/>`);
  setAttributes(draft, { 'style:parent-style-name': parent });
  return draft;
}
