import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const HiddenUntilFocused = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: theme.spacing(1),
  top: -100,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 6,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: theme.spacing(1) },
}));

export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return <HiddenUntilFocused href={`#${target}`}>{children}</HiddenUntilFocused>;
}
