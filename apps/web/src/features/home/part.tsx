import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The level of the headings of cards: no level is left out where their part has no heading. */
const CardHeading = createContext<'h2' | 'h3'>('h3');

/** Several cards under a heading, which is omitted if redundant. */
export function Part({
  name,
  isWide = false,
  children,
}: {
  name: string | null;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component={name === null ? 'div' : 'section'}
      aria-label={name ?? undefined}
      sx={{ gridColumn: isWide ? { lg: '1 / -1' } : undefined, minWidth: 0 }}
    >
      {name !== null && (
        <Typography variant="h2" sx={{ mb: 2 }}>
          {name}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <CardHeading value={name === null ? 'h2' : 'h3'}>{children}</CardHeading>
      </Box>
    </Box>
  );
}

interface Props {
  title: string;
  /** Explanation, if the title is not enough. */
  help?: string;
  /** Shown if there are no lines; includes the next step. */
  emptyText: ReactNode;
  isWide?: boolean;
  /** Whether the maximum number of lines is reached, so that some may be missing. */
  isFull?: boolean;
  children: readonly ReactNode[];
}

/** A list of the page whose lines are links. */
export function HomeCard({ title, help, emptyText, isWide = false, isFull = false, children }: Props) {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ gridColumn: isWide ? { lg: '1 / -1' } : undefined, minWidth: 0 }}
    >
      <Box sx={{ px: 2.5, pt: 2, pb: children.length === 0 ? 0 : 1 }}>
        <Typography id={id} variant="h3" component={use(CardHeading)}>
          {title}
        </Typography>
        {help !== undefined && children.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {help}
          </Typography>
        )}
      </Box>
      {children.length === 0 ? (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ px: 2.5, pt: 0.5, pb: 2.5 }}>
          {emptyText}
        </Typography>
      ) : (
        <List disablePadding sx={{ px: 1, pb: 1 }}>
          {children}
        </List>
      )}
      {isFull && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 2 }}>
          {t('more')}
        </Typography>
      )}
    </Card>
  );
}
