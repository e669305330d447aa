import Skeleton from '@mui/material/Skeleton';
import type { ComponentType, FunctionComponent } from 'react';
import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createLazyCode, useLazyCode } from './lazy-code.ts';
import { RetryAlert } from './retry-alert.tsx';

/** A part of a page whose code is loaded when it is first shown. If that fails, the rest of the page stays. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height }: { height: number },
): FunctionComponent<Props> {
  const code = createLazyCode(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as React's own lazy is.
  return function Part(props: Props) {
    const { t } = useTranslation('ui');
    const [attempt, setAttempt] = useState(1);
    const { Part: Loaded, hasFailed } = useLazyCode(code, attempt);
    if (Loaded !== undefined) return createElement(Loaded, props);
    if (hasFailed)
      return <RetryAlert message={t('error.notLoaded')} onRetry={() => setAttempt(attempt + 1)} />;
    return <Skeleton variant="rounded" height={height} />;
  };
}
