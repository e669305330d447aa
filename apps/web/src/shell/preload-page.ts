import { matchPath } from 'react-router';
import { loadPage } from '../lib/app-route.ts';
import { routes } from './routes.tsx';

/** Loads the code and the texts of a page that will be opened next, given as a path with or without parameters. */
export async function preloadPage(path: string): Promise<void> {
  const { pathname } = new URL(path, window.location.origin);
  const route = routes.find((one) => matchPath(one.path, pathname) !== null);
  if (route === undefined) return;
  await Promise.all([loadPage(route), route.preload?.()]);
}
