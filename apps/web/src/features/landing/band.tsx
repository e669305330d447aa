import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  /** Target of links and of the bar. */
  id?: string;
  title: string;
  text?: ReactNode;
  /** Has a background colour. */
  hasBackground?: boolean;
  children?: ReactNode;
}

/** A full-width section of the landing page. */
export function Band({ id, title, text, hasBackground = false, children }: Props) {
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
        ...(hasBackground ? { bgcolor: 'surface.chrome', borderBlock: 1, borderColor: 'divider' } : {}),
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
