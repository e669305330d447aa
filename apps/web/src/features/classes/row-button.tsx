import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

type Props = {
  label: string;
  /** The row it acts on, for those who do not see where it stands. */
  name: string;
  isBusy?: boolean;
  color?: 'default' | 'error' | 'primary';
  onClick: () => void;
  children: ReactElement;
};

/** An icon at the end of a row. */
export function RowButton({ label, name, isBusy = false, color = 'default', onClick, children }: Props) {
  return (
    <Tooltip title={label}>
      {/* A button that is busy is disabled, and a disabled one tells the tooltip nothing. */}
      <span>
        <IconButton
          size="small"
          color={color}
          aria-label={`${label}: ${name}`}
          loading={isBusy}
          onClick={onClick}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
