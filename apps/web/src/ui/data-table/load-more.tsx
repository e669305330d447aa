import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Whether there is more than is shown. */
  hasMore: boolean;
  /** Done when the new rows are there. */
  onMore: () => Promise<void>;
  /** On the button. */
  label?: string;
  /** A table whose rows are named by links. */
  children: ReactNode;
}

/** A table of which only the first pages are shown. */
export function LoadMore({ hasMore, onMore, label, children }: Props) {
  const { t } = useTranslation('ui');
  const list = useRef<HTMLDivElement>(null);
  const links = () => list.current?.querySelectorAll<HTMLElement>('th a[href], li a[href]') ?? [];
  const handleMore = async () => {
    const before = links().length;
    await onMore();
    // The button may have gone: the keyboard goes on at the first of the new rows.
    links()[before]?.focus();
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
