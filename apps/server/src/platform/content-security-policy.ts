import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/**
 * Pages whose content security policy allows scripts and styles by nonce (docs/decisions/0016). The build leaves a placeholder in each page (Vite's
 * `html.cspNonce`); every response has its own nonce.
 */
const placeholder = /REDRAFT-NONCE/g;

/**
 * Hashes of style elements that libraries insert: the empty one, which is filled with rules afterwards, and MUI's, which disables transitions while
 * the colour scheme changes. All others are blocked.
 */
const knownStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='",
].join(' ');

export interface PageSources {
  /** Origins besides our own, for `connect-src`, `frame-src` and `form-action`. */
  connect?: readonly string[];
  frame?: readonly string[];
  form?: readonly string[];
  /** For `media-src`. */
  media?: readonly string[];
  /** Other origins whose frames in the page may use the microphone, as the page itself; absent if nobody may. */
  microphone?: readonly string[];
  /** Value of `frame-ancestors`: `'none'`, `'self'` or an origin. */
  framedBy: string;
}

/** The complete policy: everything that is not listed is forbidden. */
export function contentSecurityPolicy(nonce: string, sources: PageSources): string {
  const selfAnd = (others: readonly string[] = []) => ["'self'", ...others].join(' ');
  return [
    "default-src 'none'",
    // `strict-dynamic` extends trust to scripts loaded by a trusted one; 'self' is for browsers that do not support it.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}' ${knownStyles}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    `media-src ${selfAnd(sources.media)}`,
    `connect-src ${selfAnd(sources.connect)}`,
    `frame-src ${selfAnd(sources.frame)}`,
    `form-action ${selfAnd(sources.form)}`,
    `frame-ancestors ${sources.framedBy}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Browser features that no page of ours uses, denied to its frames too. Clipboard and fullscreen are allowed for the editor. */
const devices = ['camera', 'geolocation', 'display-capture', 'usb', 'serial', 'hid', 'midi', 'payment'].map(
  (feature) => `${feature}=()`,
);

function permissionsPolicy({ microphone }: PageSources): string {
  const origins = microphone?.map((origin) => ` "${origin}"`).join('');
  return [...devices, `microphone=(${origins === undefined ? '' : `self${origins}`})`].join(', ');
}

export const withNonce = (html: string, nonce: string) => html.replace(placeholder, nonce);

/** Sends a built page with its policy. `edit` inserts data of the request. */
export async function sendPage(
  reply: FastifyReply,
  page: { file: string; sources: PageSources; edit?: (html: string, nonce: string) => string },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const built = withNonce(await readFile(page.file, 'utf8'), nonce);
  const html = page.edit ? page.edit(built, nonce) : built;
  const { encoding, body } = await packed(html, reply.request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce, page.sources))
    .header('permissions-policy', permissionsPolicy(page.sources))
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(body);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Of two thousand characters a higher level would save only tens of bytes; the landing page, of eighty thousand, takes 1.5 ms on a thread of the pool. */
const effort = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packed(
  html: string,
  accepted = '',
): Promise<{ encoding?: 'br' | 'gzip'; body: string | Buffer }> {
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (accepts('br')) return { encoding: 'br', body: await toBrotli(html, effort) };
  if (accepts('gzip')) return { encoding: 'gzip', body: await toGzip(html) };
  return { body: html };
}
