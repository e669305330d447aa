import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Null if there is nothing to jump to. */
  to: number | null;
  onSeek: (version: number) => void;
  children: ReactNode;
}

/** Jumps to another version; its name is shown under the pointer. */
export function JumpButton({ label, to, onSeek, children }: Props) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={to === null} onClick={() => to !== null && onSeek(to)}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
