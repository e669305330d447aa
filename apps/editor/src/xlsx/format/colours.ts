import { getAttribute, readElement } from '../../xml/element.ts';
import { findDescendant } from './descendants.ts';
import { getLocalName, readFlag, readNumber } from './xml-text.ts';

/** The theme colours of a workbook in the order of style indices, as RRGGBB. */
export type Theme = readonly string[];

const officeTheme: Theme = [
  'FFFFFF',
  '000000',
  'E7E6E6',
  '44546A',
  '4472C4',
  'ED7D31',
  'A5A5A5',
  'FFC000',
  '5B9BD5',
  '70AD47',
  '0563C1',
  '954F72',
];
const schemeOrder = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];

export function readTheme(xml: string | null): Theme {
  const root = xml === null ? null : readElement(xml);
  const scheme = root === null ? null : findDescendant(root, 'clrScheme');
  if (scheme === null) return officeTheme;
  return schemeOrder.map((name, at) => {
    const colour = scheme.children.find((child) => getLocalName(child.name) === name)?.children[0];
    const value =
      colour === undefined ? null : (getAttribute(colour, 'lastClr') ?? getAttribute(colour, 'val'));
    return value !== null && /^[0-9a-f]{6}$/i.test(value)
      ? value.toUpperCase()
      : (officeTheme[at] ?? '000000');
  });
}

/** The first 64 indexed colours; indices 64 and 65 are system colours. */
const indexedColours =
  '000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF000000FFFFFFFF000000FF000000FFFFFF00FF00FF00FFFF800000008000000080808000800080008080C0C0C08080809999FF993366FFFFCCCCFFFF660066FF80800066CCCCCCFF000080FF00FFFFFF0000FFFF800080800000008080' +
  '0000FF00CCFFCCFFFFCCFFCCFFFF9999CCFFFF99CCCC99FFFFCC993366FF33CCCC99CC00FFCC00FF9900FF6600666699969696003366339966003300333300993300993366333399333333';

/** The colour given by a tag; null for automatic and unknown colours. */
export function readColour(tag: string, theme: Theme): string | null {
  if (readFlag(tag, 'auto')) return null;
  const rgb = /\srgb\s*=\s*["'](?:[0-9A-Fa-f]{2})?([0-9A-Fa-f]{6})["']/.exec(tag)?.[1];
  if (rgb !== undefined) return rgb.toUpperCase();
  const tint = readNumber(tag, 'tint') ?? 0;
  const themeIndex = readNumber(tag, 'theme');
  if (themeIndex !== null) return applyTint(theme[themeIndex] ?? '000000', tint);
  const index = readNumber(tag, 'indexed');
  if (index === null || index < 0 || index > 63) return null;
  return applyTint(indexedColours.slice(index * 6, index * 6 + 6), tint);
}

/** A colour of the theme by its name in drawings; null for an unknown one. */
export function readSchemeColour(name: string, theme: Theme): string | null {
  const aliases: Readonly<Record<string, string>> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
  return theme[schemeOrder.indexOf(aliases[name] ?? name)] ?? null;
}

/** Darkens below zero, lightens above. */
export function applyTint(colour: string, tint: number): string {
  if (tint === 0) return colour;
  const channels = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return channels
    .map((channel) => Math.round(tint < 0 ? channel * (1 + tint) : channel + (255 - channel) * tint))
    .map((channel) => Math.min(255, Math.max(0, channel)).toString(16).padStart(2, '0').toUpperCase())
    .join('');
}
