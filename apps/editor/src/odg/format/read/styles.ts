import type { Element } from '../../../xml/element.ts';
import { findChild } from '../../../xml/element.ts';
import { getString, listChildren } from '../../../xml/values.ts';

/** A style and its ancestors, nearest first. */
export type Chain = readonly Element[];

/** Styles by family and name, as they apply in one part of the file. */
export interface Styles {
  /** Automatic styles of the part, by `family:name`. */
  own: ReadonlyMap<string, Element>;
  common: ReadonlyMap<string, Element>;
  defaults: ReadonlyMap<string, Element>;
  /** List styles by name; those of the part override the common ones. */
  lists: ReadonlyMap<string, Element>;
  fonts: ReadonlyMap<string, string>;
  /** Gradients, hatches, dashes and other definitions, by `element:name`. */
  named: ReadonlyMap<string, Element>;
  chains: Map<string, Chain>;
}

/** Limit on inheritance, which also ends cycles. */
const maxChainLength = 40;

export const keyOf = (family: string, name: string): string => `${family}:${name}`;

export function stylesOf(root: Element, common: Element | null): Styles {
  const automatic = findChild(root, 'office:automatic-styles');
  const shared = common === null ? null : findChild(common, 'office:styles');
  const lists = new Map<string, Element>();
  for (const holder of [shared, automatic])
    for (const list of listChildren(holder, 'text:list-style'))
      lists.set(getString(list, 'style:name') ?? '', list);
  const defaults = new Map<string, Element>();
  for (const style of listChildren(shared, 'style:default-style'))
    defaults.set(getString(style, 'style:family') ?? '', style);
  const named = new Map<string, Element>();
  for (const element of shared?.children ?? []) {
    const name = getString(element, 'draw:name');
    if (name !== null) named.set(keyOf(element.name, name), element);
  }
  return {
    own: stylesIn(automatic),
    common: stylesIn(shared),
    defaults,
    lists,
    fonts: fontsIn([common, root]),
    named,
    chains: new Map(),
  };
}

function stylesIn(holder: Element | null): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const style of listChildren(holder, 'style:style'))
    found.set(keyOf(getString(style, 'style:family') ?? '', getString(style, 'style:name') ?? ''), style);
  return found;
}

function fontsIn(roots: readonly (Element | null)[]): Map<string, string> {
  const fonts = new Map<string, string>();
  for (const root of roots) {
    const holder = root === null ? null : findChild(root, 'office:font-face-decls');
    for (const face of listChildren(holder, 'style:font-face')) {
      const family = familyIn(getString(face, 'svg:font-family'));
      if (family !== null) fonts.set(getString(face, 'style:name') ?? '', family);
    }
  }
  return fonts;
}

/** The first family of a list, without quotation marks. */
export function familyIn(text: string | null): string | null {
  const first =
    text
      ?.split(',')[0]
      ?.trim()
      .replace(/^['"]|['"]$/g, '') ?? '';
  return first === '' ? null : first;
}

/** The style of this name with its ancestors, without the default style. */
export function chainOf(styles: Styles, family: string, name: string | null): Chain {
  if (name === null || name === '') return [];
  const key = keyOf(family, name);
  const known = styles.chains.get(key);
  if (known !== undefined) return known;
  const chain: Element[] = [];
  const met = new Set<Element>();
  let next = styles.own.get(key) ?? styles.common.get(key);
  while (next !== undefined && !met.has(next) && chain.length < maxChainLength) {
    met.add(next);
    chain.push(next);
    const parent = getString(next, 'style:parent-style-name');
    next = parent === null ? undefined : styles.common.get(keyOf(family, parent));
  }
  styles.chains.set(key, chain);
  return chain;
}

export function withDefault(styles: Styles, family: string, chain: Chain): Chain {
  const last = styles.defaults.get(family);
  return last === undefined ? chain : [...chain, last];
}

export const graphicProperties = 'style:graphic-properties';
export const paragraphProperties = 'style:paragraph-properties';
export const textProperties = 'style:text-properties';

/** The value from the nearest style of a chain that has one. */
export function valueIn(chain: Chain, properties: string, attribute: string): string | null {
  for (const style of chain) {
    const holder = findChild(style, properties);
    const value = holder === null ? null : getString(holder, attribute);
    if (value !== null) return value;
  }
  return null;
}
