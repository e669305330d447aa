import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { type RewindMoment, withMoment } from './moment.ts';

interface Props {
  moment: RewindMoment;
  /** For who cannot see what it stands beside. */
  label?: string;
  children: ReactNode;
}

/** Opens the rewind of the text that this page shows, at a moment: in a new tab too, and to be sent on. */
export function MomentLink({ moment, label, children }: Props) {
  const { search } = useLocation();
  const to = { search: withMoment(new URLSearchParams(search), moment).toString() };
  return (
    <Link component={RouterLink} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
