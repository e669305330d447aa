import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface InfoItem {
  label: string;
  value: ReactNode;
}

/** Label-value pairs in as many columns as fit. */
export function InfoList({ items, minWidth = 200 }: { items: readonly InfoItem[]; minWidth?: number }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
      }}
    >
      {items.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary" sx={{ fontWeight: 560 }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mt: 0.25, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

interface CardProps {
  title?: string;
  items: readonly InfoItem[];
  action?: ReactNode;
}

/** Label-value pairs on a card, with at most one action beside its title. */
export function InfoCard({ title, items, action }: CardProps) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      {(title !== undefined || action !== undefined) && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 }}>
          <Typography variant="h3" component="h2">
            {title}
          </Typography>
          {action}
        </Box>
      )}
      <InfoList items={items} />
    </Card>
  );
}
