import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { type RewindPosition, withRewindPosition } from './rewind-position.ts';

interface Props {
  position: RewindPosition;
  /** Accessible name, if the visible content is not enough. */
  label?: string;
  children: ReactNode;
}

/** Opens the rewind of the current text at a moment; a real link that can be shared or opened in a new tab. */
export function RewindLink({ position, label, children }: Props) {
  const { search } = useLocation();
  const to = { search: withRewindPosition(new URLSearchParams(search), position).toString() };
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
