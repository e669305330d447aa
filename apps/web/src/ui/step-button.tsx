import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** At an end there is nowhere to go. */
  isDisabled: boolean;
  onClick: () => void;
  children: ReactNode;
  size?: 'small' | 'medium';
}

/** A press that has nowhere to go keeps the focus: the next press of the same key is not lost. */
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
