import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface LegendEntry {
  label: string;
  /** Drawn into a box of 20 × 16. */
  swatch: ReactNode;
}

interface Props {
  /** What the entries count; shown before them. */
  listLabel?: string;
  entries: readonly LegendEntry[];
}

export function Legend({ listLabel, entries }: Props) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        m: 0,
        mt: 1.5,
        p: 0,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {listLabel !== undefined && (
        <Box component="li" data-legend>
          {listLabel}
        </Box>
      )}
      {entries.map(({ label, swatch }) => (
        <Box component="li" key={label} data-legend sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <svg width={20} height={16} aria-hidden="true">
            {swatch}
          </svg>
          <span>{label}</span>
        </Box>
      ))}
    </Box>
  );
}
