import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * A dialog whose code is fetched when it is opened for the first time, so that the page under it opens without
 * it. To be rendered only while it is open, within `LazyDialogs`.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}

/** Shows that a dialog is on its way. */
export function LazyDialogs({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}

function Waiting() {
  const { t } = useTranslation('ui');
  return (
    <Backdrop open sx={{ zIndex: 'modal' }}>
      <CircularProgress aria-label={t('loading')} />
    </Backdrop>
  );
}
