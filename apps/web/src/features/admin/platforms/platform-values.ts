import { type Platform, platformFieldsSchema } from '@redraft/contracts';
import { z } from 'zod';

/** One entry per line; blank lines are ignored. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const { shape } = platformFieldsSchema;

/** Form values: lists as lines, and empty strings for missing values. */
export const platformFormSchema = z.object({
  name: shape.name,
  institution: z.string().pipe(shape.institution.unwrap()),
  issuer: shape.issuer,
  clientId: shape.clientId,
  authorizationEndpoint: shape.authorizationEndpoint,
  tokenEndpoint: shape.tokenEndpoint,
  tokenAudience: z.string().transform((text) => text.trim() || null),
  jwksUri: shape.jwksUri,
  deployments: z.string().transform(lines).pipe(shape.deployments.unwrap()),
  emailDomains: z.string().transform(lines).pipe(shape.emailDomains.unwrap()),
});
export type PlatformInput = z.input<typeof platformFormSchema>;

export function inputOf(platform: Platform | null): PlatformInput {
  return {
    name: platform?.name ?? '',
    institution: platform?.institution ?? '',
    issuer: platform?.issuer ?? '',
    clientId: platform?.clientId ?? '',
    authorizationEndpoint: platform?.authorizationEndpoint ?? '',
    tokenEndpoint: platform?.tokenEndpoint ?? '',
    tokenAudience: platform?.tokenAudience ?? '',
    jwksUri: platform?.jwksUri ?? '',
    deployments: platform?.deployments.join('\n') ?? '',
    emailDomains: platform?.emailDomains.join('\n') ?? '',
  };
}
