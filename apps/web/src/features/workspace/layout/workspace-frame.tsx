import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useFullWindow } from '../../../ui/full-window.tsx';
import { useVisibleArea } from './use-visible-area.ts';

interface Props {
  title: string;
  isFullWindow: boolean;
  children: ReactNode;
}

/** Fills the space below the header, or the whole window. */
export function WorkspaceFrame({ title, isFullWindow, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  useFullWindow(isFullWindow);
  useVisibleArea(area, isFullWindow);
  const positionStyles = isFullWindow
    ? {
        position: 'fixed',
        left: 0,
        right: 0,
        top: 'var(--visible-top, 0px)',
        height: 'var(--visible-height, 100dvh)',
      }
    : { position: 'absolute', inset: 0 };
  return (
    <Box sx={{ flex: 1, position: 'relative', minHeight: isFullWindow ? 0 : 440 }}>
      <title>{title}</title>
      <Stack ref={area} sx={{ ...positionStyles, bgcolor: 'background.default' }}>
        {children}
      </Stack>
    </Box>
  );
}
