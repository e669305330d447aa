import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  dense?: boolean;
}

/** Says that there is nothing yet and offers the next step. */
export function EmptyState({ title, text, action, dense = false }: Props) {
  return (
    <Box sx={{ textAlign: 'center', px: 3, py: dense ? 3 : 7 }}>
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text !== undefined && (
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ mt: 0.75, maxWidth: 420, mx: 'auto' }}
        >
          {text}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}
