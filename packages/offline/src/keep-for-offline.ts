/** The message by which a page tells Workbox's router what to put into its caches (workbox-routing, `Router.addCacheListener`). */
const cacheMessage = 'CACHE_URLS';

/**
 * Registers the service worker at `script` for pages below `scope`, and has it keep the assets and then the pages: a page is kept only with all that it
 * needs. Does nothing where the browser has no service workers: then everything works as before, with a network.
 */
export async function keepForOffline(options: {
  script: string;
  scope: string;
  assets: readonly string[];
  pages: readonly string[];
}): Promise<void> {
  const { script, scope, assets, pages } = options;
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? (await whenActive(registration));
  await keepAddresses(worker, assets);
  await keepAddresses(worker, pages);
}

/** The router answers once all of them are there, and does not answer if one is missing. */
function keepAddresses(worker: ServiceWorker, addresses: readonly string[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const message = { type: cacheMessage, payload: { urlsToCache: [...new Set(addresses)] } };
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    worker.postMessage(message, [port2]);
  });
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

/** Whether this device already has the build that this page runs: the page under this name, and these assets. */
export async function isKept(page: string, assets: readonly string[]): Promise<boolean> {
  if (!('caches' in window)) return false;
  if (!(await isOfThisBuild(await caches.match(page)))) return false;
  const found = await Promise.all(assets.map((asset) => caches.match(asset)));
  return found.every((answer) => answer !== undefined);
}

/** Whether the server still has the build that this page runs. */
export async function isCurrentBuild(address: string): Promise<boolean> {
  return isOfThisBuild(await fetch(address, { cache: 'no-store' }));
}

/** A page of the same build begins with the same module. */
async function isOfThisBuild(page: Response | undefined): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  return entry !== '' && page?.ok === true && (await page.text()).includes(`src="${entry}"`);
}

/** Assets that this page has loaded so far, below `path`. */
export function listLoadedAssets(path: string): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(path))
    .map(({ href }) => href);
}
