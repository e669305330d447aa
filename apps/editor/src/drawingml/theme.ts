import { type Element, findChild } from '../xml/element.ts';
import type { Relationship } from '../xml/relationships.ts';
import { findByPath, getString } from '../xml/values.ts';
import { type ColourMap, readColour } from './colour.ts';

export interface Theme {
  name: string;
  colors: ReadonlyMap<string, string>;
  majorFont: string;
  minorFont: string;
  fills: readonly Element[];
  lines: readonly Element[];
  backgrounds: readonly Element[];
  /** Those of its part: pictures of its fills. */
  relationships: ReadonlyMap<string, Relationship>;
}

const emptyColourMap: ColourMap = { getColor: () => null };

/** Reads a theme; if it is missing or broken, defaults are Office's black, white and Calibri. */
export function readTheme(root: Element | null, relationships: Theme['relationships'] = new Map()): Theme {
  const themeElements = findByPath(root, 'a:themeElements');
  const colors = new Map([
    ['dk1', '#000000'],
    ['lt1', '#ffffff'],
  ]);
  for (const entry of findByPath(themeElements, 'a:clrScheme')?.children ?? []) {
    const tint = readColour(entry, emptyColourMap);
    if (tint !== null) colors.set(entry.name.replace(/^a:/, ''), tint.color);
  }
  const formats = findByPath(themeElements, 'a:fmtScheme');
  const fontOf = (kind: string): string =>
    getString(findByPath(themeElements, 'a:fontScheme', kind, 'a:latin'), 'typeface') || 'Calibri';
  return {
    name: (root === null ? null : getString(root, 'name')) ?? '',
    colors,
    majorFont: fontOf('a:majorFont'),
    minorFont: fontOf('a:minorFont'),
    fills: findByPath(formats, 'a:fillStyleLst')?.children ?? [],
    lines: findByPath(formats, 'a:lnStyleLst')?.children ?? [],
    backgrounds: findByPath(formats, 'a:bgFillStyleLst')?.children ?? [],
    relationships,
  };
}

/** Default colour mapping of slides, unless the master has another. */
const defaultColourMap: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };

export function createColourMap(theme: Theme, map: Element | null): ColourMap {
  return {
    getColor: (name) => theme.colors.get(getString(map, name) ?? defaultColourMap[name] ?? name) ?? null,
  };
}

/** The colour map of a slide or layout: its own if it has one. */
export function findColourMap(sheet: Element, inherited: Element | null): Element | null {
  return findByPath(findChild(sheet, 'p:clrMapOvr'), 'a:overrideClrMapping') ?? inherited;
}

/** A font name, or a reference to a theme font. */
export function resolveFont(theme: Theme, typeface: string): string {
  if (typeface.startsWith('+mj')) return theme.majorFont;
  return typeface.startsWith('+mn') ? theme.minorFont : typeface;
}
