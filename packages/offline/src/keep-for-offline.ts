/** The message by which a page tells Workbox's router what to put into its caches (workbox-routing, `Router.addCacheListener`). */
const cacheMessage = 'CACHE_URLS';

/**
 * Registers the service worker at `script` for pages below `scope`, and has it keep these addresses. Resolves to false where the browser has none: then
 * everything works as before, with a network.
 */
export async function keepForOffline(options: {
  script: string;
  scope: string;
  addresses: readonly string[];
}): Promise<boolean> {
  const { script, scope, addresses } = options;
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? (await whenActive(registration));
  worker.postMessage({ type: cacheMessage, payload: { urlsToCache: [...new Set(addresses)] } });
  return true;
}

function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    if (worker === null) return reject(new Error('The service worker is not installed'));
    const check = (): void => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** Assets that this page has loaded so far, below `path`. */
export function listLoadedAssets(path: string): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(path))
    .map(({ href }) => href);
}
