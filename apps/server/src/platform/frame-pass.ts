import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { now } from './clock.ts';
import { deriveKey } from './derive-key.ts';
import { createToken } from './tokens.ts';

/**
 * Which origins may frame our pages for a user who was launched from a learning platform: those that the launch has verified. The pass is a cookie,
 * and also in the page's URL if the browser sends no cookies in third-party frames. It grants no access: the page's content still requires a session.
 */
let key: Buffer | undefined;

const passMs = 12 * 60 * 60_000;
const cookieName = '__Host-redraft-frame';
export const framePassParameter = 'lti_frame';

const passSchema = z.object({ origins: z.array(z.string()), until: z.number() });
/** Safe in a CSP source list: cannot end a directive or begin another. */
const plainOrigin = /^https?:\/\/[\w.:[\]-]+$/;

export function setFramePassSecret(secret: string | undefined): void {
  key = deriveKey(secret ?? createToken(), 'frame passes');
}

function macOf(payload: string): Buffer {
  if (!key) throw new Error('No pass is signed before signFramePassesWith() has said with what.');
  return createHmac('sha256', key).update(payload).digest();
}

export function issueFramePass(origins: readonly string[], at: Date): string {
  const pass = {
    origins: origins.filter((origin) => plainOrigin.test(origin)),
    until: at.getTime() + passMs,
  };
  const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${payload}.${macOf(payload).toString('base64url')}`;
}

/** The origins of a valid pass; none if the pass is invalid or has expired. */
export function readFramePass(pass: string, at: Date): string[] {
  const [payload = '', mac = ''] = pass.split('.');
  const [receivedMac, expectedMac] = [Buffer.from(mac, 'base64url'), macOf(payload)];
  if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac)) return [];
  const { origins, until } = passSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return until > at.getTime() ? origins.filter((origin) => plainOrigin.test(origin)) : [];
}

/** Sets the cookie, partitioned by the embedding site, until the pass expires. Without HTTPS, browsers do not accept such a cookie. */
export function setFramePassCookie(request: FastifyRequest, reply: FastifyReply, pass: string): void {
  if (!isHttps(request)) return;
  const cookie = stringifySetCookie({
    name: cookieName,
    value: pass,
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
    path: '/',
    maxAge: passMs / 1000,
  });
  const otherCookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  reply.header('set-cookie', [...otherCookies, cookie]);
}

/** The origins besides our own that may frame the requested page. */
export function frameOriginsOf(request: FastifyRequest): string[] {
  const passInUrl = new URL(request.url, 'http://redraft.invalid').searchParams.get(framePassParameter);
  const passInCookie = parseCookie(request.headers.cookie ?? '')[cookieName];
  const passes = [passInUrl, passInCookie].filter((pass) => pass !== null && pass !== undefined);
  return [...new Set(passes.flatMap((pass) => readFramePass(pass, now())))];
}

function isHttps(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}
