import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  /** Name of the row it acts on, for screen readers. */
  name: string;
  isBusy?: boolean;
  color?: 'default' | 'error' | 'primary' | 'success';
  onClick: () => void;
  children: ReactElement;
}

/** Icon at the end of a row that links to a page. */
export function RowLink({
  label,
  name,
  to,
  children,
}: Pick<Props, 'label' | 'name' | 'children'> & { to: string }) {
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} size="small" aria-label={`${label}: ${name}`}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

/** Icon button at the end of a row. */
export function RowButton({ label, name, isBusy = false, color = 'default', onClick, children }: Props) {
  return (
    <Tooltip title={label}>
      {/* Not disabled while busy, because that would lose the keyboard focus. */}
      <IconButton
        size="small"
        color={color}
        aria-label={`${label}: ${name}`}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onClick}
      >
        {isBusy ? <CircularProgress size={20} color="inherit" aria-hidden /> : children}
      </IconButton>
    </Tooltip>
  );
}
