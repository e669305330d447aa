import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A button with an explanation of its effect. */
export function ActionWithHint({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {hint}
      </Typography>
    </div>
  );
}
