import { routes } from '../routes.ts';

/** The errors that any route may return (platform/route.ts). */
const general = /^(auth|request)\.|^(access\.denied|service\.(files_)?unavailable|internal)$/;
const known = routes.map(({ method, path, errors }) => ({
  method,
  path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  errors: new Set<string>(errors),
}));

/** Fails a test in which a route returns an undeclared error code, for which no page could be prepared. */
export function requireDeclared(call: { method: string; path: string }, body: unknown): void {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (typeof code !== 'string' || general.test(code)) return;
  const route = known.find(({ method, path }) => method === call.method && path.test(call.path));
  if (route && !route.errors.has(code))
    throw new Error(`${call.method} ${call.path} refuses with ${code}, which it does not declare.`);
}
