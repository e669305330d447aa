import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { createElement, useEffect, useState } from 'react';
import { runAfterFirstUse } from '../../lib/first-use.ts';
import { createLazyCode, useLazyCode } from '../lazy-code.ts';
import { FailedDialog } from './failed-dialog.tsx';
import { WaitingDialog } from './waiting-dialog.tsx';

export type LazyDialog<Props extends object> = FunctionComponent<Props> & { prefetch: () => void };

/**
 * A dialog whose code is split from the page. Render it only while open; code that is already loaded renders without a placeholder. `LazyDialogs` loads
 * it ahead.
 */
export function lazyDialog<Props extends { onClose?: (() => void) | undefined }>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const code = createLazyCode(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as React's own lazy is.
  function Dialog(props: Props) {
    const [attempt, setAttempt] = useState(1);
    const { Part, hasFailed } = useLazyCode(code, attempt);
    if (Part !== undefined) return createElement(Part, props);
    if (!hasFailed) return <WaitingDialog />;
    return <FailedDialog onRetry={() => setAttempt(attempt + 1)} onClose={() => props.onClose?.()} />;
  }
  // A failed prefetch is ignored here; opening the dialog reports it.
  return Object.assign(Dialog, { prefetch: () => void code.fetch().catch(() => undefined) });
}

interface Props {
  /** Dialogs whose code is loaded once the page is used. */
  preload?: readonly { prefetch: () => void }[];
  children: ReactNode;
}

const noPreloads: NonNullable<Props['preload']> = [];

export function LazyDialogs({ preload = noPreloads, children }: Props) {
  // Preloads the code after the first interaction with the page.
  useEffect(
    () =>
      runAfterFirstUse(() => {
        for (const dialog of preload) dialog.prefetch();
      }),
    [preload],
  );
  return children;
}
