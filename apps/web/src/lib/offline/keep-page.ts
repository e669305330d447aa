import { keepForOffline, listLoadedAssets } from '@redraft/offline/browser';

/** Keeps this page of the app on the device, with all that it has loaded, so that it opens without a network. */
export function keepPage(): void {
  // Pages of the development server have no service worker.
  if (!import.meta.env.PROD) return;
  const { origin, pathname } = window.location;
  keepForOffline({
    script: '/service-worker.js',
    scope: '/',
    addresses: [origin + pathname, `${origin}/color-scheme.js`, ...listLoadedAssets('/assets/')],
  }).catch((error: unknown) => console.warn('The page does not open without a network.', error));
}
