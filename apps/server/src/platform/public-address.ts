import { isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import { isPrivateAddress } from './private-addresses.ts';

/** Where others than this machine and private networks may reach the server, and the setting that says so. */
export type PublicAddress = Readonly<{ setting: 'PUBLIC_URL' | 'HOST'; address: string }>;

export type NetworkInterfaces = Readonly<
  Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family'>[] | undefined>
>;

/** Unless PUBLIC_URL is public, checks the addresses that the server listens on. Null if nobody from elsewhere can reach it. */
export function findPublicAddress({
  publicUrl,
  host,
  interfaces,
}: {
  publicUrl: string | undefined;
  host: string;
  interfaces: NetworkInterfaces;
}): PublicAddress | null {
  if (publicUrl !== undefined && !isPrivateHost(new URL(publicUrl).hostname))
    return { setting: 'PUBLIC_URL', address: publicUrl };
  const address = listListeningAddresses(host, interfaces).find((candidate) => !isPrivateHost(candidate));
  return address === undefined ? null : { setting: 'HOST', address };
}

/** `0.0.0.0` stands for all addresses of IPv4, `::` (also the default of an empty host) for those of both versions. */
function listListeningAddresses(host: string, interfaces: NetworkInterfaces): readonly string[] {
  const bare = withoutBrackets(host);
  const isUnspecified = bare === '' || (isIP(bare) === 6 && /^[0:]+$/.test(bare));
  if (!isUnspecified && !/^0+(\.0+){0,3}$/.test(bare)) return [bare];
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family }) => isUnspecified || family === 'IPv4')
    .map(({ address }) => address);
}

/** A name other than localhost may lead anywhere. */
function isPrivateHost(host: string): boolean {
  const bare = withoutBrackets(host).replace(/%.*$/, '');
  return isIP(bare) === 0 ? /^localhost$/i.test(bare) : isPrivateAddress(bare);
}

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '');

/** One line for the operator who expects the demo data and does not find it. */
export function explainWhyDemoIsOff({ setting, address }: PublicAddress): string {
  const isOff = `The demo data is off: others can reach this server at ${address} (${setting}).`;
  const turnOn = 'DEMO=on turns it on, with passwords that everybody knows';
  return setting === 'HOST'
    ? `${isOff} ${turnOn}; HOST=127.0.0.1 limits the server to this machine.`
    : `${isOff} ${turnOn}.`;
}
