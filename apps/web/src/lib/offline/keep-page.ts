import { isCurrentBuild, isKept, keepForOffline, listLoadedAssets } from '@redraft/offline/browser';

/** Keeps this page of the app on the device, with all that it has loaded, so that it opens without a network. */
export async function keepPage(): Promise<void> {
  // Pages of the development server have no service worker.
  if (!import.meta.env.PROD) return;
  const { origin, pathname } = window.location;
  const assets = listLoadedAssets('/assets/');
  // One page stands for all. A newer build is kept by the next visit.
  if ((await isKept(`${origin}/`, assets)) || !(await isCurrentBuild(pathname))) return;
  await keepForOffline({
    script: '/service-worker.js',
    scope: '/',
    assets,
    pages: [origin + pathname],
  });
}
