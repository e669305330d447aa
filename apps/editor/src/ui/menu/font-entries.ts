import { resolveFontFace } from '../font-faces.ts';
import type { ActionEntry } from './menu-entries.ts';

/** Common fonts; those that the device lacks are rendered with metric-compatible ones. */
const commonFonts = [
  'Arial',
  'Calibri',
  'Cambria',
  'Courier New',
  'Garamond',
  'Georgia',
  'Source Serif 4',
  'Times New Roman',
  'Verdana',
];

/** Font entries, each previewed in its font; `currentFont` is the font of the selection: null or undefined if it has several. */
export function createFontEntries(options: {
  currentFont: string | null | undefined;
  isEnabled: boolean;
  choose: (name: string) => void;
}): ActionEntry[] {
  const { currentFont, isEnabled, choose } = options;
  const names = [
    ...new Set([...commonFonts, ...(currentFont === null || currentFont === undefined ? [] : [currentFont])]),
  ].sort((a, b) => a.localeCompare(b));
  return names.map((name) => ({
    kind: 'action',
    id: `font-${name}`,
    label: name,
    isRadio: true,
    checked: name === currentFont,
    isEnabled,
    style: { fontFamily: resolveFontFace(name).stack, fontSize: '15px' },
    run: () => choose(name),
  }));
}
