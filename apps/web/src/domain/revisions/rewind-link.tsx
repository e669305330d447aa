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

/** At least 24 by 24 pixels, for fingers as well (WCAG 2.2, 2.5.8). */
const targetSize = { display: 'inline-flex', alignItems: 'center', minHeight: 24, minWidth: 24 };

/** Opens the rewind of the current text at a moment; a real link that can be shared or opened in a new tab. */
export function RewindLink({ position, label, children }: Props) {
  const { search } = useLocation();
  const to = { search: withRewindPosition(new URLSearchParams(search), position).toString() };
  return (
    <Link component={RouterLink} to={to} aria-label={label} sx={targetSize}>
      {children}
    </Link>
  );
}
