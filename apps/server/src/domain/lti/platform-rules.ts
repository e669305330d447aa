import type { PlatformFields } from '@redraft/contracts';
import { allowedUrl } from '../../platform/guarded-fetch.ts';

type Addresses = Pick<PlatformFields, 'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'jwksUri'>;

/** Whether we would ask such addresses, and send browsers there: by how they are spelt; what a name stands for is judged when it is asked. */
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
 * People are known by issuer and subject. Whoever registers an issuer that is known with keys of their own could sign for its people;
 * so all registrations of an issuer have the same address of its keys.
 */
export function isSameIssuer(jwksUri: string, known: readonly string[]): boolean {
  return known.every((address) => address === jwksUri);
}

/** Where a platform shows us in a frame, as far as its registration and a launch tell. */
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

/** Which registration of an issuer a login is for: its client id or its deployment say so, or there is but one. */
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
