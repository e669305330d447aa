import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { canCopyText, copyText } from '../lib/copy-text.ts';
import { ContentCopyIcon } from './icons/index.ts';

interface Props extends Pick<IconButtonProps, 'size' | 'edge'> {
  value: string;
  title: string;
  /** Accessible name, if not the title. */
  label?: string;
  successMessage: string;
}

/** Copies a value; not shown where the page has no access to the clipboard. */
export function CopyButton({ value, title, label = title, successMessage, ...button }: Props) {
  if (!canCopyText()) return null;
  return (
    <Tooltip title={title}>
      <IconButton {...button} aria-label={label} onClick={() => void copyText(value, successMessage)}>
        <ContentCopyIcon {...(button.size === 'small' ? { sx: { fontSize: 16 } } : { fontSize: 'small' })} />
      </IconButton>
    </Tooltip>
  );
}
