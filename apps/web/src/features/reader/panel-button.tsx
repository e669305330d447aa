import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  icon: ReactNode;
  onClick?: () => void;
  /** A page of its own that it leads to. */
  href?: string;
  /** Why it cannot be pressed now; it can without one. */
  disabledBecause?: string | undefined;
  /** The one of its group that is meant first. */
  isMain?: boolean;
  isBusy?: boolean;
}

/** One of the buttons beside the text. */
export function PanelButton(props: Props) {
  const { label, icon, onClick, href, disabledBecause, isMain = false, isBusy = false } = props;
  return (
    <Tooltip title={disabledBecause ?? ''}>
      <span>
        <Button
          {...(isMain ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
          {...(href === undefined ? {} : { component: Link, to: href })}
          startIcon={icon}
          loading={isBusy}
          loadingPosition="start"
          disabled={disabledBecause !== undefined}
          onClick={onClick}
        >
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}
