import type { PlatformFields } from '@redraft/contracts';
import { allowedUrl } from '../../platform/guarded-fetch.ts';

type Addresses = Pick<PlatformFields, 'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'jwksUri'>;

/** Whether this server would call these URLs and send browsers to them, judged by their spelling; what a host name resolves to is checked at each call. */
export function areAddressesAllowed(
  addresses: { [Name in keyof Addresses]?: string | undefined },
  allowsLocal: boolean,
): boolean {
  const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri } = addresses;
  return [issuer, authorizationEndpoint, tokenEndpoint, jwksUri].every(
    (address) => address === undefined || allowedUrl(address, allowsLocal) !== null,
  );
}

/**
 * People are identified by issuer and subject. A platform registered for a known issuer with its own keys could sign for the issuer's people, so all
 * registrations of an issuer must have the same JWKS URI.
 */
export function isSameIssuer(jwksUri: string, known: readonly string[]): boolean {
  return known.every((address) => address === jwksUri);
}

/** The origins on which a platform may show our pages in a frame, according to its registration and a launch. */
export function frameOrigins(addresses: readonly (string | null)[]): string[] {
  const origins = addresses.flatMap((address) => {
    if (address === null || !URL.canParse(address)) return [];
    const { protocol, origin } = new URL(address);
    return /^https?:$/.test(protocol) ? [origin] : [];
  });
  return [...new Set(origins)];
}

type Choice<Platform> =
  | { kind: 'found'; platform: Platform }
  | { kind: 'refused'; code: 'lti.platform_unknown' | 'lti.client_needed' | 'lti.platform_pending' };

interface Registered {
  client_id: string;
  deployments: readonly string[];
  status: string;
}

/** The registration of an issuer that a login is for: determined by client ID or deployment, or the only one. */
export function choosePlatform<Platform extends Registered>(
  platforms: readonly Platform[],
  { clientId, deploymentId }: { clientId: string | undefined; deploymentId: string | undefined },
): Choice<Platform> {
  const meant = clientId === undefined ? platforms : platforms.filter((one) => one.client_id === clientId);
  const allApproved = meant.filter(({ status }) => status === 'approved');
  const deployed = allApproved.filter(
    ({ deployments }) => deploymentId !== undefined && deployments.includes(deploymentId),
  );
  const approved = deployed.length === 1 ? deployed : allApproved;
  const [platform, ...others] = approved;
  if (platform && others.length === 0) return { kind: 'found', platform };
  if (platform) return { kind: 'refused', code: 'lti.client_needed' };
  return { kind: 'refused', code: meant.length > 0 ? 'lti.platform_pending' : 'lti.platform_unknown' };
}
