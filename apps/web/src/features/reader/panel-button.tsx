import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  /** Why it cannot be pressed now; it can without one. */
  disabledBecause?: string | undefined;
  /** The one of its group that is meant first. */
  isMain?: boolean;
}

/** One of the buttons beside the text. */
export function PanelButton({ label, icon, onClick, disabledBecause, isMain = false }: Props) {
  return (
    <Tooltip title={disabledBecause ?? ''}>
      <span>
        <Button
          {...(isMain ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
          startIcon={icon}
          disabled={disabledBecause !== undefined}
          onClick={onClick}
        >
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}
