import '../lib/zod-without-eval.ts';

import { applyReadingPreferences } from '@redraft/reading';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../lib/query-client.ts';
import { HintProvider } from '../ui/hint.tsx';
import { TooltipHint } from '../ui/tooltip-hint.tsx';
import { router } from './router.tsx';
import { SnackbarHost } from './snackbar-host.tsx';
import { Themed } from './themed.tsx';

export function App() {
  // Synchronises the page with the reading preferences of this device.
  useEffect(() => applyReadingPreferences(document), []);
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        <HintProvider value={TooltipHint}>
          <RouterProvider router={router} onError={(error) => console.error(error)} />
        </HintProvider>
        <SnackbarHost />
      </QueryClientProvider>
    </Themed>
  );
}
