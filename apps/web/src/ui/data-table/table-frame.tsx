import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import type { ReactNode, Ref } from 'react';
import { memo } from 'react';

interface Props {
  label: string;
  /** All of them, where not all are in the page: the table then scrolls in itself, under its head. */
  rowCount?: number;
  maxHeight?: string;
  scroller?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What rows lie in, few or many. */
export function TableFrame({ label, rowCount, maxHeight = 'none', scroller, children }: Props) {
  return (
    <Box
      ref={scroller}
      role="group"
      aria-label={label}
      // What scrolls has to be reachable by keyboard.
      tabIndex={0}
      // Positioned: hidden headers stand absolutely and would widen the page instead of scrolling in here.
      sx={{ overflow: 'auto', position: 'relative', maxHeight }}
    >
      <Table
        size="small"
        stickyHeader={rowCount !== undefined}
        aria-label={label}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        sx={tableStyles}
      >
        {children}
      </Table>
    </Box>
  );
}

/** Drawn once and then left alone while others come into sight. */
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
  // Where there is little room the hour goes under its day, so that the buttons of the row stay in sight.
  '--time-wrap': { xs: 'normal', xl: 'nowrap' },
  // On narrow screens the name of the row stays while the rest moves under it.
  '& .row-name': {
    position: { xs: 'sticky', md: 'static' },
    left: 0,
    zIndex: 1,
    bgcolor: { xs: 'background.paper', md: 'transparent' },
  },
  '& tbody .row-name': { fontWeight: 560, overflowWrap: 'anywhere', minWidth: { xs: 104, md: 160 } },
  // Figures stand under each other. Elsewhere their one width would tear the hyphens of days and keys apart.
  '& .row-value.MuiTableCell-alignRight': { fontVariantNumeric: 'tabular-nums' },
  '& .marked': { bgcolor: 'surface.marked' },
  '& .row-arrow': { width: 44 },
  // What can be done with a row stays in sight where the columns before it need more room than there is.
  '& .row-actions': {
    whiteSpace: 'nowrap',
    width: '1%',
    position: { md: 'sticky' },
    right: 0,
    zIndex: { md: 1 },
    bgcolor: { md: 'background.paper' },
  },
  '& tbody tr:hover > .row-name': { bgcolor: { xs: 'surface.sunken', md: 'transparent' } },
  // A row lights up where it leads somewhere: by the link that its name is, or by a press anywhere.
  '& tbody tr.MuiTableRow-hover:not(:has(> .row-name a, > .row-name button)):hover': {
    bgcolor: 'transparent',
    '& > .row-name': { bgcolor: { xs: 'background.paper', md: 'transparent' } },
  },
  '& tbody tr.MuiTableRow-hover:has(> .row-name a, > .row-name button):hover > .row-actions': {
    // The ground of the row lets through what is under it; here it lies on the one of the table.
    backgroundImage: {
      md: 'linear-gradient(var(--rd-palette-action-hover), var(--rd-palette-action-hover))',
    },
  },
  '& thead .row-name, & thead .row-actions': { zIndex: 3, bgcolor: 'surface.sunken' },
  '& tbody:last-of-type > tr:last-of-type > *': { borderBottom: 0 },
} as const;
