import { isSameValue } from '../canvas/format/same-values.ts';
import type { TextLayout } from '../canvas/scene/scene.ts';
import { type Element, getTag } from '../xml/element.ts';
import { getNumber, getString } from '../xml/values.ts';
import { readFlag } from './text-styles.ts';

/** The first value that is given among own and inherited properties. */
export type ReadFirst = <Value>(readValue: (properties: Element | null) => Value | null) => Value | null;

export const defaultLayout: TextLayout = {
  direction: 'horizontal',
  columns: 1,
  columnGap: 0,
  wraps: true,
  rotation: 0,
  isUpright: false,
};

/** As in PowerPoint. */
const maxColumns = 16;

const layoutAttributes = /\s(?:numCol|vert|wrap|rot|upright)=/;

/** Null for the default layout. */
export function readTextLayout(readFirst: ReadFirst): TextLayout | null {
  // Most texts have none of these attributes, and there may be thousands.
  if (readFirst((properties) => hasLayout(properties) || null) === null) return null;
  const columns = readFirst((properties) => getNumber(properties, 'numCol')) ?? 1;
  const layout: TextLayout = {
    direction: toDirection(readFirst((properties) => getString(properties, 'vert'))),
    columns: Math.min(maxColumns, Math.max(1, Math.round(columns))),
    columnGap: Math.max(0, Math.round(readFirst((properties) => getNumber(properties, 'spcCol')) ?? 0)),
    wraps: readFirst((properties) => getString(properties, 'wrap')) !== 'none',
    rotation: (readFirst((properties) => getNumber(properties, 'rot')) ?? 0) / 60_000,
    isUpright: readFirst((properties) => readFlag(properties, 'upright')) ?? false,
  };
  if (layout.columns === 1) layout.columnGap = 0;
  return isSameValue(layout, defaultLayout) ? null : layout;
}

const hasLayout = (properties: Element | null): boolean =>
  properties !== null && layoutAttributes.test(getTag(properties));

function toDirection(name: string | null): TextLayout['direction'] {
  if (name === 'vert270') return 'up';
  return name === null || name === 'horz' ? 'horizontal' : 'down';
}

/** The text of a table cell has only a direction. */
export function readCellLayout(properties: Element | null): TextLayout | null {
  const direction = toDirection(getString(properties, 'vert'));
  return direction === 'horizontal' ? null : { ...defaultLayout, direction };
}
