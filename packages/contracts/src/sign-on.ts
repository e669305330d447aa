import { z } from 'zod';
import { instantSchema } from './wire.ts';

export const institutionWaySchema = z.enum(['oidc', 'saml']);
export type InstitutionWay = z.infer<typeof institutionWaySchema>;

/** An institution at which people sign in, and since when the account is known there by its own name for the person. */
export const connectedInstitutionSchema = z.object({
  way: institutionWaySchema,
  name: z.string(),
  connectedAt: instantSchema.nullable(),
  usedAt: instantSchema.nullable(),
  /** Connected, and nobody could sign in to the account without it. */
  isOnlyWay: z.boolean(),
});
export type ConnectedInstitution = z.infer<typeof connectedInstitutionSchema>;
export const connectedInstitutionsSchema = z.array(connectedInstitutionSchema);

/** Which one, to connect with it or to part from it. */
export const connectInstitutionBodySchema = z.object({ way: institutionWaySchema });
/** Where the browser goes to say at the institution who somebody is. */
export const connectInstitutionAnswerSchema = z.object({ address: z.string() });
