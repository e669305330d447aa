import type { SxProps, Theme } from '@mui/material/styles';

const line = { borderBottom: 1, borderRight: 1, borderColor: 'divider' } as const;
const nameWidth = { xs: 128, sm: 200 } as const;
const columnWidth = 148;
const totalWidth = 108;
const headHeight = 64;
export const rowHeight = 40;

/** Columns share the available width, and scroll below this minimum. */
export function computeMinWidth(columns: number, hasTotals: boolean): number {
  return nameWidth.sm + columns * columnWidth + (hasTotals ? totalWidth : 0);
}

/** Background colours of cell states; icons carry the same information. */
export const stateColours = {
  toGrade: 'surface.marked',
  graded: 'background.paper',
  missed: 'revision.deletedBackground',
  excused: 'surface.chrome',
} as const;

/** Grid styles: the first row and column are sticky. */
export const gridStyles = {
  scroller: {
    overflow: 'auto',
    // Cells that get the focus do not stop behind the sticky rows and column.
    scrollPaddingTop: headHeight,
    scrollPaddingBottom: rowHeight,
    scrollPaddingInlineStart: nameWidth,
    maxHeight: 'max(320px, calc(100dvh - 300px))',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    bgcolor: 'background.paper',
  },
  /** Cells are plain elements styled from the table, because a key press may render hundreds of them. */
  table: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    width: '100%',
    fontSize: 14,
    fontVariantNumeric: 'tabular-nums',
    '& thead th': {
      ...line,
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: headHeight,
      bgcolor: 'surface.chrome',
      textAlign: 'left',
      fontWeight: 600,
      px: 1,
      py: 0.75,
    },
    '& thead th.total': { width: totalWidth, textAlign: 'right' },
    '& thead th:first-of-type': { left: 0, zIndex: 3, width: nameWidth, px: 1.5 },
    '& tbody th': {
      ...line,
      position: 'sticky',
      left: 0,
      zIndex: 1,
      maxWidth: nameWidth,
      bgcolor: 'background.paper',
      textAlign: 'left',
      fontWeight: 500,
      px: 1.5,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& tbody td': { ...line, p: 0.5, px: 1, textAlign: 'right', cursor: 'cell', color: 'text.primary' },
    '& .state-toGrade': { bgcolor: stateColours.toGrade },
    '& .state-missed': { bgcolor: stateColours.missed },
    '& .state-excused': { bgcolor: stateColours.excused },
    '& tbody td.total': { cursor: 'default', bgcolor: 'surface.sunken', lineHeight: 1.25 },
    '& .points': { display: 'block', fontSize: 11 },
    '& tfoot th, & tfoot td': {
      ...line,
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      bgcolor: 'surface.chrome',
      height: rowHeight,
      px: 1,
      textAlign: 'right',
      fontWeight: 600,
    },
    '& tfoot th': { left: 0, zIndex: 3, textAlign: 'left', px: 1.5 },
    '& tbody tr[aria-hidden] td': { border: 0, p: 0 },
    '& td:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    '& td:has(input)': { p: 0 },
    '& .quiet': { color: 'text.secondary' },
    '& .open': { opacity: 0.6 },
    '& svg': { verticalAlign: 'middle', mr: 0.5 },
  },
} as const satisfies Record<string, SxProps<Theme>>;
