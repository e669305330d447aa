import { isIP } from 'node:net';
import { z } from 'zod';

/** A value for Fastify's `trustProxy`: no proxy, a list of addresses, or a function of address and hop. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const groups = ['loopback', 'linklocal', 'uniquelocal'];
/** More than any chain of proxies. */
const maxHops = 10;
const rule = `Set a number of proxies in front (at most ${maxHops}), or their addresses: 10.0.0.5, 10.1.0.0/16, ${groups.join(', ')}.`;

/**
 * The proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are trusted. Any client can send these headers, so the default is none.
 *
 * A number counts hops from the server: with 1 the direct peer is a proxy, and the last address it names is the client. Clients that can reach the
 * port directly are then trusted too; a list of addresses does not have that gap.
 */
export const trustedProxiesSchema = z
  .string()
  .trim()
  .default('')
  .transform((value, context): TrustedProxies => {
    if (value === '') return false;
    if (/^\d+$/.test(value)) {
      const hops = Number(value);
      if (hops <= maxHops) return hops === 0 ? false : (_address, hop) => hop < hops;
    }
    const addresses = value.split(',').map((part) => part.trim());
    if (addresses.every(isAddress)) return addresses;
    context.addIssue(`${value} names no proxy. ${rule}`);
    return z.NEVER;
  });

/** An address, a CIDR range, or a named group. A range of all addresses is not allowed. */
function isAddress(text: string): boolean {
  if (groups.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}
