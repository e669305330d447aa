import type { Element } from '../../../xml/element.ts';
import { findChild } from '../../../xml/element.ts';
import { getString, listChildren } from '../../../xml/values.ts';

/** A style and its ancestors, nearest first. */
export type StyleChain = readonly Element[];

/** Styles by family and name, as they apply in one part of the file. */
export interface Styles {
  /** Automatic styles of the part, by `family:name`. */
  automatic: ReadonlyMap<string, Element>;
  common: ReadonlyMap<string, Element>;
  defaults: ReadonlyMap<string, Element>;
  /** List styles by name; those of the part override the common ones. */
  lists: ReadonlyMap<string, Element>;
  fonts: ReadonlyMap<string, string>;
  /** Gradients, hatches, dashes and other definitions, by `element:name`. */
  named: ReadonlyMap<string, Element>;
  chains: Map<string, StyleChain>;
}

/** Limit on inheritance, which also ends cycles. */
const maxChainLength = 40;

export const toKey = (family: string, name: string): string => `${family}:${name}`;

export function readStyles(root: Element, common: Element | null): Styles {
  const automatic = findChild(root, 'office:automatic-styles');
  const commonStyles = common === null ? null : findChild(common, 'office:styles');
  const lists = new Map<string, Element>();
  for (const stylesElement of [commonStyles, automatic])
    for (const list of listChildren(stylesElement, 'text:list-style'))
      lists.set(getString(list, 'style:name') ?? '', list);
  const defaults = new Map<string, Element>();
  for (const style of listChildren(commonStyles, 'style:default-style'))
    defaults.set(getString(style, 'style:family') ?? '', style);
  const named = new Map<string, Element>();
  for (const element of commonStyles?.children ?? []) {
    const name = getString(element, 'draw:name');
    if (name !== null) named.set(toKey(element.name, name), element);
  }
  return {
    automatic: indexStyles(automatic),
    common: indexStyles(commonStyles),
    defaults,
    lists,
    fonts: readFonts([common, root]),
    named,
    chains: new Map(),
  };
}

function indexStyles(stylesElement: Element | null): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const style of listChildren(stylesElement, 'style:style'))
    found.set(toKey(getString(style, 'style:family') ?? '', getString(style, 'style:name') ?? ''), style);
  return found;
}

function readFonts(roots: readonly (Element | null)[]): Map<string, string> {
  const fonts = new Map<string, string>();
  for (const root of roots) {
    const fontDeclarations = root === null ? null : findChild(root, 'office:font-face-decls');
    for (const face of listChildren(fontDeclarations, 'style:font-face')) {
      const family = parseFirstFamily(getString(face, 'svg:font-family'));
      if (family !== null) fonts.set(getString(face, 'style:name') ?? '', family);
    }
  }
  return fonts;
}

/** The first family of a list, without quotation marks. */
export function parseFirstFamily(text: string | null): string | null {
  const first =
    text
      ?.split(',')[0]
      ?.trim()
      .replace(/^['"]|['"]$/g, '') ?? '';
  return first === '' ? null : first;
}

/** The style of this name with its ancestors, without the default style. */
export function getStyleChain(styles: Styles, family: string, name: string | null): StyleChain {
  if (name === null || name === '') return [];
  const key = toKey(family, name);
  const cached = styles.chains.get(key);
  if (cached !== undefined) return cached;
  const chain: Element[] = [];
  const visited = new Set<Element>();
  let next = styles.automatic.get(key) ?? styles.common.get(key);
  while (next !== undefined && !visited.has(next) && chain.length < maxChainLength) {
    visited.add(next);
    chain.push(next);
    const parent = getString(next, 'style:parent-style-name');
    next = parent === null ? undefined : styles.common.get(toKey(family, parent));
  }
  styles.chains.set(key, chain);
  return chain;
}

export function appendDefaultStyle(styles: Styles, family: string, chain: StyleChain): StyleChain {
  const defaultStyle = styles.defaults.get(family);
  return defaultStyle === undefined ? chain : [...chain, defaultStyle];
}

export const graphicProperties = 'style:graphic-properties';
export const loextGraphicProperties = 'loext:graphic-properties';
export const paragraphProperties = 'style:paragraph-properties';
export const textProperties = 'style:text-properties';

/** The value from the nearest style of a chain that has one. */
export function findValue(chain: StyleChain, properties: string, attribute: string): string | null {
  for (const style of chain) {
    const propertiesElement = findChild(style, properties);
    const value = propertiesElement === null ? null : getString(propertiesElement, attribute);
    if (value !== null) return value;
  }
  return null;
}
