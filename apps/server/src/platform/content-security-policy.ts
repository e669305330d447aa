import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/**
 * Pages with a content security policy in which scripts and styles are named by a nonce (docs/decisions/0016). The build
 * leaves a placeholder in each page (`html.cspNonce` of Vite); every answer has a nonce of its own.
 */
const placeholder = /REDRAFT-NONCE/g;

/**
 * The texts of style elements that libraries insert by themselves, by hash: the empty one, which is filled by rules afterwards,
 * and that with which MUI stills transitions while the colours of the page change. Any other stays refused.
 */
const knownStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-GNF74DLkXb0fH3ILHgILFjk1ozCF3SNXQ5mQb7WLu/Y='",
].join(' ');

export interface PageSources {
  /** Besides our own, as `connect-src`, `frame-src` and `form-action` name them. */
  connect?: readonly string[];
  frame?: readonly string[];
  form?: readonly string[];
  /** Who may show the page in a frame: `'none'`, `'self'` or an origin. */
  framedBy: string;
}

/** What a page loads, with whom it talks, who may frame it: nothing that is not named here. */
export function contentSecurityPolicy(nonce: string, sources: PageSources): string {
  const own = (others: readonly string[] = []) => ["'self'", ...others].join(' ');
  return [
    "default-src 'none'",
    // What a script with the nonce loads is trusted too; 'self' is for browsers that do not know strict-dynamic.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}' ${knownStyles}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    "media-src 'self'",
    `connect-src ${own(sources.connect)}`,
    `frame-src ${own(sources.frame)}`,
    `form-action ${own(sources.form)}`,
    `frame-ancestors ${sources.framedBy}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** What no page of ours asks for, and what is in its frames may not either. Clipboard and whole screen are the editor's. */
const devices = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'usb',
  'serial',
  'hid',
  'midi',
  'payment',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sends a built page with its policy. `edit` puts data of the request into it. */
export async function sendPage(
  reply: FastifyReply,
  page: { file: string; sources: PageSources; edit?: (html: string, nonce: string) => string },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const built = (await readFile(page.file, 'utf8')).replace(placeholder, nonce);
  const html = page.edit ? page.edit(built, nonce) : built;
  const { encoding, body } = await packed(html, reply.request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce, page.sources))
    .header('permissions-policy', devices)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(body);
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A page is about two thousand characters: more effort would gain some tens of bytes. */
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
