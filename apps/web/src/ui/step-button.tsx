import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Disabled at the first or last item. */
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
  size?: 'small' | 'medium';
}

/** A disabled button that keeps the focus, so that further key presses are not lost. */
export function StepButton({ label, isDisabled, onClick, children, size = 'medium' }: Props) {
  return (
    <Tooltip title={label}>
      <IconButton
        size={size}
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onClick}
        sx={isDisabled ? { color: 'action.disabled', cursor: 'default' } : {}}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
