import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not public: this machine, private networks, and ranges reserved for documentation or other uses (IANA special-purpose address
 * registries). A server that fetches user-supplied URLs must not reach any of them.
 */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  special.addSubnet(network, prefix, 'ipv6');

/** Expects an IP address; anything else counts as private. An IPv4-mapped IPv6 address (`::ffff:…`) is judged as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '');
  switch (isIP(bare)) {
    case 4:
      return special.check(bare, 'ipv4');
    case 6:
      return special.check(bare, 'ipv6');
    default:
      return true;
  }
}
