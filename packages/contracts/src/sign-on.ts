import { z } from 'zod';
import { instantSchema } from './wire.ts';

export const institutionWaySchema = z.enum(['oidc', 'saml']);
export type InstitutionWay = z.infer<typeof institutionWaySchema>;

/** An institution for sign-in, and since when the account has been linked to an identity there. */
export const connectedInstitutionSchema = z.object({
  way: institutionWaySchema,
  name: z.string(),
  connectedAt: instantSchema.nullable(),
  usedAt: instantSchema.nullable(),
  /** It is linked, and there is no other way to sign in to the account. */
  isOnlyWay: z.boolean(),
});
export type ConnectedInstitution = z.infer<typeof connectedInstitutionSchema>;
export const connectedInstitutionsSchema = z.array(connectedInstitutionSchema);

/** The institution to link or unlink. */
export const connectInstitutionBodySchema = z.object({ way: institutionWaySchema });
/** The URL at which the browser signs on at the institution. */
export const connectInstitutionAnswerSchema = z.object({ address: z.string() });
