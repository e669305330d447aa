import { landingRoutes } from '../../features/landing/routes.ts';
import { signInRoutes } from '../../features/sign-in/routes.ts';
import type { AppRoute } from '../../lib/app-route.ts';

/** The routes for which the server sends the entrance bundle (`web-pages.ts`). */
const addresses: ReadonlySet<string> = new Set(['', '/home', '/login', '/instlanding', '/authorize']);

const normalizePath = (path: string) => path.toLowerCase().replace(/(?<!\/)\/+$/, '');

const pages: ReadonlyMap<string, AppRoute> = new Map(
  [...landingRoutes, ...signInRoutes]
    .map((route) => [normalizePath(route.path), route] as const)
    .filter(([address]) => addresses.has(address)),
);

/** Of these, the routes that show a signed-in user's home page, which needs the full program. */
const homes: ReadonlySet<string> = new Set(['', '/home']);

export function findEntrancePage(path: string, isSignedIn: boolean): AppRoute | undefined {
  const address = normalizePath(path);
  return isSignedIn && homes.has(address) ? undefined : pages.get(address);
}
