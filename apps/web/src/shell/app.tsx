import '../lib/zod-without-eval.ts';

import { applyReadingPreferences } from '@redraft/reading';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../lib/query-client.ts';
import { HintProvider } from '../ui/hint.tsx';
import { TooltipHint } from '../ui/tooltip-hint.tsx';
import { startRouter } from './router.tsx';
import { SlowLoading } from './slow-loading.tsx';
import { SnackbarHost } from './snackbar-host.tsx';
import { Themed } from './themed.tsx';

export { preloadPage } from './preload-page.ts';

/** Shows the page of the current URL. */
export function startApp(root: Root): void {
  const router = startRouter();
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

function App({ router }: { router: DataRouter }) {
  // Synchronises the page with the reading preferences of this device.
  useEffect(() => applyReadingPreferences(document), []);
  return (
    <Themed>
      <QueryClientProvider client={queryClient}>
        <HintProvider value={TooltipHint}>
          <RouterProvider router={router} onError={(error) => console.error(error)} />
        </HintProvider>
        <SlowLoading />
        <SnackbarHost />
      </QueryClientProvider>
    </Themed>
  );
}
