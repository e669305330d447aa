import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Whether there is more than is shown. */
  hasMore: boolean;
  /** Resolves when the new rows are rendered. */
  onMore: () => Promise<void>;
  /** Label of the button. */
  label?: string;
  /** A table whose rows have links as names. */
  children: ReactNode;
}

/** A table that shows only the first pages. */
export function LoadMore({ hasMore, onMore, label, children }: Props) {
  const { t } = useTranslation('ui');
  const list = useRef<HTMLDivElement>(null);
  const links = () => list.current?.querySelectorAll<HTMLElement>('th a[href], li a[href]') ?? [];
  const handleMore = async () => {
    const linkCount = links().length;
    await onMore();
    // The button may be gone: focus the first new row.
    links()[linkCount]?.focus();
  };
  return (
    <div ref={list}>
      {children}
      {hasMore && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => void handleMore()}>
            {label ?? t('table.more')}
          </Button>
        </Box>
      )}
    </div>
  );
}
