import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import type { ReactNode, Ref } from 'react';
import { memo } from 'react';

interface Props {
  label: string;
  descriptionId: string | undefined;
  /** Total number of rows if not all are rendered: the table then scrolls internally under a sticky header. */
  rowCount?: number;
  maxHeight?: string;
  scroller?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Scroll container of a table. */
export function TableFrame(props: Props) {
  const { label, rowCount, maxHeight = 'none', scroller } = props;
  return (
    <Box
      ref={scroller}
      role="group"
      aria-label={label}
      // Scroll containers must be reachable by keyboard.
      tabIndex={0}
      // `relative` because visually hidden headers are absolutely positioned and would otherwise widen the page.
      sx={{ overflow: 'auto', position: 'relative', maxHeight }}
    >
      <Table
        size="small"
        stickyHeader={rowCount !== undefined}
        aria-label={label}
        aria-describedby={props.descriptionId}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        sx={tableStyles}
      >
        {props.children}
      </Table>
    </Box>
  );
}

/** Memoized: rows do not re-render while others scroll into view. */
export const MemoizedRow = memo(function MemoizedRow({
  draw,
  index,
}: {
  draw: (index: number) => ReactNode;
  index: number;
}) {
  return draw(index);
});

const tableStyles = {
  '& thead .MuiTableCell-root': { bgcolor: 'surface.sunken', py: 1 },
  '& .MuiTableCell-root': { px: { xs: 1, md: 1.25, xl: 1.75 }, py: 1 },
  '& .MuiTableCell-root:first-child': { pl: 2 },
  '& .MuiTableCell-root:last-child': { pr: 2 },
  // With little room the time wraps below its date, so that the row's buttons stay visible.
  '--time-wrap': { xs: 'normal', xl: 'nowrap' },
  // On narrow screens the name column stays while the rest scrolls below it.
  '& .row-name': {
    position: { xs: 'sticky', md: 'static' },
    left: 0,
    zIndex: 1,
    bgcolor: { xs: 'background.paper', md: 'transparent' },
  },
  '& tbody .row-name': { fontWeight: 560, overflowWrap: 'anywhere', minWidth: { xs: 104, md: 160 } },
  // Tabular figures only in number columns; elsewhere they would widen the hyphens of dates and keys.
  '& .row-value.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '& .marked': { bgcolor: 'surface.marked' },
  '& .row-arrow': { width: 44 },
  // Row actions stay visible if the columns before them overflow.
  '& .row-actions': {
    whiteSpace: 'nowrap',
    width: '1%',
    position: { md: 'sticky' },
    right: 0,
    zIndex: { md: 1 },
    bgcolor: { md: 'background.paper' },
  },
  '& tbody tr:hover > .row-name': { bgcolor: { xs: 'surface.sunken', md: 'transparent' } },
  // Hover highlight only for rows that lead somewhere, by their name link or by a click anywhere.
  '& tbody tr.MuiTableRow-hover:not(:has(> .row-name a, > .row-name button)):hover': {
    bgcolor: 'transparent',
    '& > .row-name': { bgcolor: { xs: 'background.paper', md: 'transparent' } },
  },
  '& tbody tr.MuiTableRow-hover:has(> .row-name a, > .row-name button):hover > .row-actions': {
    // The hover background is translucent; a sticky cell needs the table's opaque background below it.
    backgroundImage: {
      md: 'linear-gradient(var(--rd-palette-action-hover), var(--rd-palette-action-hover))',
    },
  },
  '& thead .row-name, & thead .row-actions': { zIndex: 3, bgcolor: 'surface.sunken' },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
} as const;
