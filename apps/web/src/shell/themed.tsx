import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { modeStorageKey } from '../ui/theme/theme.ts';
import { useTranslatedTheme } from '../ui/theme/use-translated-theme.ts';
import { useBusyFocus } from '../ui/use-busy-focus.ts';
import { useLightPrint } from './use-light-print.ts';

export function Themed({ children }: { children: ReactNode }) {
  useLightPrint();
  useBusyFocus();
  return (
    <ThemeProvider
      theme={useTranslatedTheme()}
      defaultMode="system"
      modeStorageKey={modeStorageKey}
      disableTransitionOnChange
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
