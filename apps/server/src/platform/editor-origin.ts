import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/**
 * One server on two origins: the public one for pages and API calls, and one for the editor, which then shares neither storage nor cookies with the
 * page around it (docs/decisions/0024). The Host header of a request tells which one the browser asked for.
 */
export interface Origins {
  publicUrl: string;
  editorOrigin: string;
}

/** A sentence about what is wrong with the setting; null if it is valid. */
export function editorOriginProblem(settings: {
  EDITOR_ORIGIN: string;
  PUBLIC_URL?: string | undefined;
  EDITOR_URL?: string | undefined;
}): string | null {
  const { EDITOR_ORIGIN, PUBLIC_URL, EDITOR_URL } = settings;
  const editorUrl = new URL(EDITOR_ORIGIN);
  if (!/^https?:$/.test(editorUrl.protocol)) return 'Has to begin with https:// or http://.';
  if (editorUrl.href !== `${editorUrl.origin}/`) return 'Takes a scheme, a name and a port, and no path.';
  if (EDITOR_URL !== undefined) return 'Is for the built-in editor: unset it, or EDITOR_URL.';
  if (PUBLIC_URL === undefined) return 'Needs PUBLIC_URL, from which the editor is framed.';
  const page = new URL(PUBLIC_URL);
  if (page.host === editorUrl.host) return 'Needs another name or port than PUBLIC_URL.';
  const isMixed = page.protocol === 'https:' && editorUrl.protocol !== 'https:';
  return isMixed ? 'Has to be https, as PUBLIC_URL is.' : null;
}

export type Side = 'public' | 'editor' | 'unknown';

/**
 * @param requested `host` is the connection's own, `forwarded` comes from a trusted proxy. A page can forge the forwarded host for
 * requests to its own origin, but never the Host header: if either names the editor's origin, the request is the editor's.
 */
export function sideOf(requested: { host: string; forwarded: string }, origins: Origins): Side {
  const hosts = [requested.host, requested.forwarded].map(withoutDefaultPort);
  const hostOf = (address: string) => withoutDefaultPort(new URL(address).host);
  if (hosts.includes(hostOf(origins.editorOrigin))) return 'editor';
  return hosts[1] === hostOf(origins.publicUrl) ? 'public' : 'unknown';
}

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(/:(80|443)$/, '');
}

const editorRoutes = /^\/editor\//;
const protocolRoutes = /^\/(hosting|wopi|addition\/wopi)\//;

/** @param route The declared path; undefined if no route matches, as for pages of the web app. */
export function isServed(side: Side, route: string | undefined): boolean {
  if (route === '/healthz' || route === '/readyz') return true;
  if (side === 'unknown') return route === '/metrics';
  if (side === 'public') return route === undefined || !editorRoutes.test(route);
  return route !== undefined && (editorRoutes.test(route) || protocolRoutes.test(route));
}

/** Applies to the whole server; call it before routes are added. Whatever does not belong to an origin is not found there. */
export function separateOrigins(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', async (request) => {
    const side = sideOf({ host: request.headers.host ?? '', forwarded: request.host }, origins);
    if (isServed(side, request.routeOptions.url)) return;
    throw new AppError(side === 'unknown' ? 'request.misdirected' : 'not_found');
  });
}
