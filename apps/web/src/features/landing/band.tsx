import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  /** For addresses and the bar above. */
  id?: string;
  title: string;
  text?: ReactNode;
  /** A ground that sets it off from its neighbours. */
  isSetOff?: boolean;
  children?: ReactNode;
}

/** One section of the landing page over its whole width. */
export function Band({ id, title, text, isSetOff = false, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      sx={{
        scrollMarginTop: 60,
        outline: 'none',
        ...(isSetOff ? { bgcolor: 'surface.chrome', borderBlock: 1, borderColor: 'divider' } : {}),
      }}
    >
      <Box
        sx={{
          width: '100%',
          maxWidth: 1240,
          mx: 'auto',
          px: { xs: 2.5, sm: 4 },
          py: { xs: 7, md: 11 },
        }}
      >
        <Typography
          id={titleId}
          variant="h2"
          sx={{ fontSize: { xs: '1.625rem', md: '2.125rem' }, maxWidth: 760, textWrap: 'balance' }}
        >
          {title}
        </Typography>
        {text !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 720, fontSize: '1.0625rem' }}>
            {text}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
