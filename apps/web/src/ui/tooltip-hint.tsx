import Tooltip from '@mui/material/Tooltip';
import type { HintProps } from './hint.tsx';

/** A hint as the product's own tooltip. */
export function TooltipHint({ text, placement = 'bottom', children }: HintProps) {
  return (
    <Tooltip title={text} placement={placement}>
      {children}
    </Tooltip>
  );
}
