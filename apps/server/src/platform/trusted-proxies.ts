import { isIP } from 'node:net';
import { z } from 'zod';

/** What Fastify's `trustProxy` takes: nobody, or whether the sender at this many hops from here is a proxy of ours. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const groups = ['loopback', 'linklocal', 'uniquelocal'];
/** More proxies in a row than anybody has. */
const maxHops = 10;
const rule = `Set a number of proxies in front (at most ${maxHops}), or their addresses: 10.0.0.5, 10.1.0.0/16, ${groups.join(', ')}.`;

/**
 * Whose `X-Forwarded-For`, `-Proto` and `-Host` are believed. Everybody can send these, so that nobody is unless it is said.
 *
 * A number counts from the nearest: with 1 the sender of the connection is a proxy, and the last address it names is the
 * caller. Whoever can reach the port past the proxies is then believed too; addresses do not have that gap.
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

/** An address, a range of them in CIDR notation, or one of the groups by name. Everybody is no range. */
function isAddress(text: string): boolean {
  if (groups.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}
