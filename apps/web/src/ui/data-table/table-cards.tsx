import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cellContent } from './column.ts';
import { ExpandButton } from './expand-button.tsx';
import type { TableBodyProps } from './table-body-props.ts';

/** Table layout on phones: one card per row, with headers as labels. */
export function TableCards<Row>(props: TableBodyProps<Row>) {
  return (
    <Box component="ul" aria-label={props.label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {props.rows.map((row) => (
        <Box
          component="li"
          key={props.rowKey(row)}
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
        >
          <RowCard {...props} row={row} />
        </Box>
      ))}
    </Box>
  );
}

function RowCard<Row>({
  row,
  columns,
  rowKey,
  expand,
  actions,
  ...rest
}: TableBodyProps<Row> & { row: Row }) {
  const [name, ...otherColumns] = columns;
  const key = rowKey(row);
  const isOpen = expand !== undefined && rest.expanded.has(key);
  const detailsId = `details-${key}`;
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
        <Typography component="div" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name !== undefined && cellContent(name, row)}
        </Typography>
        {expand !== undefined && (
          <ExpandButton
            isOpen={isOpen}
            controls={detailsId}
            rowName={String(name?.value?.(row) ?? key)}
            onToggle={() => rest.onToggle(key)}
          />
        )}
      </Stack>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          columnGap: 2,
          rowGap: 0.5,
          // Long statuses wrap, because touch screens have no tooltip on hover.
          '& .MuiChip-root': { height: 'auto', minHeight: 24 },
          '& .MuiChip-label': { whiteSpace: 'normal' },
        }}
      >
        {otherColumns.map((column) => (
          <Box key={column.id} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {column.header}
              {column.explain}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {cellContent(column, row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {actions !== undefined && <Box sx={{ mt: 1 }}>{actions(row)}</Box>}
      {isOpen && (
        <Box
          id={detailsId}
          sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider', overflowX: 'auto' }}
        >
          {expand(row)}
        </Box>
      )}
    </>
  );
}
