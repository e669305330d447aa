import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect } from 'react';
import { getPageStyles } from '../lib/page-styles.ts';
import { modeStorageKey } from '../ui/theme/theme.ts';
import { useTranslatedTheme } from '../ui/theme/use-translated-theme.ts';
import { useBusyFocus } from '../ui/use-busy-focus.ts';
import { removePlaceholders } from './remove-placeholders.ts';
import { useLightPrint } from './use-light-print.ts';

export function Themed({ children }: { children: ReactNode }) {
  useLightPrint();
  useBusyFocus();
  useLayoutEffect(removePlaceholders, []);
  const theme = useTranslatedTheme();
  return (
    <CacheProvider value={getPageStyles(theme.direction)}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={modeStorageKey}
        disableTransitionOnChange
        // Without a server that renders pages, the scheme is known from the first rendering on: an editor opens in it.
        noSsr
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
