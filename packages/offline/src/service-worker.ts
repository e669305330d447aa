import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** A page that the device keeps for when its server cannot be reached. */
export interface KeptPage {
  isRequested: (request: { url: URL; isNavigation: boolean }) => boolean;
  /** Whether an answer to this address may be kept; one that may not is answered from the kept page all the same. */
  mayBeKept: (url: URL) => boolean;
  /** The name under which it is kept: addresses of one name share one page. */
  nameOf: (url: URL) => string;
}

export interface ServiceWorkerOptions {
  /** Prefix of the names of its caches. */
  name: string;
  /** Path of the assets, whose names contain a content hash. */
  assets: string;
  page: KeptPage;
}

/** Beyond this, those go that nobody has asked for longest. */
const maxAssets = 600;
/** A network that gives no answer for so long counts as none, if the page is kept. */
const answerWithinSeconds = 10;

const removeOldAssets = new ExpirationPlugin({
  maxEntries: maxAssets,
  purgeOnQuotaError: true,
}) as WorkboxPlugin; // cast: its types are older than exactOptionalPropertyTypes

/**
 * Answers requests for pages from the network, and from the device if there is none; assets from the device, since they never change. Everything else
 * goes to the network as if there were no service worker.
 */
export function startServiceWorker({ name, assets, page }: ServiceWorkerOptions): void {
  // It changes no answer of a server that can be reached, so that a newer one can take over open pages.
  skipWaitingAtInstall();
  clientsClaim();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets),
    new CacheFirst({
      cacheName: `${name}-assets`,
      plugins: [removeOldAssets],
    }),
  );
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && page.isRequested({ url, isNavigation: request.mode === 'navigate' }),
    new NetworkFirst({
      cacheName: `${name}-pages`,
      networkTimeoutSeconds: answerWithinSeconds,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => page.nameOf(new URL(request.url)),
          // A page is kept after all that it needs, when it asks for that itself: not when somebody goes there.
          cacheWillUpdate: async ({ request, response }) =>
            request.mode !== 'navigate' && response.status === 200 && page.mayBeKept(new URL(request.url))
              ? response
              : null,
        },
      ],
    }),
  );
}

function skipWaitingAtInstall(): void {
  addEventListener('install', () => {
    const skipWaiting: unknown = Reflect.get(globalThis, 'skipWaiting');
    if (typeof skipWaiting === 'function') void skipWaiting.call(globalThis);
  });
}
