import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  icon: ReactNode;
  onClick?: () => void;
  /** Page that the button links to. */
  href?: string;
  /** Reason why the button is disabled; enabled if undefined. */
  disabledBecause?: string | undefined;
  /** The primary button of its group. */
  isMain?: boolean;
  isBusy?: boolean;
}

/** A button in the panel beside the text. */
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
