import {
  createElementDraft,
  type ElementDraft,
  ensureChild,
  serializeNode,
  setAttributes,
} from '../../../xml/draft.ts';
import { type Element, parseAttributes, readElement } from '../../../xml/element.ts';

/** Children of the root of `styles.xml`, in the order of the schema. */
export const stylesPartOrder = [
  'office:font-face-decls',
  'office:styles',
  'office:automatic-styles',
  'office:master-styles',
];

const emptyStyles =
  '<?xml version="1.0" encoding="UTF-8"?>\n<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"/>';

/** The text of `styles.xml` with changes; a new one if there was none. */
export function changeStylesPart(
  root: Element | null,
  changes: readonly ((root: ElementDraft) => void)[],
): string {
  const stylesRoot = root ?? readElement(emptyStyles);
  if (stylesRoot === null) return emptyStyles;
  const draft = createElementDraft(stylesRoot);
  for (const change of changes) change(draft);
  return createDocumentXml(stylesRoot, draft);
}

export function addCommonStyles(root: ElementDraft, xml: readonly string[]): void {
  if (xml.length > 0) ensureChild(root, 'office:styles', stylesPartOrder).parts.push(...xml);
}

const invalidDrawNamespace = 'urn:oasis:names:tc:opendocument:xmlns:draw:1.0';

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
export function createDocumentXml(
  root: Element,
  draft: ElementDraft,
  extraNamespaces: ReadonlyMap<string, string> = new Map(),
): string {
  const inside = draft.parts.map(serializeNode).join('');
  const declared = parseAttributes(draft.tag);
  const namespaceUris = new Map([
    ...Object.entries(namespaces).map(([name, uri]): [string, string] => [`xmlns:${name}`, uri]),
    ...extraNamespaces,
  ]);
  const missing = [...namespaceUris].filter(([name]) => {
    const prefix = name.slice('xmlns:'.length);
    return !declared.has(name) && (inside.includes(`<${prefix}:`) || inside.includes(` ${prefix}:`));
  });
  setAttributes(draft, Object.fromEntries(missing));
  // Earlier blank files used this invalid namespace, and other programs showed none of their shapes.
  if (declared.get('xmlns:draw') === `"${invalidDrawNamespace}"`)
    setAttributes(draft, { 'xmlns:draw': namespaces.draw ?? null });
  return (
    root.source.slice(0, root.start) +
    serializeNode({ ...draft, parts: [inside] }) +
    root.source.slice(root.end)
  );
}
