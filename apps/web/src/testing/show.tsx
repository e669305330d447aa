import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { queryClient } from '../lib/query-client.ts';
import { SnackbarHost } from '../shell/snackbar-host.tsx';
import { Themed } from '../shell/themed.tsx';
import { HintProvider } from '../ui/hint.tsx';
import { TooltipHint } from '../ui/tooltip-hint.tsx';

interface ShowOptions {
  /** The current URL. */
  at?: string;
  /** Route pattern of the page; other URLs render nothing. */
  path?: string;
}

export interface RenderedPage {
  user: UserEvent;
  /** Returns the current URL. */
  address: () => string;
}

/** Renders a component with theme, router, query cache and snackbars, as the program does. */
export function show(element: ReactElement, { at = '/', path = '*' }: ShowOptions = {}): RenderedPage {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <Themed>
      <QueryClientProvider client={queryClient}>
        <HintProvider value={TooltipHint}>
          <RouterProvider router={router} />
        </HintProvider>
        <SnackbarHost />
      </QueryClientProvider>
    </Themed>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup({ delay: null }), address };
}

/** The row header texts of a table, from top to bottom. */
export function rowNames(): string[] {
  return screen.queryAllByRole('rowheader').map((cell) => cell.textContent ?? '');
}
