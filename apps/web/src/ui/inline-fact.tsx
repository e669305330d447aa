import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  term: ReactNode;
  children: ReactNode;
}

/** A term and its value on one line of a `dl`. */
export function InlineFact({ term, children }: Props) {
  return (
    <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Typography>
  );
}
