import { fontFace } from '../font-faces.ts';
import type { ActionEntry } from './menu-entries.ts';

/** Known everywhere; those that the device lacks are drawn in stand-ins of the same widths. */
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

/** The fonts to choose from, each in its own letters; `shown` is that of the selected words, if they have one in common. */
export function fontEntries(options: {
  shown: string | null | undefined;
  isEnabled: boolean;
  choose: (name: string) => void;
}): ActionEntry[] {
  const { shown, isEnabled, choose } = options;
  const names = [
    ...new Set([...commonFonts, ...(shown === null || shown === undefined ? [] : [shown])]),
  ].sort((a, b) => a.localeCompare(b));
  return names.map((name) => ({
    kind: 'action',
    id: `font-${name}`,
    label: name,
    isRadio: true,
    checked: name === shown,
    isEnabled,
    look: { fontFamily: fontFace(name).stack, fontSize: '15px' },
    run: () => choose(name),
  }));
}
