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

interface Place {
  /** The address that is open. */
  at?: string;
  /** The path of the page, with its parameters; any other address shows nothing. */
  path?: string;
}

export interface Shown {
  user: UserEvent;
  /** What the address says by now. */
  address: () => string;
}

/** A component as the program shows it: in its theme, its router, its cache and beside its messages. */
export function show(element: ReactElement, { at = '/', path = '*' }: Place = {}): Shown {
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

/** The texts of a table's rows, from top to bottom, by their heads. */
export function rowNames(): string[] {
  return screen.queryAllByRole('rowheader').map((cell) => cell.textContent ?? '');
}
