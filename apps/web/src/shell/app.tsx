import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../lib/query-client.ts';
import { modeStorageKey, theme } from '../ui/theme/theme.ts';
import { router } from './router.tsx';
import { SnackbarHost } from './snackbar-host.tsx';

export function App() {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={modeStorageKey}
      disableTransitionOnChange
    >
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={(error) => console.error(error)} />
        <SnackbarHost />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
