import type {
  TableAttrs,
  TableCellAttrs,
  TableRowAttrs,
} from '@eigenpal/docx-editor-core/prosemirror/schema';
import type { Node } from 'prosemirror-model';
import { isDark } from '../../ui/contrast.ts';
import { fromTwips } from '../view/lengths.ts';
import { borderLine, toTextAlign } from '../view/text/paragraph-css.ts';
import type { TableAlignment } from '../view/text/style-defaults.ts';

type Style = Record<string, string>;
type CellAttrs = Partial<TableCellAttrs>;

/** Word's default cell margins: none above and below, 0.08 inches at the sides. */
const cellMargin = 108;
const minColumn = 1;

/** Table layout on the page. The width is the sum of the columns; on pages, a table whose width is given may be wider than the text. */
export function tableCss(node: Node): Style {
  const attrs: TableAttrs = node.attrs;
  const widths = getColumnWidths(node);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return {
    '--columns': columnTemplate(widths),
    '--count': `${widths.length}`,
    '--table-width': tableWidth(attrs, total),
    '--wide-columns': wideColumns(attrs, widths),
    ...cellMarginsCss(attrs.cellMargins),
    ...(attrs.justification === 'center' ? { '--before-table': 'auto', '--after-table': 'auto' } : {}),
    ...(attrs.justification === 'right' ? { '--before-table': 'auto' } : {}),
  };
}

/** Always set, as a table in a cell has its own. */
export function tableAlignmentCss({ cells = 'left', firstRow = cells }: TableAlignment): Style {
  return { '--cell-align': toTextAlign(cells), '--first-row-align': toTextAlign(firstRow) };
}

/** Grid tracks proportional to the widths, independent of content. */
export function columnTemplate(widths: readonly number[]): string {
  return widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
}

/**
 * Tracks of a table that may reach into the margin: its rows are no wider than the text, or they would not fit beside the gaps between pages, but
 * their cells are. A table inside another one does not inherit the tracks of that.
 */
function wideColumns(attrs: TableAttrs, widths: readonly number[]): string {
  // Where the width is automatic, the columns are only what some program has proposed.
  if (attrs.widthType !== 'dxa' || !attrs.width || !attrs.columnWidths?.length) return 'initial';
  const scale = attrs.width / widths.reduce((sum, width) => sum + width, 0);
  return fixedTemplate(widths.map((width) => width * scale));
}

/** Grid tracks of these widths in twips. */
export const fixedTemplate = (widths: readonly number[]): string => widths.map(fromTwips).join(' ');

/** In twips if the file gives them, otherwise equal parts. */
export function getColumnWidths(node: Node): number[] {
  const { columnWidths: storedWidths }: TableAttrs = node.attrs;
  const count = columnCount(node);
  if (storedWidths?.length === count) return storedWidths.map((width) => Math.max(minColumn, width));
  return Array.from({ length: count }, () => minColumn);
}

function tableWidth(attrs: TableAttrs, total: number): string {
  // Fiftieths of a percent.
  if (attrs.widthType === 'pct' && attrs.width) return `${Math.min(100, attrs.width / 50)}%`;
  if (attrs.widthType === 'dxa' && attrs.width) return fromTwips(attrs.width);
  return attrs.columnWidths?.length ? fromTwips(total) : '100%';
}

function columnCount(node: Node): number {
  let max = 1;
  const openSpans: { until: number; span: number }[] = [];
  node.forEach((row, _offset, index) => {
    let count = 0;
    for (const openSpan of openSpans) if (openSpan.until > index) count += openSpan.span;
    row.forEach((cell) => {
      const { colspan = 1, rowspan = 1 }: CellAttrs = cell.attrs;
      count += colspan;
      if (rowspan > 1) openSpans.push({ until: index + rowspan, span: colspan });
    });
    max = Math.max(max, count);
  });
  return max;
}

const sides = ['top', 'right', 'bottom', 'left'] as const;
type Margins = TableAttrs['cellMargins'];

/** Margins that the table gives its cells; always set, as a table in a cell has its own. */
function cellMarginsCss(margins: Margins | null): Style {
  const defaults = { top: 0, right: cellMargin, bottom: 0, left: cellMargin };
  return Object.fromEntries(
    sides.map((side) => [`--cell-${side}`, fromTwips(margins?.[side] ?? defaults[side])]),
  );
}

/** A cell that names some margins has those of its table on the other sides (ECMA-376 Part 1, 17.4.68). */
const paddingOf = (side: (typeof sides)[number], twips: number | undefined | null): string =>
  twips === undefined || twips === null ? `var(--cell-${side})` : fromTwips(twips);

export function rowCss({ height, heightRule }: TableRowAttrs): Style {
  if (!height) return {};
  return heightRule === 'exact' ? { height: fromTwips(height) } : { 'min-height': fromTwips(height) };
}

export function cellCss(attrs: CellAttrs): Style {
  const margins = attrs.margins;
  return {
    ...((attrs.colspan ?? 1) > 1 ? { 'grid-column-end': `span ${attrs.colspan}` } : {}),
    'padding-block': `${paddingOf('top', margins?.top)} ${paddingOf('bottom', margins?.bottom)}`,
    'padding-inline': `${paddingOf('left', margins?.left)} ${paddingOf('right', margins?.right)}`,
    ...bordersCss(attrs),
    ...backgroundCss(attrs.backgroundColor),
    ...(attrs.verticalAlign === 'center' ? { 'align-content': 'center' } : {}),
    ...(attrs.verticalAlign === 'bottom' ? { 'align-content': 'end' } : {}),
    ...(attrs.noWrap ? { 'white-space': 'nowrap' } : {}),
    ...directionCss(attrs.textDirection),
  };
}

/** Automatic text colour is white on dark shading, as in Word. */
function backgroundCss(colour: string | null | undefined): Style {
  if (!colour) return {};
  const hex = colour.replace('#', '');
  return { '--ground': `#${hex}`, ...(isDark(`#${hex}`) ? { '--ink-on-ground': '#ffffff' } : {}) };
}

function bordersCss({ borders }: CellAttrs): Style {
  const style: Style = {};
  for (const side of sides) {
    const border = borders?.[side];
    if (border === undefined || border === null || border.style === 'none' || border.style === 'nil')
      continue;
    style[`border-${side}`] = borderLine(border);
  }
  return style;
}

function directionCss(text: string | null | undefined): Style {
  if (text === 'tbRl' || text === 'tbRlV') return { 'writing-mode': 'vertical-rl' };
  if (text === 'btLr') return { 'writing-mode': 'sideways-lr' };
  return {};
}
