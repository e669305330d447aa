import { isCurrentBuild, keepForOffline, listLoadedAssets } from '@redraft/offline/browser';

/** Keeps this page of the app on the device, with all that it has loaded, so that it opens without a network. */
export async function keepPage(): Promise<void> {
  // Pages of the development server have no service worker.
  if (!import.meta.env.PROD) return;
  const { origin, pathname } = window.location;
  // The next visit keeps a newer build.
  if (!(await isCurrentBuild(pathname))) return;
  await keepForOffline({
    script: '/service-worker.js',
    scope: '/',
    assets: [`${origin}/color-scheme.js`, ...listLoadedAssets('/assets/')],
    pages: [origin + pathname],
  });
}
