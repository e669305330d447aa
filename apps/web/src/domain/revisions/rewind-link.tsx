import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { type RewindPosition, withRewindPosition } from './rewind-position.ts';

interface Props {
  position: RewindPosition;
  /** For who cannot see what it stands beside. */
  label?: string;
  children: ReactNode;
}

/** Opens the rewind of the text that this page shows, at a moment: in a new tab too, and to be sent on. */
export function RewindLink({ position, label, children }: Props) {
  const { search } = useLocation();
  const to = { search: withRewindPosition(new URLSearchParams(search), position).toString() };
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
