import { decodeEntities } from '@redraft/documents';
import { attributesOf, childOf, type Element, tagOf } from '../../../xml/element.ts';
import { along, childrenOf, stringOf } from '../../../xml/values.ts';

export type Family =
  | 'graphic'
  | 'paragraph'
  | 'text'
  | 'drawing-page'
  | 'table-column'
  | 'table-row'
  | 'table-cell';
export type Properties = ReadonlyMap<string, string>;

/** The styles of a drawing: those of one part, over those that all parts have. */
export interface Styles {
  /** The style of this name, an automatic one before a common one. */
  styleOf: (family: Family, name: string | null) => Element | null;
  /** What a style and those that it is made from say of one kind of thing (`style:graphic-properties` …). */
  propertiesOf: (family: Family, name: string | null, kind: string) => Properties;
  /** Things that styles name: gradients, dashes, lists. */
  named: (element: string, name: string | null) => Element | null;
  fontOf: (name: string) => string;
}

/** Styles that are made from each other in a ring, or hundreds deep. */
const deepest = 50;

export function readStyles(lists: readonly (Element | null)[], fonts: ReadonlyMap<string, string>): Styles {
  const styles = new Map<string, Element>();
  const defaults = new Map<string, Element>();
  const things = new Map<string, Element>();
  for (const list of lists) {
    for (const element of list?.children ?? []) {
      const name = stringOf(element, 'style:name') ?? stringOf(element, 'draw:name') ?? '';
      const family = stringOf(element, 'style:family') ?? '';
      if (element.name === 'style:default-style') defaults.set(family, element);
      else if (element.name === 'style:style') styles.set(`${family} ${name}`, element);
      else things.set(`${element.name} ${name}`, element);
    }
  }
  const known = new Map<string, Properties>();
  const styleOf: Styles['styleOf'] = (family, name) =>
    name === null
      ? null
      : (styles.get(`${family} ${name}`) ??
        (family === 'graphic' ? styles.get(`presentation ${name}`) : undefined) ??
        null);
  const propertiesOf: Styles['propertiesOf'] = (family, name, kind) => {
    const key = `${family} ${name ?? ''} ${kind}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const chain = new Set<Element>();
    for (let style = styleOf(family, name); style !== null && chain.size < deepest; ) {
      chain.add(style);
      const parent = styleOf(family, stringOf(style, 'style:parent-style-name'));
      style = parent === null || chain.has(parent) ? null : parent;
    }
    const basis = defaults.get(family);
    if (basis !== undefined) chain.add(basis);
    const merged = new Map<string, string>();
    for (const style of [...chain].toReversed()) {
      const own = childOf(style, kind);
      if (own === null) continue;
      for (const [attribute, quoted] of attributesOf(tagOf(own)))
        merged.set(attribute, decodeEntities(quoted.slice(1, -1)));
    }
    known.set(key, merged);
    return merged;
  };
  return {
    styleOf,
    propertiesOf,
    named: (element, name) => (name === null ? null : (things.get(`${element} ${name}`) ?? null)),
    fontOf: (name) => fonts.get(name) ?? name,
  };
}

/** The families of fonts by the names that styles give them. */
export function readFonts(...roots: readonly (Element | null)[]): Map<string, string> {
  const fonts = new Map<string, string>();
  for (const root of roots) {
    for (const face of childrenOf(along(root, 'office:font-face-decls'), 'style:font-face')) {
      const family = (stringOf(face, 'svg:font-family') ?? '').replace(/^['"]|['"]$/g, '');
      fonts.set(stringOf(face, 'style:name') ?? '', family);
    }
  }
  return fonts;
}
